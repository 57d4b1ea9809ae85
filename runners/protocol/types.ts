// Generated from protocol.schema.json by `npm run compile`; do not edit.

export type Id = number
export type Format = number
export type Container = 'jsonl' | 'zstd'
export type Recovery = 'strict' | 'recoverable'
export type Place = 'event' | 'window' | 'restore' | 'session'
/**
 * How the events of a window come: as an opening snapshot, as live entries, or as a page of history.
 */
export type Delivery = 'snapshot' | 'live' | 'page'
/**
 * The complete list of installed types; the format's own table when absent.
 */
export type Vocabulary = string[]
export type RefusalClass = 'malformed' | 'unsupported' | 'newer' | 'conflict'
/**
 * What became of one attempt.
 */
export type AttemptVerdict =
  | {
      outcome: 'accept'
      /**
       * The seq that the event got.
       */
      seq: number
    }
  | {
      outcome: 'refuse'
      class?: RefusalClass
      rule?: string
      /**
       * RFC 6901 pointer in the attempt to the value that breaks the rule.
       */
      at?: string
      /**
       * For people; never compared.
       */
      message?: string
    }

export interface Session {
  header: Record<string, unknown>
  events: unknown[]
  inheritedEventCount: number
}
/**
 * The first row that a recoverable read withheld, and why.
 */
export interface Dropped {
  row: number
  class: RefusalClass
  rule?: string
  at?: string
}
/**
 * A breach of a SHOULD in an input that is accepted.
 */
export interface Warning {
  rule: string
  /**
   * The 1-based number of the event, or of the attempt (append); 0 is the header.
   */
  row?: number
  at?: string
}
export interface History {
  /**
   * Seqs in surface order.
   */
  surface: number[]
  /**
   * What a model would see, in that order.
   */
  messages: unknown[]
}
export interface LogFile {
  name: string
  /**
   * What the header of the file says, any JSON value; null where it cannot be read.
   */
  version: unknown
}
export interface HelloRequest {
  id: Id
  op: 'hello'
  protocol: 1
}
export interface HelloResponse {
  id: Id
  protocol: 1
  implementation: {
    name: string
    version?: string
    language?: string
  }
  /**
   * How many requests may be unanswered at once.
   */
  window?: number
  /**
   * What is not declared is not run. What is declared and then absent fails.
   */
  capabilities: {
    decode?: {
      formats: Format[]
      containers: Container[]
      /**
       * Both, when absent.
       */
      recovery?: Recovery[]
    }
    encode?: {
      formats: Format[]
      containers: Container[]
    }
    admit?: {
      formats: Format[]
      at: Place[]
    }
    append?: {
      formats: Format[]
    }
    history?: {
      formats: Format[]
    }
    select?: {
      formats: Format[]
    }
    /**
     * From each of these formats to each later one of those.
     */
    migrate?: {
      from: Format[]
      to: Format[]
      containers: Container[]
    }
    /**
     * From each of these formats to each later one of those, in a directory of this machine.
     */
    publish?: {
      from: Format[]
      to: Format[]
      containers: Container[]
    }
  }
  /**
   * What refusals name beside the outcome; only that is compared.
   */
  reports?: ('class' | 'rule' | 'place' | 'warnings')[]
}
export interface StopRequest {
  id: Id
  op: 'stop'
}
export interface DecodeRequest {
  id: Id
  op: 'decode'
  /**
   * The generation that the reader is for.
   */
  format: number
  container: Container
  recovery: Recovery
  /**
   * The file, base64.
   */
  bytes: string
}
export interface DecodeResponse {
  id: Id
  outcome: 'accept'
  session: Session
  dropped?: Dropped
  warnings?: Warning[]
}
export interface EncodeRequest {
  id: Id
  op: 'encode'
  format: Format
  container: Container
  session: Session
}
export interface EncodeResponse {
  id: Id
  outcome: 'accept'
  /**
   * One JSON text a row, without the line feed; row 0 is the header.
   */
  rows?: string[]
  /**
   * The file, base64.
   */
  bytes?: string
  warnings?: Warning[]
}
/**
 * At `event` with `event`; at `window` with `events` and `delivery`; at `restore` and `session` with `session`.
 */
