import { loadCompressor } from '../../../spec/reference/codec/zstd/compressor.js'
import { logOfTurns } from './log.js'
import { type Phase, phases } from './phases.js'
import { Victim } from './victim.js'

// `npm run kill [-- KILLS]`: publishes a log that takes a while in processes that are killed at random, and looks at what
// is left. A moment is drawn within a phase, and the phases take turns, so that short ones are hit as often as long ones.

const kills = Number(process.argv[2] ?? 200)
const turns = 20_000
const fewest = 10
const say = (line: string) => void process.stdout.write(`${line}\n`)

interface Span {
  readonly phase: Phase
  readonly milliseconds: number
}

/** How long each phase takes, as a process tells it that is left alone. */
async function measured(victim: Victim): Promise<Span[]> {
  const begun: { phase: string; at: number }[] = []
  const { fault } = await victim.publish('phases', (phase) => begun.push({ phase, at: performance.now() }))
  if (fault !== undefined) throw new Error(`left alone: ${fault}`)
  return begun.slice(0, -1).map(({ phase, at }, index) => ({
    phase: phase as Phase,
    milliseconds: (begun[index + 1]?.at ?? at) - at,
  }))
}

/** Kills a publication at a moment of a phase: the phase in which it really was, and what is wrong then. */
async function killedIn(victim: Victim, { phase, milliseconds }: Span) {
  const { said, fault } = await victim.publish('phases', (line, child) => {
    if (line === phase) setTimeout(() => child.kill('SIGKILL'), Math.random() * milliseconds)
  })
  return { hit: said.at(-1) ?? 'start', fault }
}

async function attack(victim: Victim, count: number): Promise<string[]> {
  const spans = await measured(victim)
  const total = spans.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  say(`\n${victim.name}: ${(victim.source.length / 1e6).toFixed(1)} MB, published in ${Math.round(total)} ms`)
  const hits = new Map<string, number>()
  const faults: string[] = []
  for (let index = 0; index < count; index++) {
    const { hit, fault } = await killedIn(victim, spans[index % spans.length] as Span)
    hits.set(hit, (hits.get(hit) ?? 0) + 1)
    if (fault !== undefined) faults.push(`killed in ${hit}: ${fault}`)
  }
  say('  phase      ms  kills')
  for (const { phase, milliseconds } of spans)
    say(`  ${phase.padEnd(8)}${milliseconds.toFixed(0).padStart(5)}${String(hits.get(phase) ?? 0).padStart(7)}`)
  say(`  ${'too late'.padEnd(8)}${' '.repeat(5)}${String(hits.get('end') ?? 0).padStart(7)}`)
  if (total < 500) faults.push(`it takes ${Math.round(total)} ms, and should take half a second`)
  if (count >= phases.length * 2 * fewest)
    for (const phase of phases) {
      const hit = hits.get(phase) ?? 0
      if (hit < fewest) faults.push(`${phase} was hit ${hit} times, fewer than ${fewest}`)
    }
  return faults
}

const text = logOfTurns(turns)
const compress = await loadCompressor()
const end = text.indexOf('\n') + 1
const container = Buffer.concat([text.slice(0, end), text.slice(end)].map((it) => compress(Buffer.from(it))))
const faults: string[] = []
for (const victim of [
  new Victim('session.v3.jsonl', Buffer.from(text)),
  new Victim('session.v3.jsonl.zstd', container),
]) {
  try {
    faults.push(
      ...(await attack(victim, victim.name.endsWith('.zstd') ? Math.ceil(kills / 5) : kills)).map(
        (fault) => `${victim.name}: ${fault}`,
      ),
    )
  } finally {
    victim.remove()
  }
}
say(faults.length === 0 ? '\nevery source intact, no partial successor' : `\n${faults.join('\n')}`)
if (faults.length > 0) process.exitCode = 1
