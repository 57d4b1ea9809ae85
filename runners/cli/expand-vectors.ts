import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { packageRoot, vectorsDirectory } from '../package.js'

// `npm run expand`: every case with everything written out, one JSON object a line, for people without our code.
const cases = expandVectors(loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors))
const lines = cases.map(({ id, vector, format, request, expect, rows, directory }) => {
  const { title, rules, source, faults, catches, scored, reason } = vector
  return JSON.stringify({
    id,
    rules,
    format,
    title,
    source,
    request,
    ...(rows ? { rows } : {}),
    ...(directory ? { directory } : {}),
    expect,
    faults,
    catches,
    scored,
    reason,
  })
})
const target = join(packageRoot, 'dist/vectors.ndjson')
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, `${lines.join('\n')}\n`)
