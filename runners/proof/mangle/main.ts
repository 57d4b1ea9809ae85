import { Worker } from 'node:worker_threads'
import { InvalidArgumentError, program } from 'commander'
import type { Said, Work } from './worker.js'

// `npm run mangle -- --seconds 600 --seed 1 LOG…`: damaged logs through `check`, in a thread that is watched. A crash, a
// hang and memory without bound end it with the number of the run, which `--run` repeats.
interface Options {
  seconds: number
  seed: number
  run?: number
}

const longestRun = 20_000
const mostMemory = 2_000_000_000
const whole = (text: string) => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('a whole number is needed')
  return Number(text)
}

program
  .name('npm run mangle --')
  .description('Damages logs (truncation, flips, splices, nesting, huge numbers and lines) and checks them.')
  .argument('<logs...>', 'logs to damage, JSONL or Zstandard')
  .option('--seconds <n>', 'how long', whole, 60)
  .option('--seed <n>', 'the same seed gives the same runs', whole, 1)
  .option('--run <n>', 'this run alone, to look at it again', whole)
  .action(mangle)
  .parse()

function mangle(files: string[], { seconds, seed, run: only }: Options): void {
  const outcomes = new Map<string, number>()
  const started = performance.now()
  let run = only ?? 0
  let peak = 0
  const work: Work = { seed, files }
  const thread = new Worker(new URL('./worker.js', import.meta.url), { workerData: work })
  const fail = (what: string) => {
    process.stdout.write(
      `run ${run} of seed ${seed}: ${what}\nagain: npm run mangle -- --seed ${seed} --run ${run} ${files.join(' ')}\n`,
    )
    process.exit(1)
  }
  let watchdog: NodeJS.Timeout | undefined
  const next = () => {
    watchdog = setTimeout(() => fail(`it has not ended in ${longestRun / 1000} s`), longestRun)
    thread.postMessage(run)
  }
  thread.on('message', (said: Said) => {
    if ('begins' in said) return
    clearTimeout(watchdog)
    if ('crash' in said) return fail(`it crashed after ${said.damaged.join(', ')}: ${said.crash}`)
    outcomes.set(said.outcome, (outcomes.get(said.outcome) ?? 0) + 1)
    peak = Math.max(peak, said.peak)
    if (said.peak > mostMemory) return fail(`the process has ${Math.round(said.peak / 1e6)} MB`)
    if (only !== undefined || performance.now() - started > seconds * 1000) {
      const counts = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')
      process.stdout.write(
        `${run + 1 - (only ?? 0)} runs of seed ${seed} in ${Math.round((performance.now() - started) / 1000)} s: ${counts}; no crash, no hang, at most ${Math.round(peak / 1e6)} MB\n`,
      )
      process.exit(0)
    }
    run++
    next()
  })
  thread.on('error', (error) => fail(`the thread ended: ${error.stack}`))
  next()
}
