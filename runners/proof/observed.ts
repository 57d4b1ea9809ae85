import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The verdict of running real code on a case. No class: the code that ran knows none. */
export interface ObservedVerdict {
  readonly outcome: 'accept' | 'refuse'
  readonly class?: 'malformed' | 'unsupported' | 'newer'
}

interface ObservedCase {
  readonly id: string
  readonly op: string
  readonly verdict: { readonly ok: boolean; readonly class?: string; readonly message?: string }
}

const collections = new Map<string, ReadonlyMap<string, ObservedVerdict>>()

/** The verdict of `case:<collection>/<id>` below a directory of cases; undefined where there is no such case. */
export function observedVerdict(directory: string, source: string): ObservedVerdict | undefined {
  const [collection = '', id = ''] = source.slice('case:'.length).split('/')
  const found =
    collections.get(collection) ??
    (collection === 'field' ? readField(directory) : readCollection(directory, collection))
  collections.set(collection, found)
  return found.get(id)
}

function readCollection(directory: string, collection: string): ReadonlyMap<string, ObservedVerdict> {
  const cases = JSON.parse(readFileSync(join(directory, `${collection}.json`), 'utf8')) as ObservedCase[]
  return new Map(
    cases.map(({ id, verdict }) => [
      id,
      verdict.ok ? { outcome: 'accept' } : { outcome: 'refuse', ...classOf(verdict.class) },
    ]),
  )
}

/** The installed Session throws plain errors: every refusal of it is `malformed`. A crash has no class. */
function classOf(error: string | undefined): Pick<ObservedVerdict, 'class'> {
  if (error === 'SessionFormatUnsupportedMigrationError') return { class: 'unsupported' }
  return error === 'SessionFormatError' || error === 'Error' ? { class: 'malformed' } : {}
}

/** Whole logs: what the published packages answered when they decoded, migrated to V3 and restored them. */
function readField(directory: string): ReadonlyMap<string, ObservedVerdict> {
  const logs = JSON.parse(readFileSync(join(directory, 'field/verdicts.json'), 'utf8')) as {
    file: string
    published_packages: { ok: boolean; error?: string }
  }[]
  return new Map(
    logs.map(({ file, published_packages: { ok, error = '' } }): [string, ObservedVerdict] => {
      if (ok) return [file.replace(/\.jsonl$/, ''), { outcome: 'accept' }]
      const refused = error.startsWith('Unsupported: newer')
        ? { class: 'newer' as const }
        : classOf(error.split(':')[0])
      return [file.replace(/\.jsonl$/, ''), { outcome: 'refuse', ...refused }]
    }),
  )
}
