import { readFileSync } from 'node:fs'
import { checkLog, type LogVerdict, notJudgedYet } from '../../spec/reference/check-log.js'
import { type Decompressor, loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { ContentTooLarge, contentOfFrames } from '../../spec/reference/codec/zstd/frames.js'
import { isZstandard } from '../../spec/reference/codec/zstd/scan.js'
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
export async function check(files: string[], options: CheckOptions): Promise<void> {
  const reference = buildReference()
  const style = styleFor(isColoured(process.stdout))
  let code: number = exitCode.ok
  let accepted = 0
  for (const file of files) {
    let verdict: LogVerdict
    let rows: readonly string[]
    try {
      const bytes = readFileSync(file)
      const isContainer = isZstandard(bytes) || file.endsWith('.zstd')
      const decompressor = isContainer ? await loadDecompressor() : undefined
      verdict = checkLog(reference, bytes, options.strict ? 'strict' : 'recoverable', decompressor)
      const shows = !options.json && (verdict.outcome === 'refuse' || 'dropped' in verdict)
      rows = shows ? rowsOf(bytes, decompressor) : []
    } catch (error) {
      if (!(error instanceof ContentTooLarge || (error as NodeJS.ErrnoException).code)) throw error
      process.stderr.write(`sessionproof: cannot read ${file}: ${(error as Error).message}\n`)
      if (code === exitCode.ok) code = exitCode.couldNotRun
      continue
    }
    if (verdict.outcome === 'refuse') code = exitCode.failed
    else if (verdict.outcome === 'not-judged' && code === exitCode.ok) code = exitCode.couldNotRun
    else if (verdict.outcome === 'accept') accepted++
    if (options.json) process.stdout.write(`${JSON.stringify({ file, ...verdict })}\n`)
    else process.stdout.write(`${checkReport(file, verdict, rows, options.lang, style)}\n`)
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

/** The lines of a log, to show those that are refused or withheld. */
function rowsOf(bytes: Uint8Array, decompressor: Decompressor | undefined): string[] {
  const content = decompressor ? contentOfFrames(bytes, decompressor) : bytes
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(content).split('\n')
}
