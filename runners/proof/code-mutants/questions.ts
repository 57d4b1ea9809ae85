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
  const [folder = '', name = ''] = file.replace(/\.ts$/, '').split('/').slice(-2)
  const seen = new Map<string, number>()
  const rankOf = ({ subject: { vector } }: Question): number => {
    const area = vector.rules[0]?.split('.')[0] ?? ''
    const rank = seen.get(area) ?? 0
    seen.set(area, rank + 1)
    if (vector.rules.includes(`${folder}.${name}`)) return -2
    return area === folder || area === name ? -1 : rank
  }
  const ranked = questions.map((question) => ({ question, rank: rankOf(question) }))
  return ranked.sort((left, right) => left.rank - right.rank).map(({ question }) => question)
}