export interface AdmitRequest {
  id: Id
  op: 'admit'
  format: Format
  at: Place
  vocabulary?: Vocabulary
  /**
   * For `event`: any JSON value.
   */
  event?: unknown
  /**
   * For `window`: each any JSON value, in the order in which they are delivered.
   */
  events?: unknown[]
  delivery?: Delivery
  /**
   * For `window`: the seq at which an opening snapshot has to end; -1 for a log without events.
   */
  cursor?: number
  /**
   * For `window`: the first seq of the window that an older page is put in front of.
   */
  before?: number
  session?: Session
}
export interface AdmitResponse {
  id: Id
  outcome: 'accept'
  warnings?: Warning[]
}
/**
 * Continues a session. Refused where the session itself cannot be continued.
 */
export interface AppendRequest {
  id: Id
  op: 'append'
  format: Format
  session: Session
  /**
   * Events without `seq` and `time`, one after the other: `type`, `data`, `surfaceOp`, `sourceEventSeqs`; any JSON value.
   */
  attempts: unknown[]
  vocabulary?: Vocabulary
}
/**
 * A refused attempt changes nothing; `history` is that after the last attempt.
 */
export interface AppendResponse {
  id: Id
  outcome: 'accept'
  /**
   * One for each attempt, in their order.
   */
  verdicts: AttemptVerdict[]
  history: History
  warnings?: Warning[]
}
export interface HistoryRequest {
  id: Id
  op: 'history'
  format: Format
  session: Session
}
export interface HistoryResponse {
  id: Id
  outcome: 'accept'
  /**
   * Seqs in surface order.
   */
  surface: number[]
  /**
   * What a model would see, in that order.
   */
  messages: unknown[]
}
export interface SelectRequest {
  id: Id
  op: 'select'
  format: Format
  /**
   * The log files of one Session directory.
   */
  files: LogFile[]
}
export interface SelectResponse {
  id: Id
  outcome: 'accept'
  /**
   * The name of the one that is read.
   */
  file: string
}
/**
 * A file, with `container`, `recovery` and `bytes`; or a `session`, which no decoder has judged.
 */
export interface MigrateRequest {
  id: Id
  op: 'migrate'
  from: Format
  to: Format
  /**
   * Evidence on the Sessions that this one started, in any order: none of them known when empty, nobody looked when absent.
   */
  children?: unknown[]
  container?: Container
  recovery?: Recovery
  /**
   * The file, base64.
   */
  bytes?: string
  session?: Session
}
/**
 * The whole log in the format `to`, as its restorer takes it.
 */
export interface MigrateResponse {
  id: Id
  outcome: 'accept'
  session: Session
  dropped?: Dropped
}
/**
 * Put the successor of the log of a Session beside it. The runner looks at the directory when the answer has come.
 */
export interface PublishRequest {
  id: Id
  op: 'publish'
  /**
   * The absolute path of a Session directory on this machine, without symbolic links in it. It is removed afterwards.
   */
  directory: string
  to: Format
  /**
   * Evidence on the Sessions that this one started, in any order: none of them known when empty, nobody looked when absent.
   */
  children?: unknown[]
  /**
   * How the logs of this directory are written.
   */
  container?: 'jsonl' | 'zstd'
}
/**
 * The successor stands in the directory.
 */
export interface PublishResponse {
  id: Id
  outcome: 'accept'
  /**
   * Its name.
   */
  file: string
}
/**
 * Any operation may refuse its input.
 */
export interface RefuseResponse {
  id: Id
  outcome: 'refuse'
  class?: RefusalClass
  rule?: string
  /**
   * The row of a file, or the 1-based number of the event in a window or a session; 0 is the header.
   */
  row?: number
  /**
   * RFC 6901 pointer in the row to the value that breaks the rule; without a row, in the request (`select`) or the directory (`publish`).
   */
  at?: string
  code?: string
  /**
   * For people; never compared.
   */
  message?: string
}

export type Request =
  | HelloRequest
  | StopRequest
  | DecodeRequest
  | EncodeRequest
  | AdmitRequest
  | AppendRequest
  | HistoryRequest
  | SelectRequest
  | MigrateRequest
  | PublishRequest
