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
/** A rule function has its type, or one of the two marks, from one module. */
const isFunction =
  /import .*\b(?:RuleFunction|RelationFunction|EdgeFunction|EdgeEndFunction|StepFunction|onlyWith|ofReplacement)\b.* from '.*\/rule-function\.js'/

/**
 * The function files of the reference. Where there are no sources, as in the package, types are gone: then files below
 * an area stand for them that `isNamed` says a rule to be named by.
 */
export function functionFiles(isNamed: (rule: string) => boolean): FunctionFile[] {
  return ['admission', 'codec', 'migration'].flatMap((part) =>
    readdirSync(new URL(`${part}/`, reference), { recursive: true, encoding: 'utf8' }).flatMap((path) => {
      const [, stem = ''] = path.replaceAll('\\', '/').match(/^([^.]+)\.(?:ts|js)$/) ?? []
      if (!stem.includes('/')) return []
      const rule = stem.replaceAll('/', '.')
      const isOne = path.endsWith('.ts') ? isFunction.test(textOf(`${part}/${path}`)) : isNamed(rule)
      return isOne ? [{ file: `spec/reference/${part}/${stem}.ts`, rule }] : []
    }),
  )
}

function textOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, reference)), 'utf8')
}
