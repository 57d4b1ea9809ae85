import type { Answer } from '../../generators/judge.js'
import type { Question } from '../../generators/question.js'
import type { Case } from '../engine/cases/expand.js'
import type { Vector } from '../engine/cases/vector.js'
import { caseOf } from '../fuzz/generated-case.js'
import type { KitJudge } from '../fuzz/kit-judge.js'
import { Asker } from './asker.js'
import type { Cluster, Clusters } from './cluster.js'
import { type Disagreement, disagreementOf, isUnanimous } from './disagreement.js'
import type { Row } from './matrix.js'
import { questionOf } from './question-of.js'
import type { DiffOptions, Side } from './run-all.js'
import { expectationFrom, hasOpinion } from './said.js'
import { shrink } from './shrink.js'

/** Shrinks the input of each row, asking all sides again. Nothing when interrupted. Rejects with a KitFault. */
export async function shrinkRows(
  clusters: Clusters,
  sides: readonly Side[],
  judge: KitJudge,
  options: DiffOptions,
): Promise<Row[] | undefined> {
  const rows = clusters.rows()
  if (rows.length === 0) return []
  const askers: Asker[] = []
  const byId = new Map<string, Vector>(options.vectors.map((vector) => [vector.id, vector]))
  try {
    if (options.maxShrinks > 0)
      for (const { carrier } of sides) askers.push(await Asker.start(carrier, options.timeout))
    const shrunk: Row[] = []
    for (const row of rows) {
      if (options.signal.aborted) return undefined
      shrunk.push(await shrinkRow(row, questionOf(row.example.subject, byId), askers, judge, options))
      options.onProgress?.('rows', shrunk.length, rows.length)
    }
    return shrunk
  } finally {
    for (const asker of askers) asker.stop()
  }
}

async function shrinkRow(
  row: Cluster,
  question: Question,
  askers: readonly Asker[],
  judge: KitJudge,
  { maxShrinks, reductions, signal }: DiffOptions,
): Promise<Row> {
  const { example } = row
  const from = JSON.stringify(question.input).length
  const asItIs = (end: Row['shrinking']['end']): Row => ({
    ...row,
    question,
    shrinking: { from, to: from, tried: 0, kept: 0, end },
  })
  if (maxShrinks === 0) return asItIs('limit')
  // each smaller input would take as long as a side may
  if (example.cells.some(({ says }) => says === 'timeout')) return asItIs('slow')
  let smallest = example
  const holds = async (smaller: Question): Promise<boolean> => {
    if (signal.aborted) return false
    const found = await askAll(smaller, example, askers, judge)
    if (found?.pattern !== example.pattern) return false
    smallest = found
    return true
  }
  if (!(await holds(question))) return asItIs('unsteady')
  const { question: least, tried, kept, isLeast } = await shrink(question, reductions, holds, maxShrinks)
  const to = JSON.stringify(least.input).length
  return {
    ...row,
    example: kept === 0 ? example : smallest,
    question: least,
    shrinking: { from, to, tried, kept, end: isLeast ? 'least' : 'limit' },
  }
}

/** What the sides say of a question, if they disagree; it stays a question of the vector that it comes from. */
async function askAll(
  question: Question,
  { subject }: Disagreement,
  askers: readonly Asker[],
  judge: KitJudge,
): Promise<Disagreement | undefined> {
  const asked = caseOrNothing(question, subject)
  if (!asked) return undefined
  const reference = answerTo(asked, judge)
  if (reference.outcome === 'crash') return undefined
  const expected = { ...asked, expect: expectationFrom(subject, reference) }
  const said = await Promise.all(askers.map((asker) => asker.ask(expected)))
  if (said.filter(hasOpinion).length < 2 || isUnanimous(expected, said)) return undefined
  return disagreementOf(expected, said, reference)
}

/** What the reference answers. What it publishes is looked at once its name is known. */
function answerTo(asked: Case, judge: KitJudge): Answer {
  const answer = judge.answerTo(asked)
  const { outcome, file } = answer
  if (asked.request.op !== 'publish' || outcome !== 'accept' || typeof file !== 'string') return answer
  return judge.answerTo({ ...asked, expect: { outcome, file } })
}

/** The question as a case with the id, titles and rules of the one that it comes from; nothing where it asks nothing. */
function caseOrNothing(question: Question, { id, vector }: Case): Case | undefined {
  try {
    const asked = caseOf(question, 'generated')
    const { title, rules, source, scored, reason } = vector
    const kept = { title, rules, source, ...(scored === false ? { scored, reason } : {}) }
    return { ...asked, id, vector: { ...asked.vector, ...kept } as Vector }
  } catch {
    return undefined // too little is left of it to be written down
  }
}
