import type { Operation as PatchOperation } from 'rfc6902'
import type { RefusalClass } from '../../../spec/rule-record.js'

import type { FrameInput } from './frames.js'

/** A vector as it stands in a file below `vectors/` (design section 4; `vectors/vector.schema.json` is the norm). */
export interface Vector {
  readonly id: string
  readonly rules: readonly string[]
  readonly op: 'decode' | 'encode' | 'admit'
  readonly formats: readonly number[]
  readonly title: { readonly en: string; readonly zh: string }
  readonly source: string
  readonly input?: VectorInput
  readonly base?: string
  readonly patch?: readonly PatchOperation[]
  /** decode: `strict` when absent. */
  readonly recovery?: 'strict' | 'recoverable'
  /** admit: `event` when absent. */
  readonly at?: 'event'
  readonly vocabulary?: readonly string[]
  readonly expect: Expect
  /** Rules that the input breaks by nature, in the order of checks; the first is the expected one. */
  readonly faults?: readonly string[]
  /** What a plausible wrong implementation does that this vector catches. */
  readonly catches?: { readonly en: string; readonly zh: string }
  readonly scored?: false
  readonly reason?: string
  /** `unread` until a person has read what a fuzzer wrote. */
  readonly review?: 'unread'
}

export interface VectorInput {
  /** decode: the frames of a Zstandard container. */
  readonly frames?: readonly FrameInput[]
  /** decode: row 0 is the header; an object is written as compact JSON, a string is raw text. */
  readonly rows?: readonly unknown[]
  /** decode: text after the last line feed. */
  readonly tail?: string
  /** decode: the whole file, base64, where the bytes matter. */
  readonly bytes?: string
  /** admit. */
  readonly event?: unknown
  /** encode. */
  readonly session?: {
    readonly header: object
    readonly events: readonly unknown[]
    readonly inheritedEventCount: number
  }
}

export type Expect = ExpectAccept | ExpectRefuse

export interface ExpectAccept {
  readonly outcome: 'accept'
  /** decode: the session in full. */
  readonly session?: unknown
  /** decode: the events are the rows as they stand, up to the first dropped one; or how many there are. */
  readonly events?: 'as-rows' | number
  readonly inheritedEventCount?: number
  readonly dropped?: { readonly row: number; readonly class: RefusalClass; readonly rule?: string }
  /** encode: the rows as JSON values, `sourceEventSeqs` by spelling. */
  readonly rows?: readonly unknown[]
  readonly warnings?: readonly { readonly rule: string; readonly at: string }[]
}

export interface ExpectRefuse {
  readonly outcome: 'refuse'
  readonly class: RefusalClass
  readonly rule: string
  readonly row?: number
  readonly at: string
}
