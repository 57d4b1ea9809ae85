import { beforeAll, describe, expect, it } from 'vitest'
import { judgeAnswer } from '../../engine/classify.js'
import { sameJson } from '../../engine/compare.js'
import { findChromium, openPage } from './chromium.fixture.js'
import { type PageReport, servePage } from './page.fixture.js'
import { deliveries, goldenCases, questionOf, referenceAnswer, rowQuestions } from './questions.fixture.js'

const chromium = findChromium()
if (!chromium)
  process.stderr.write('no Chromium on this machine, the bundle is not tried in one; SESSIONPROOF_CHROMIUM names one\n')

describe('the bundle in Chromium, without eval', () => {
  const questions = [...deliveries.map(([question]) => question), ...goldenCases.map(questionOf), ...rowQuestions]
  let report: PageReport = { answers: [], hasEval: true, violated: [] }

  beforeAll(async () => {
    if (!chromium) return
    const page = await servePage(questions)
    const window = openPage(chromium, page.address)
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('the page did not report within 20 s')), 20_000).unref(),
    )
    late.catch(() => {})
    try {
      report = await Promise.race([page.report, window.ended, late])
    } finally {
      await window.close()
      page.close()
    }
  }, 30_000)

  it.skipIf(!chromium)('loads under a policy that forbids it', () => {
    expect(report.error).toBeUndefined()
    expect(report.violated).toEqual([])
    expect(report.hasEval).toBe(false)
  })

  it.skipIf(!chromium)('takes and refuses a snapshot, a live event and a page', () => {
    for (const [index, [question, expected]] of deliveries.entries())
      expect(report.answers[index], question.id).toMatchObject(expected)
  })

  it.skipIf(!chromium)('gives every golden vector what it expects', () => {
    const answers = report.answers.slice(deliveries.length)
    const reports = new Set(['class', 'rule', 'place', 'warnings'])
    const wrong = goldenCases.filter((it, index) => {
      const { state } = judgeAnswer(it, { id: 0, ...answers[index] }, reports)
      return state !== 'pass' && it.vector.scored !== false
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it.skipIf(!chromium)('gives every question the answer that it has in Node', () => {
    expect(report.answers).toHaveLength(questions.length)
    const differing = questions.filter((it, index) => !sameJson(report.answers[index], referenceAnswer(it)))
    expect(differing.map(({ id }) => id)).toEqual([])
  })
})
