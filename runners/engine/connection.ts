import type { Carrier, ImplementationProcess } from '../carriers/carrier.js'
import { protocolVersion, responseFault } from '../protocol/messages.js'
import type { HelloResponse, Request } from '../protocol/types.js'
import type { Case } from './cases/expand.js'
import type { RequestBody } from './cases/request.js'

/** The implementation could not be started, or does not speak the protocol: nothing can be run. */
export class ConnectionFailure extends Error {
  constructor(
    problem: string,
    readonly stderr: string,
  ) {
    super(problem)
  }
}

/** How an exchange ended. What was in flight when something broke is not yet the fault of any one case. */
export type ExchangeOutcome = { readonly ended: 'done' } | { readonly ended: 'aborted' } | Breakdown

export interface Breakdown {
  readonly ended: 'broken'
  readonly how: 'crash' | 'timeout' | 'garbage'
  readonly reason: string
  readonly inFlight: readonly Case[]
}

/** What is said about a case: most have one question, some another after the first answer. */
export interface Dialogue {
  question(subject: Case): RequestBody
  /** The next question after an answer; undefined where that was the last. */
  further(subject: Case, answer: unknown): RequestBody | undefined
}

export interface Connection {
  readonly hello: HelloResponse
  /**
   * Sends cases, `window` at a time, `first` before those that `next` gives, until both end (`done`) or something breaks.
   * The clock of a case starts when no earlier one is unanswered. Rejects with what `settle`, `next` and the dialogue
   * throw, which is no fault of the implementation.
   */
  exchange(
    first: readonly Case[],
    dialogue: Dialogue,
    window: number,
    timeout: number,
    settle: (subject: Case, message: unknown, milliseconds: number) => void,
    next: () => Case | undefined,
    signal: AbortSignal | undefined,
  ): Promise<ExchangeOutcome>
  stop(): void
  kill(): void
  stderr(): string
}

const helloId = 0

type Event =
  | { readonly kind: 'message'; readonly value: unknown }
  | { readonly kind: 'garbage'; readonly reason: string }
  | { readonly kind: 'exit'; readonly reason: string }

/** Starts an implementation and says hello. Throws {@link ConnectionFailure}. */
export async function connect(carrier: Carrier, timeout: number): Promise<Connection> {
  let listen: (event: Event) => void = () => {}
  const early: Event[] = []
  listen = (event) => early.push(event)
  const process = carrier.start({
    message: (value) => listen({ kind: 'message', value }),
    garbage: (reason) => listen({ kind: 'garbage', reason }),
    exit: (reason) => listen({ kind: 'exit', reason }),
  })
  const subscribe = (listener: (event: Event) => void) => {
    listen = listener
    for (const event of early.splice(0)) listener(event)
  }
  const hello = await greet(process, subscribe, timeout)
  listen = (event) => early.push(event)
  return new ProcessConnection(process, hello, subscribe)
}

function greet(
  process: ImplementationProcess,
  subscribe: (listener: (event: Event) => void) => void,
  timeout: number,
): Promise<HelloResponse> {
  return new Promise((resolve, reject) => {
    const fail = (problem: string) => {
      clearTimeout(timer)
      process.kill()
      reject(new ConnectionFailure(problem, process.stderr()))
    }
    // starting an interpreter is not the implementation's work on a case: it may take longer
    const timer = setTimeout(() => fail(`did not answer hello within ${timeout + 10_000} ms`), timeout + 10_000)
    subscribe((event) => {
      if (event.kind === 'exit') fail(`${event.reason} before it answered hello`)
      else if (event.kind === 'garbage') fail(`answered hello with ${event.reason}`)
      else {
        const fault = responseFault('hello', event.value) ?? idFault(event.value as HelloResponse)
        clearTimeout(timer)
        if (fault === undefined) resolve(event.value as HelloResponse)
        else fail(`answered hello with something else: ${fault}`)
      }
    })
    process.send([{ id: helloId, op: 'hello', protocol: protocolVersion }])
  })
}

function idFault({ id }: HelloResponse): string | undefined {
  return id === helloId ? undefined : `its id is ${id}, and that of the request was ${helloId}`
}

