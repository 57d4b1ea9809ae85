import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildReference, type FormatReference } from '../../spec/reference/reference.js'
import { packageRoot } from '../package.js'
import { syntheticLog } from './synthetic-log.js'

// part of `npm run bench`: events a second of each edge, beside the published stage where there is one. Both are given the
// same decoded events in one process, each round in turn, and what comes out is counted. Prints Markdown for RESULTS.md.
const megabytes = 40
const rounds = 7
const publishedModule = join(
  packageRoot,
  'runners/implementations/published/node_modules/@deepseek-ai/dsh-session-format-v2-to-v3/lib/index.js',
)

type Run = (header: object, events: readonly object[]) => number

interface Published {
  readonly sessionFormatV2ToV3: {
    migrateHeader(header: object): object
    createStage(input: object): { transformEvent(event: object, to: object): void; finish(to: object): number }
  }
}

const reference = buildReference()
const say = (line: string) => process.stdout.write(`${line}\n`)

/** One pass over an edge of the kit: how many events came out. */
function ours(format: number): Run {
  return (header, events) => {
    let emitted = 0
    const { openEdge } = reference.get(format) as FormatReference
    const edge = openEdge(header as never, [], () => {
      emitted++
    })
    if ('outcome' in edge) throw new Error(edge.message)
    for (const event of events) {
      const refused = edge.event(event)
      if (refused) throw new Error(`row ${refused.row}: ${refused.message}`)
    }
    edge.end(0)
    return emitted
  }
}

/** The same over the published stage. */
function published({ sessionFormatV2ToV3 }: Published): Run {
  return (sourceHeader, events) => {
    let emitted = 0
    const to = {
      emitEvent: () => {
        emitted++
      },
      emitRun: () => undefined,
    }
    const targetHeader = sessionFormatV2ToV3.migrateHeader(sourceHeader)
    const stage = sessionFormatV2ToV3.createStage({ sourceHeader, targetHeader, sourceKind: 'decoded' })
    for (const event of events) stage.transformEvent(event, to)
    stage.finish(to)
    return emitted
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

function measure(format: 2 | 3, contenders: ReadonlyMap<string, Run>): void {
  const [row = '', ...rows] = syntheticLog(format, megabytes * 1_000_000)
  const { type: _type, ...header } = JSON.parse(row)
  const events = rows.map((it) => JSON.parse(it) as object)
  const rates = new Map([...contenders.keys()].map((name) => [name, [] as number[]]))
  let emitted = 0
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of contenders) {
      const started = performance.now()
      emitted = run(header, events)
      if (round > 0) rates.get(name)?.push((events.length * 1000) / (performance.now() - started))
    }
  }
  say(`\nV${format} to V${format + 1}, ${events.length} events to ${emitted}, median of ${rounds} rounds\n`)
  say('| what | events a second | of the published stage |')
  say('| --- | ---: | ---: |')
  const base = median(rates.get('published stage') ?? [])
  for (const [name, measured] of rates) {
    const rate = median(measured)
    const ratio = Number.isNaN(base) ? '·' : (rate / base).toFixed(2)
    say(`| ${name} | ${Math.round(rate).toLocaleString('en')} | ${ratio} |`)
  }
}

say(`Node ${process.version}`)
const beside: [string, Run][] = existsSync(publishedModule)
  ? [['published stage', published((await import(publishedModule)) as Published)]]
  : []
measure(2, new Map([['edge', ours(2)], ...beside]))
measure(3, new Map([['edge', ours(3)]]))
