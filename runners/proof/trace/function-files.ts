import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file of the reference that exports the function of a rule, and the rule that its path names. */
export interface FunctionFile {
  /** `spec/reference/admission/turn/one-open.ts` */
  readonly file: string
  /** `turn.one-open` */
  readonly rule: string
}

const reference = new URL('../../../spec/reference/', import.meta.url)
/** A rule function says its type, or is made by one of the two marks. */
const isFunction =
  /export const \w+(?:: (?:(?:Rule|Relation|Edge|EdgeEnd|Step|Chunk|StreamRecord|Evidence|Translation|Projection|Wire)Function|(?:Assembly|Translation|Projection)Step)\b| = (?:onlyWith|ofReplacement)\b)/

/**
 * The function files of the reference. Where there are no sources, as in the package, types are gone: then files below
 * an area stand for them that `isNamed` says a rule to be named by.
 */
export function functionFiles(isNamed: (rule: string) => boolean): FunctionFile[] {
  return readdirSync(reference, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const [, stem = ''] = path.replaceAll('\\', '/').match(/^([^.]+)\.(?:ts|js)$/) ?? []
    const named = stem.replace(/^(?:admission|codec|migration|projection|stream)\//, '')
    if (!named.includes('/')) return []
    const rule = named.replaceAll('/', '.')
    const isOne = path.endsWith('.ts') ? isFunction.test(textOf(path)) : isNamed(rule)
    return isOne ? [{ file: `spec/reference/${stem}.ts`, rule }] : []
  })
}

function textOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, reference)), 'utf8')
}
