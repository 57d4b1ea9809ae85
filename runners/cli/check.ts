import { readFileSync } from 'node:fs'
import { checkLog, notJudgedYet } from '../../spec/reference/check-log.js'
import { buildReference } from '../../spec/reference/reference.js'
import { checkReport } from '../reports/check-report.js'
import type { Lang } from '../reports/labels.js'
import { styleFor } from '../reports/style.js'
import { exitCode } from './exit.js'
import { isColoured } from './terminal.js'

interface CheckOptions {
  strict?: boolean
  lang: Lang
  json?: boolean
}

/** `sessionproof check`: judges log files. Refused beats unreadable or not judged, which beats accepted. */
export function check(files: string[], options: CheckOptions): void {
  const reference = buildReference()
  const style = styleFor(isColoured(process.stdout))
  let code: number = exitCode.ok
  let accepted = 0
  for (const file of files) {
    let bytes: Uint8Array
    try {
      bytes = readFileSync(file)
    } catch (error) {
      process.stderr.write(`sessionproof: cannot read ${file}: ${(error as Error).message}\n`)
      if (code === exitCode.ok) code = exitCode.couldNotRun
      continue
    }
    const verdict = checkLog(reference, bytes, options.strict ? 'strict' : 'recoverable')
    if (verdict.outcome === 'refuse') code = exitCode.failed
    else if (verdict.outcome === 'not-judged' && code === exitCode.ok) code = exitCode.couldNotRun
    else if (verdict.outcome === 'accept') accepted++
    if (options.json) process.stdout.write(`${JSON.stringify({ file, ...verdict })}\n`)
    else
      process.stdout.write(
        `${checkReport(file, verdict, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\n'), options.lang, style)}\n`,
      )
  }
  if (!options.json && accepted > 0) {
    const pending = notJudgedYet.join(', ')
    const remark =
      options.lang === 'zh'
        ? `已判定：decode、event。尚未判定：${pending}（事件之间的关系）。`
        : `Judged: decode, event. Not judged yet: ${pending} (relationships between events).`
    process.stdout.write(`${style.dim(remark)}\n`)
  }
  process.exitCode = code
}