/** What is wrong with an id that is not in flight, in a few words: it may be anything, of any size. */
function strangeId(id: unknown): string {
  if (id === undefined) return 'without an id'
  if (typeof id === 'object' && id !== null) return 'with an id that is no number'
  const text = JSON.stringify(id)
  return `with the id ${text.length > 40 ? `${text.slice(0, 40)}…` : text}, which is not in flight`
}

class ProcessConnection implements Connection {
  #nextId = 1

  constructor(
    readonly process: ImplementationProcess,
    readonly hello: HelloResponse,
    readonly subscribe: (listener: (event: Event) => void) => void,
  ) {}

  exchange(
    ...[first, dialogue, window, timeout, settle, next, signal]: Parameters<Connection['exchange']>
  ): Promise<ExchangeOutcome> {
    return new Promise((resolve, reject) => {
      // insertion order is the order of sending: the first key is the oldest
      const inFlight = new Map<number, { subject: Case; since: number }>()
      const waiting = [...first]
      let clock: NodeJS.Timeout | undefined
      let oldest: number | undefined
      let isOver = false

      const close = () => {
        isOver = true
        clearTimeout(clock)
        signal?.removeEventListener('abort', abort)
        this.subscribe(() => {})
      }
      const finish = (outcome: ExchangeOutcome) => {
        close()
        resolve(outcome)
      }
      /** What the runner does by itself: where it throws, the exchange is over. */
      const guarded = (act: () => void) => {
        try {
          act()
        } catch (error) {
          close()
          reject(error)
        }
      }
      const broken = (how: Breakdown['how'], reason: string) => {
        finish({ ended: 'broken', how, reason, inFlight: [...inFlight.values()].map(({ subject }) => subject) })
      }
      const abort = () => finish({ ended: 'aborted' })
      const fill = () => {
        const requests: Request[] = []
        while (inFlight.size < window) {
          const subject = waiting.shift() ?? next()
          if (!subject) break
          const id = this.#nextId++
          inFlight.set(id, { subject, since: performance.now() })
          requests.push({ id, ...dialogue.question(subject) } as Request)
        }
        if (requests.length > 0) this.process.send(requests)
        watch()
      }
      /** The clock is that of the oldest question. */
      const watch = () => {
        const first = inFlight.keys().next().value
        if (first === undefined) return finish({ ended: 'done' })
        if (first === oldest) return
        oldest = first
        clearTimeout(clock)
        clock = setTimeout(() => broken('timeout', `no answer within ${timeout} ms`), timeout)
      }
      const receive = (message: unknown) => {
        const id = (message as { id?: unknown } | null)?.id
        const answered = typeof id === 'number' ? inFlight.get(id) : undefined
        if (!answered) return broken('garbage', `answered ${strangeId(id)}`)
        inFlight.delete(id as number)
        const further = dialogue.further(answered.subject, message)
        if (further) {
          const next = this.#nextId++
          inFlight.set(next, answered)
          this.process.send([{ id: next, ...further } as Request])
          return watch()
        }
        settle(answered.subject, message, performance.now() - answered.since)
        scheduleFill()
      }
      // messages arrive many to a chunk: refill once for all of them
      let isScheduled = false
      const scheduleFill = () => {
        if (isScheduled) return
        isScheduled = true
        queueMicrotask(() => {
          isScheduled = false
          if (!isOver) guarded(fill)
        })
      }
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) return abort()
      this.subscribe((event) => {
        if (isOver) return
        if (event.kind === 'message') guarded(() => receive(event.value))
        else
          broken(
            event.kind === 'exit' ? 'crash' : 'garbage',
            event.kind === 'exit' ? event.reason : `sent ${event.reason}`,
          )
      })
      if (!isOver) guarded(fill)
    })
  }

  stop(): void {
    this.process.send([{ id: this.#nextId++, op: 'stop' }])
    // a well-behaved one has left by then; the timer does not keep the runner alive
    setTimeout(() => this.process.kill(), 500).unref()
  }

  kill(): void {
    this.process.kill()
  }

  stderr(): string {
    return this.process.stderr()
  }
}
