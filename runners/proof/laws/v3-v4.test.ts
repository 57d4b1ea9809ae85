import { describe, expect, it } from 'vitest'
import { laws } from '../../../generators/migration/laws.js'
import type { Question } from '../../../generators/question.js'
import { migrate } from '../../../spec/reference/migration/migrate.js'
import { KitJudge } from '../../fuzz/kit-judge.js'
import { corpusLogs, deepFrozen, goldenLogs, type NamedLog, reference } from './v3-logs.fixture.js'

const judge = new KitJudge()
const children = deepFrozen([
  { childId: 'k', childCreatedAt: 2, descriptorCount: 0, descriptor: null },
  { childId: 'j', childCreatedAt: 1, descriptorCount: 1, descriptor: { version: 3, provider: 'p', mode: 'one-shot' } },
])

/** The logs that go over. What a step changed in its input would throw here. */
function migrated(logs: readonly NamedLog[]): NamedLog[] {
  return logs.filter(({ session }) => {
    const answer = migrate(reference, { session: deepFrozen(session) }, { from: 3, to: 4, children })
    return answer.outcome === 'accept'
  })
}

describe.each([
  ['golden vectors', goldenLogs(), 500],
  ['the corpus', corpusLogs(), corpusLogs().length],
])('the V3 logs of %s', (_name, logs, fewest) => {
  const sources = migrated(logs)

  it('go over in numbers', () => {
    expect(sources.length).toBeGreaterThanOrEqual(fewest)
  })

  it.each(Object.entries(laws))('are under the law %s', (_law, law) => {
    const broken = sources.flatMap(({ name, session }) => {
      const question: Question = { op: 'migrate', format: 3, to: 4, input: { session, children } }
      const fault = law(question, judge)
      return fault === undefined ? [] : [`${name}: ${fault}`]
    })
    expect(broken).toEqual([])
  })
})
