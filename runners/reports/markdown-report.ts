import { breakdownReport } from './breakdown.js'
import { failureReport, testAgain } from './failure.js'
import { label } from './labels.js'
import { styleFor } from './style.js'
import { areaOf, tally } from './summary.js'
import { closing, describe, type TestRun } from './test-report.js'

/** The run as Markdown, to paste into an issue or a pull request. */
export function markdownReport(run: TestRun): string {
  const plain = styleFor(false)
  const { results, verdict, lang } = run
  const areas = [...new Set(results.map((result) => areaOf(result.subject.vector.id)))].sort()
  const head = [
    label('area', lang),
    label('pass', lang),
    label('fail', lang),
    label('skipped', lang),
    label('not-scored', lang),
  ]
  const rows = areas.map((area) => {
    const counts = tally(results.filter((result) => areaOf(result.subject.vector.id) === area))
    return [
      area,
      counts.pass,
      counts.fail + counts.error + counts.timeout + counts.crash,
      counts.skipped,
      counts['not-scored'],
    ]
  })
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const failures = [
    ...verdict.unexpected.map((result) => failureReport(result, testAgain(result, run.command), lang, plain)),
    ...run.breakdowns.map((breakdown) => breakdownReport(breakdown, lang, plain)),
  ].map((text) => `\`\`\`\n${text.replaceAll('```', "'''")}\n\`\`\``)
  const listed = verdict.expected.map((result) => `- ${result.subject.id}`)
  return [
    `# ${describe(run.facts)}`,
    `sessionproof ${run.kit}, \`sessionproof test${run.command}\``,
    closing(run, plain),
    table,
    ...verdict.faults.map((fault) => `- ${fault}`),
    ...failures,
    ...(listed.length > 0
      ? [`## ${label('expectedFailures', lang).replace('%s', String(listed.length))}`, listed.join('\n')]
      : []),
  ]
    .join('\n\n')
    .concat('\n')
}
