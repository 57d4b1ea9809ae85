import type { Codec, RowKind } from '../../../spec/reference/codec/codec.js'
import { buildDecode } from '../../../spec/reference/codec/decode.js'
import type { FormatReference, Reference } from '../../../spec/reference/reference.js'

const inDoubt = () => false

/**
 * A reference whose decoder asks its judges of every row. Gates are fast for long logs, and slow to make: a mutant meets
 * a few rows. That they answer as the judges do is a test of theirs.
 */
export function withoutGates(reference: Reference): Reference {
  return new Map([...reference].map(([format, it]) => [format, gateless(it)]))
}

function gateless(reference: FormatReference): FormatReference {
  let made: Codec | undefined
  let decode: FormatReference['decode'] | undefined
  const codec = () => {
    made ??= doubting(reference.codec())
    return made
  }
  return {
    ...reference,
    codec,
    decode: (...input) => {
      decode ??= buildDecode(codec())
      return decode(...input)
    },
  }
}

function doubting(codec: Codec): Codec {
  const kinds = new Map<RowKind, RowKind>()
  return {
    ...codec,
    isHeader: inDoubt,
    classify: (record) => {
      const kind = codec.classify(record)
      const known = kinds.get(kind)
      if (known) return known
      const doubted = { ...kind, isDecoded: inDoubt, isAdmitted: inDoubt }
      kinds.set(kind, doubted)
      return doubted
    },
  }
}
