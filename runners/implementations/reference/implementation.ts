import { knownFormats } from '../../../spec/generated/formats.js'
import type { Opened } from '../../../spec/reference/admission/admit-session.js'
import type { Delivered } from '../../../spec/reference/admission/admit-window.js'
import { type Decompressor, loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import { buildReference, type FormatReference, type Reference } from '../../../spec/reference/reference.js'
import type { Implementation } from '../implementation.js'

/**
 * The reference as an implementation under test. Give it another reference to test a mutant, and a decompressor that is
 * loaded to have every answer at once.
 */
export function referenceImplementation(
  version: string,
  reference: Reference = buildReference(),
  decompressor: () => Decompressor | Promise<Decompressor> = loadDecompressor,
): Implementation {
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
        decode: { formats, containers: ['jsonl', 'zstd'] },
        encode: { formats, containers: ['jsonl'] },
        admit: { formats, at: ['event', 'window', 'restore', 'session'] },
        append: { formats },
        history: { formats },
        select: { formats },
      },
      reports: ['class', 'rule', 'place', 'warnings'],
    }),
    decode: ({ format, bytes, recovery, container }) => {
      const { decode } = of(format)
      const file = Buffer.from(bytes, 'base64')
      if (container === 'jsonl') return decode(file, recovery)
      const loaded = decompressor()
      return loaded instanceof Promise
        ? loaded.then((it) => decode(file, recovery, it))
        : decode(file, recovery, loaded)
    },
    encode: ({ format, session }) => of(format).encode(session),
    admit: (request) => {
      const { admitEvent, admitSession, admitWindow } = of(request.format)
      const { vocabulary } = request
      if (request.at === 'event') return admitEvent(request.event, vocabulary)
      if (request.at === 'window') return admitWindow(request as Delivered, vocabulary)
      return admitSession(request.session as Opened, request.at, vocabulary)
    },
    append: ({ format, session, attempts, vocabulary }) => of(format).append(session, attempts, vocabulary),
    history: ({ format, session }) => of(format).history(session),
    select: ({ format, files }) => of(format).select(files),
  }
}
