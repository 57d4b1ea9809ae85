// Generated from protocol.schema.json by `npm run compile`; do not edit.

export type Id = number
export type Format = number
export type Container = 'jsonl' | 'zstd'
export type Recovery = 'strict' | 'recoverable'
export type Place = 'event' | 'window' | 'restore' | 'session'
export type RefusalClass = 'malformed' | 'unsupported' | 'newer' | 'conflict'

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
  row?: number
  at?: string
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
export interface AdmitRequest {
  id: Id
  op: 'admit'
  format: Format
  at: Place
  /**
   * The complete list of installed types; the format's own table when absent.
   */
  vocabulary?: string[]
  /**
   * For `event`: any JSON value.
   */
  event?: unknown
}
export interface AdmitResponse {
  id: Id
  outcome: 'accept'
  warnings?: Warning[]
}
/**
 * Any operation may refuse its input.
 */
export interface RefuseResponse {
  id: Id
  outcome: 'refuse'
  class?: RefusalClass
  rule?: string
  row?: number
  /**
   * RFC 6901 pointer in the row to the value that breaks the rule.
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
