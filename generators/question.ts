import type { JsonObject } from '../spec/reference/verdict.js'

/** The operations of the protocol that a question can be about. */
export type Operation =
  | 'decode'
  | 'encode'
  | 'admit'
  | 'append'
  | 'history'
  | 'select'
  | 'migrate'
  | 'publish'
  | 'assemble'
  | 'stream'
  | 'translate'
  | 'project'
  | 'exchange'
  | 'inspect'

/** Where `admit` judges. */
export type Place = 'event' | 'window' | 'restore' | 'session'

/**
 * A question to an implementation: the asking half of a vector, with the same members, so that whatever a generator
 * makes can be written down as one (design section 4; `vectors/vector.schema.json` says what an input may have).
 */
export interface Question {
  readonly op: Operation
  readonly format: number
  /** migrate and publish: the format of the target. */
  readonly to?: number
  /** admit. */
  readonly at?: Place
  /** decode and migrate: `strict` when absent. */
  readonly recovery?: 'strict' | 'recoverable'
  /** admit and append: the complete list of installed types; the format's own when absent. */
  readonly vocabulary?: readonly string[]
  readonly input: JsonObject
}
