import type { FormatRecord } from '../rule-record.js'
import { type AdmitEvent, buildAdmitEvent } from './admission/admit-event.js'
import { buildCodec, type Codec } from './codec/codec.js'
import { buildDecode, type Decode } from './codec/decode.js'
import { buildEncode, type Encode } from './codec/encode.js'
import { type OpenReader, openReader } from './codec/reader.js'
import { type Specification, specification } from './specification.js'

/** The executable spec of one format. */
export interface FormatReference {
  readonly decode: Decode
  /** Decoding of a file that comes in pieces, without keeping its events. */
  readonly openReader: OpenReader
  readonly encode: Encode
  readonly admitEvent: AdmitEvent
  /** What readings of logs are made from. */
  readonly codec: () => Codec
}

/** The executable spec: one codec and one admission a format, by format number. */
export type Reference = ReadonlyMap<number, FormatReference>

/**
 * Builds the reference from lists of rules, constraints, functions and stages. Operations are built when they are first
 * used, so that a short run pays for what it runs.
 */
export function buildReference(lists: Specification = specification): Reference {
  const formats = Object.values(lists.formats) as FormatRecord[]
  return new Map(formats.map((format) => [format.format, lazily(lists, format)]))
}

function lazily(lists: Specification, format: FormatRecord): FormatReference {
  let codec: Codec | undefined
  let decode: Decode | undefined
  let encode: Encode | undefined
  let admitEvent: AdmitEvent | undefined
  const codecOnce = () => {
    codec ??= buildCodec(lists, format)
    return codec
  }
  return {
    codec: codecOnce,
    decode: (...input) => {
      decode ??= buildDecode(codecOnce())
      return decode(...input)
    },
    openReader: (options) => openReader(codecOnce(), options),
    encode: (...input) => {
      encode ??= buildEncode(lists, format)
      return encode(...input)
    },
    admitEvent: (...input) => {
      admitEvent ??= buildAdmitEvent(lists, format)
      return admitEvent(...input)
    },
  }
}
