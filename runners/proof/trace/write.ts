import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageRoot } from '../../package.js'
import { traceLines } from './lines.js'
import { repositorySources } from './repository.js'
import { traceOf } from './trace.js'

// `npm run expand`: the trace, for people without our code. What `sessionproof list trace` prints.
const target = join(packageRoot, 'dist/trace.ndjson')
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, traceLines(traceOf(repositorySources())))
