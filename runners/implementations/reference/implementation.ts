import { knownFormats } from '../../../spec/generated/formats.js'
import { buildReference, type FormatReference, type Reference } from '../../../spec/reference/reference.js'
import type { Implementation } from '../implementation.js'

/** The reference as an implementation under test. Give it another reference to test a mutant. */
export function referenceImplementation(version: string, reference: Reference = buildReference()): Implementation {
  const formats = [...knownFormats]
  const of = (format: number): FormatReference => {
    const found = reference.get(format)
    if (!found) throw new Error(`the reference does not judge format ${format}`)
    return found
  }
  return {
    hello: () => ({
      protocol: 1,
      implementation: { name: 'sessionproof reference', version, language: 'typescript' },
      window: 256,
      capabilities: {
        decode: { formats, containers: ['jsonl'] },
        encode: { formats, containers: ['jsonl'] },
        admit: { formats, at: ['event'] },
      },
      reports: ['class', 'rule', 'place', 'warnings'],
    }),
    decode: ({ format, bytes, recovery }) => of(format).decode(Buffer.from(bytes, 'base64'), recovery),
    encode: ({ format, session }) => of(format).encode(session),
    admit: ({ format, event, vocabulary }) => of(format).admitEvent(event, vocabulary),
  }
}
