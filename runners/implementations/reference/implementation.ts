import { formats as formatRecords } from '../../../spec/generated/formats.js'
import type { Opened } from '../../../spec/reference/admission/admit-session.js'
import type { Delivered } from '../../../spec/reference/admission/admit-window.js'
import { type Compressor, loadCompressor } from '../../../spec/reference/codec/zstd/compressor.js'
import { type Decompressor, loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import { migrate, type UnjudgedSession } from '../../../spec/reference/migration/migrate.js'
import { adaptersOf } from '../../../spec/reference/projection/adapters.js'
import type { Route } from '../../../spec/reference/projection/draft.js'
import { buildReference, type FormatReference, type Reference } from '../../../spec/reference/reference.js'
import type { FormatRecord } from '../../../spec/rule-record.js'
import { publishInDirectory } from '../../publication/directory.js'
import { systemFiles } from '../../publication/file-operations.js'
import { atOnce } from '../../publication/publish.js'
import type { Implementation } from '../implementation.js'

/**
 * The reference as an implementation under test. Give it another reference to test a mutant, and a decompressor that is
 * loaded to have every answer at once.
 */
export function referenceImplementation(
  version: string,
  reference: Reference = buildReference(),
  decompressor: () => Decompressor | Promise<Decompressor> = loadDecompressor,
  compressor: () => Compressor | Promise<Compressor> = loadCompressor,
): Implementation {
  const of = (format: number): FormatReference => {
    const found = reference.get(format)
    if (!found) throw new Error(`the reference does not judge format ${format}`)
    return found
  }
  const withDecompressor = <Answer>(container: string | undefined, answer: (loaded?: Decompressor) => Answer) => {
    if (container !== 'zstd') return answer()
    const loaded = decompressor()
    return loaded instanceof Promise ? loaded.then(answer) : answer(loaded)
  }
  const withCodecs = <Answer>(answer: (codecs: Codecs) => Answer) => {
    const loaded = [decompressor(), compressor()] as const
    const [decompress, compress] = loaded
    if (!(decompress instanceof Promise) && !(compress instanceof Promise))
      return answer({ decompressor: decompress, compressor: compress })
    return Promise.all(loaded).then(([decompressor, compressor]) => answer({ decompressor, compressor }))
  }
  return {
    hello: () => ({
      protocol: 1,
      implementation: { name: 'sessionproof reference', version, language: 'typescript' },
      window: 256,
      capabilities: {
        decode: { formats: formatsAt('decode'), containers: ['jsonl', 'zstd'] },
        encode: { formats: formatsAt('encode'), containers: ['jsonl'] },
        admit: { formats: formatsAt('event'), at: ['event', 'window', 'restore', 'session'] },
        append: { formats: formatsAt('append') },
        history: { formats: formatsAt('history') },
        select: { formats: formatsAt('select') },
        migrate: {
          from: formatsAt('edge'),
          to: formatsAt('edge').map((format) => format + 1),
          containers: ['jsonl', 'zstd'],
        },
        publish: {
          from: formatsAt('publish'),
          to: formatsAt('publish').map((format) => format + 1),
          containers: ['jsonl', 'zstd'],
        },
        assemble: { formats: formatsAt('assemble') },
        stream: { formats: formatsAt('stream'), actions: ['pack', 'expand', 'evidence'] },
        translate: { formats: formatsAt('translate'), adapters: adaptersAt('translate') },
        project: { formats: formatsAt('project'), adapters: adaptersAt('project') },
        exchange: {
          formats: formatsAt('translate').filter((format) => formatsAt('project').includes(format)),
          adapters: adaptersAt('translate').filter((adapter) => adaptersAt('project').includes(adapter)),
        },
        inspect: { formats: formatsAt('inspect'), adapters: adaptersAt('inspect') },
      },
      reports: ['class', 'rule', 'place', 'code', 'warnings'],
    }),
    decode: ({ format, bytes, recovery, container }) => {
      const file = Buffer.from(bytes, 'base64')
      return withDecompressor(container, (loaded) => of(format).decode(file, recovery, loaded))
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
    migrate: ({ from, to, children, session, ...file }) => {
      const route = { from, to, children }
      if (session) return migrate(reference, { session: session as UnjudgedSession }, route)
      const bytes = Buffer.from(file.bytes ?? '', 'base64')
      const recovery = file.recovery ?? 'strict'
      return withDecompressor(file.container, (decompressor) =>
        migrate(reference, { bytes, recovery, decompressor }, route),
      )
    },
    assemble: ({ format, chunks }) => of(format).assemble(chunks),
    stream: ({ format, action, records = [], chunks = [], ...recorded }) => {
      const { pack, expand, attest } = of(format)
      if (action === 'pack') return pack(chunks)
      return action === 'expand' ? expand(records) : attest(records, recorded)
    },
    translate: ({ format, adapter, model, events }) => of(format).translate(adapter, model, events),
    project: ({ format, adapter, route, request }) => of(format).project(adapter, route as Route, { ...request }),
    exchange: ({ format, route, request, ...exchanged }) =>
      of(format).exchange({ ...exchanged, route: route as Route, request: { ...request } }),
    inspect: ({ format, adapter, request, body }) => of(format).inspect(adapter, { ...request }, body),
    publish: ({ directory, to, children }) =>
      withCodecs((codecs) => {
        const tools = { reference, files: systemFiles, ...codecs }
        const published = atOnce(publishInDirectory(tools, { directory, to, children, recovery: 'strict' }))
        if (published.outcome === 'accept') return { outcome: 'accept', file: published.file }
        const { class: refused, rule, row, at, message } = published
        return { outcome: 'refuse', class: refused, rule, ...(row === undefined ? {} : { row }), at, message }
      }),
  }
}

interface Codecs {
  readonly decompressor: Decompressor
  readonly compressor: Compressor
}

/** The formats for which the notes say what is judged at a place. */
function formatsAt(place: string): number[] {
  const records: readonly FormatRecord[] = Object.values(formatRecords)
  return records.filter(({ checks }) => checks.some(({ at }) => at === place)).map(({ format }) => format)
}

/** The adapters of which the notes say what is done at a place. */
function adaptersAt(place: string): string[] {
  const records: readonly FormatRecord[] = Object.values(formatRecords)
  return [...new Set(records.flatMap((format) => adaptersOf(format, place)))]
}
