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

/** Every golden case that is scored. Throws where the first way, which is the protocol, does not do for each of them. */
export async function goldenQuestions(): Promise<Question[]> {
  const environment = await loadEnvironment(packageRoot)
  const { buildReference, specification, compileValidators } = environment
  const reference = buildReference({ ...specification, validators: sharedValidators(compileValidators) })
  return goldenCases()
    .filter(({ vector }) => vector.scored !== false)
    .map((subject) => {
      const open = ways.filter((way) => way(environment, reference, subject))
      if (open[0] !== ways[0]) throw new Error(`${subject.id}: the reference does not pass it`)
      return { subject, ways: open }
    })
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
 * The questions with those first that most likely notice a mutant in a file: on the rule that it judges, and otherwise
 * one of each area after the other.
 */
export function inOrder(questions: readonly Question[], file: string): Question[] {
  const [area, name] = file.replace(/\.ts$/, '').split('/').slice(-2)
  const rule = `${area}.${name}`
  const seen = new Map<string, number>()
  const rankOf = ({ subject: { vector } }: Question): number => {
    const own = vector.rules[0]?.split('.')[0] ?? ''
    const rank = seen.get(own) ?? 0
    seen.set(own, rank + 1)
    return vector.rules.includes(rule) ? -1 : rank
  }
  const ranked = questions.map((question) => ({ question, rank: rankOf(question) }))
  return ranked.sort((left, right) => left.rank - right.rank).map(({ question }) => question)
}
