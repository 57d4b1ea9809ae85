/** A call that an answer asked for and no result has settled. */
export interface OpenCall {
  readonly id: string
  readonly name: string
  readonly arguments: string
  isStarted: boolean
}

/** What an event says of a call that a program made, from its start to its end. */
export interface Dispatched {
  readonly rootCallId: string
  readonly parentCallId: string
  readonly subCallId: string
  readonly name: string
  readonly arguments: unknown
}

/** An attempt at a request that is to be made again. */
export interface ScheduledRetry {
  readonly retryId: string
  readonly turn: number
  readonly step: number
  readonly retry: number
}

/** The last retry of a chain: one turn, step, provider and policy. */
export interface RetryChain {
  readonly retryId: string
  readonly retry: number
  readonly maxRetries: number
}

/** A compaction that has not ended. */
export interface OpenCompaction {
  readonly owner: { readonly compactionId: string; readonly sourceCommandId?: string }
  readonly turn: number | null
  summary?: readonly number[]
}

/** What the events of a log so far leave open, and what later ones may name. */
export class LogState {
  /** The open turn, and the one that was open last. */
  turn: number | undefined
  turns = 0
  step: number | undefined
  steps = 0
  /** No message may stand before the first step of a log. */
  hasStepped = false
  /** The system prompt of the last request. */
  prompt = ''
  /** The provider of the last request; none before the first. */
  provider: string | undefined
  readonly calls: OpenCall[] = []
  /** Calls that were settled, whose ids can be used again, and results be rewritten. */
  readonly settled: OpenCall[] = []
  readonly started: Dispatched[] = []
  readonly unsettled: Dispatched[] = []
  readonly scheduled: ScheduledRetry[] = []
  readonly chains = new Map<string, RetryChain>()
  compaction: OpenCompaction | undefined
  /** Messages that people wrote, by their numbers: titles cite them. */
  readonly fromPeople: number[] = []
  readonly commands: string[] = []
  /** The numbers of events on commands, which no command may name as its source. */
  readonly ofCommands = new Set<number>()
  /** A marker of the inherited part stands in the log. */
  isMarked = false
}
