import type { ValidatorSource } from '../../../spec/reference/validators.js'
import type { Case } from '../../engine/cases/expand.js'
import { packageRoot } from '../../package.js'
import { goldenCases } from '../mutants/golden-cases.js'
import { type Environment, loadEnvironment } from './environment.js'
import { sharedValidators } from './shared-validators.js'
import { type Way, ways } from './ways.js'

/** A golden case, and the ways by which the code as it is answers it as it expects. */
export interface Question {
  readonly subject: Case
  readonly ways: readonly Way[]
}

/** Every golden case that is scored, and the validators that they need, compiled. */
export interface Golden {
  readonly questions: readonly Question[]
  readonly validators: ValidatorSource
}

/** Throws where the first way, which is the protocol, does not do for each case. */
export async function goldenQuestions(): Promise<Golden> {
  const environment = await loadEnvironment(packageRoot)
  const { buildReference, specification, compileValidators } = environment
  const validators = sharedValidators(compileValidators)
  const reference = buildReference({ ...specification, validators })
  const cases = goldenCases().filter(({ vector }) => vector.scored !== false)
  const questions = cases.map((subject) => {
    const open = ways.filter((way) => way(environment, reference, subject))
    if (open[0] !== ways[0]) throw new Error(`${subject.id}: the reference does not pass it`)
    return { subject, ways: open }
  })
  return { questions, validators }
}

/** What is not as a case expects by one of its ways, in words; undefined where nothing is. A throw is another answer. */
export function faultOf(
  { subject, ways }: Question,
  environment: Environment,
  reference: ReturnType<Environment['buildReference']>,
): string | undefined {
  try {
    const other = ways.find((way) => !way(environment, reference, subject))
    return other && `${other.name} is answered otherwise`
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/**
 * The questions with those first that most likely notice a mutant in a file: on the rule that it judges, then on its
 * area, and then one of each area after the other.
 */
export function inOrder(questions: readonly Question[], file: string): Question[] {
  // an empty folder, as before the first slash, would begin every name
  const path = file
    .replace(/\.ts$/, '')
    .split(/[\\/]/)
    .filter((folder) => folder !== '')
  const areas = path.flatMap((folder) => [folder, ...(areasOf[folder] ?? [])])
  const seen = new Map<string, number>()
  const rankOf = ({ subject: { vector } }: Question): number => {
    const [area = '', part = ''] = vector.rules[0]?.split('.') ?? []
    const rank = seen.get(area) ?? 0
    seen.set(area, rank + 1)
    if (vector.rules.some((rule) => path.join('.').endsWith(rule))) return -3
    if (areas.includes(area)) return path.some((folder) => part.startsWith(folder)) ? -2 : -1
    return rank
  }
  const ranked = questions.map((question) => ({ question, rank: rankOf(question) }))
  return ranked.sort((left, right) => left.rank - right.rank).map(({ question }) => question)
}

/** Areas whose cases ask for the code of a folder that has another name. */
const areasOf: Readonly<Record<string, readonly string[]>> = {
  projection: ['adapter', 'wire'],
  stream: ['assembly', 'chunk', 'stream-record'],
  migration: ['v2-v3', 'v3-v4'],
}
