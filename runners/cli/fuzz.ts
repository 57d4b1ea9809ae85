import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { whyNeverAlone } from '../../generators/never-alone.js'
import { rules } from '../../spec/generated/rules.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import { ConnectionFailure } from '../engine/connection.js'
import { type Explanation, ExplanationsFault, parseExplanations, reasonOf } from '../fuzz/explanations.js'
import { vectorOf } from '../fuzz/failure-vector.js'
import type { Fuzzed } from '../fuzz/fuzz.js'
import { fuzzOnThreads } from '../fuzz/fuzz-on-threads.js'
import type { Failure } from '../fuzz/fuzz-source.js'
import { KitJudge } from '../fuzz/kit-judge.js'
import { kitTargets } from '../fuzz/kit-targets.js'
import { replay } from '../fuzz/replay.js'
import type { Target } from '../fuzz/target.js'
import { packageVersion } from '../package.js'
import { type FuzzRun, fuzzReport, isAsItShouldBe } from '../reports/fuzz-report.js'
import type { Lang } from '../reports/labels.js'
import { styleFor } from '../reports/style.js'
import { CommandFault, exitCode } from './exit.js'
import { nearest } from './nearest.js'
import { startProgress } from './progress.js'
import { shellWord } from './shell-word.js'
import { isColoured, lineWidth } from './terminal.js'

const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface FuzzCommandOptions {
  module?: string
  seed?: number
  runs: number
  time?: number
  rule?: string
  jobs?: number
  path?: string
  explained?: string
  maxShrinks: number
  timeout: number
  window: number
  out?: string
  progress: boolean
  lang: Lang
  json?: boolean
}

/** What is fuzzed, with what is known of it already. */
interface Subject {
  readonly target: Target
  readonly explanations: readonly Explanation[]
}

/** `sessionproof fuzz`: generated questions to an implementation, or, without one, to the kit itself. */
export async function fuzzCommand(command: string[], options: FuzzCommandOptions): Promise<void> {
  checkRule(options.rule)
  const subjects = subjectsOf(command, options)
  if (options.path !== undefined) return replayOne(subjects, options.path, options)
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31)
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  for (const signal of interruptions) process.once(signal, interrupt)
  const style = styleFor(isColoured(process.stdout), lineWidth(process.stdout))
  for (const { target, explanations } of subjects) {
    const start = performance.now()
    const fuzzed = await fuzzTarget(target, seed, options, interruption.signal)
    const run: FuzzRun = {
      fuzzed,
      seed,
      milliseconds: performance.now() - start,
      reasonOf: (failure) => reasonOf(failure, explanations),
      again: (failure) => commandLine(failure, seed, wordsOf(target), options),
    }
    if (options.json) process.stdout.write(records(run))
    else process.stdout.write(`${fuzzReport(run, options.lang, style)}\n\n`)
    const unexplained = fuzzed.failures.filter((failure) => run.reasonOf(failure) === undefined)
    if (options.out !== undefined && unexplained.length > 0) writeVectors(options.out, unexplained, seed)
    if (!isAsItShouldBe(fuzzed, unexplained.length)) process.exitCode = exitCode.failed
    if (interruption.signal.aborted) {
      process.stderr.write(`sessionproof: interrupted after ${fuzzed.runs} runs\n`)
      process.exitCode = exitCode.interrupted
      break
    }
  }
  for (const signal of interruptions) process.off(signal, interrupt)
}

function checkRule(rule: string | undefined): void {
  if (rule === undefined) return
  const record: RuleRecord | undefined = Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : undefined
  const never = whyNeverAlone(rule)
  if (never !== undefined) throw new CommandFault(`${rule} is never broken alone: ${never}; leave out --rule`)
  if (record?.effect === 'refuse') return
  const refusing = (Object.entries(rules) as [string, RuleRecord][]).filter(([, { effect }]) => effect === 'refuse')
  const guess = nearest(
    rule,
    refusing.map(([id]) => id),
  )
  const why = record ? `${rule} refuses nothing` : `${rule} is no rule`
  throw new CommandFault(`${why}${guess ? `; did you mean ${guess}?` : ''}; sessionproof list shows the rules`)
}

function subjectsOf(command: string[], { module, explained }: FuzzCommandOptions): Subject[] {
  const explanations = explained === undefined ? [] : readExplanations(explained)
  if (module !== undefined) {
    if (command.length > 0) throw new CommandFault('give either --module or a command, not both')
    if (!existsSync(module)) throw new CommandFault(`the module ${module} does not exist`)
    return [{ target: { kind: 'module', path: resolve(module) }, explanations }]
  }
  if (command.length > 0) return [{ target: { kind: 'command', command }, explanations }]
  return kitTargets(packageVersion).map(({ target, explained: file }) => ({
    target,
    explanations: [...explanations, ...(file === undefined ? [] : readExplanations(file))],
  }))
}

function readExplanations(file: string): Explanation[] {
  try {
    return parseExplanations(readFileSync(file, 'utf8'), file)
  } catch (error) {
    throw new CommandFault(
      error instanceof ExplanationsFault ? error.message : `cannot read ${file}: ${(error as Error).message}`,
    )
  }
}

async function fuzzTarget(
  target: Target,
  seed: number,
  options: FuzzCommandOptions,
  signal: AbortSignal,
): Promise<Fuzzed> {
  const { runs, rule, timeout, window, maxShrinks: mostShrinks } = options
  const isWatched = options.progress && !options.json && process.stderr.isTTY
  const progress = isWatched ? startProgress(runs, process.stderr) : undefined
  const jobs = Math.min(options.jobs ?? availableParallelism(), runs)
  const time = options.time === undefined ? undefined : options.time * 1000
  const plan = { target, seed, runs, time, rule, timeout, window, mostShrinks }
  try {
    return await fuzzOnThreads(plan, jobs, (count) => progress?.update(count), signal)
  } catch (error) {
    throw unreachable(error)
  } finally {
    progress?.stop()
  }
}

/** The command of a target as a person types it, from where he is; nothing of what needs none. */
function wordsOf(target: Target): string[] {
  if (target.kind !== 'command') return []
  const [program = '', ...args] = target.command
  const isOfKit = program === process.execPath
  return isOfKit ? ['node', ...args.map((it) => relative(process.cwd(), it))] : [program, ...args]
}

/** Asks one question again: of the only implementation, or of those of the kit that need no command. */
async function replayOne(subjects: readonly Subject[], path: string, options: FuzzCommandOptions): Promise<void> {
  const { seed } = options
  if (seed === undefined) throw new CommandFault('--path is of a --seed; a failure prints both')
  if (!/^\d+(:\d+)*$/.test(path)) throw new CommandFault(`--path ${path} is none; it is as a failure prints it: 17:0:3`)
  const [run = 0, ...steps] = path.split(':').map(Number)
  try {
    const { timeout, rule } = options
    let failure: Failure | undefined
    let target = (subjects[0] as Subject).target
    for (const subject of subjects.filter((it, index) => index === 0 || it.target.kind !== 'command')) {
      if (failure) break
      target = subject.target
      failure = await replay({ target, seed, run, steps, rule, timeout })
    }
    if (!failure) {
      const said = `run ${path} of seed ${seed} is answered as it should be`
      return void process.stdout.write(options.json ? '' : `${said}\n`)
    }
    process.exitCode = exitCode.failed
    const again = commandLine(failure, seed, wordsOf(target), options)
    if (options.out !== undefined) writeVectors(options.out, [failure], seed)
    if (options.json) return void process.stdout.write(`${JSON.stringify(recordOf(failure, seed, again))}\n`)
    const { failureReport } = await import('../reports/failure.js')
    const style = styleFor(isColoured(process.stdout), lineWidth(process.stdout))
    process.stdout.write(`${failureReport(failure.result, again, options.lang, style, true)}\n`)
  } catch (error) {
    if (error instanceof RangeError) throw new CommandFault(error.message)
    throw unreachable(error)
  }
}

function unreachable(error: unknown): unknown {
  if (!(error instanceof ConnectionFailure)) return error
  const stderr = error.stderr.trim()
  return new CommandFault(`the implementation ${error.message}${stderr ? `\n${stderr}` : ''}`)
}

/** What a person types to see a failure again, on any machine. */
function commandLine(
  { run, path }: Failure,
  seed: number,
  command: string[],
  { rule, module }: FuzzCommandOptions,
): string {
  const words = [
    'sessionproof fuzz',
    `--seed ${seed} --path ${[run, ...path].join(':')}`,
    ...(rule === undefined ? [] : [`--rule ${rule}`]),
    ...(module === undefined ? [] : [`--module ${shellWord(module)}`]),
    ...(command.length > 0 ? ['--', ...command.map(shellWord)] : []),
  ]
  return words.join(' ')
}

/** One file a failure, each a list of one vector that is marked as unread. */
function writeVectors(directory: string, failures: readonly Failure[], seed: number): void {
  mkdirSync(directory, { recursive: true })
  const judge = new KitJudge()
  for (const failure of failures) {
    const vector = vectorOf(failure, seed, judge.answer(failure.question))
    const file = join(directory, `${vector.id}.json`)
    writeFileSync(file, `${JSON.stringify([vector], undefined, 2)}\n`)
    process.stderr.write(`${relative(process.cwd(), file)}: read it, and take out \`review\` once it is right\n`)
  }
}

function recordOf({ signature, run, times, path, question, result }: Failure, seed: number, again: string): object {
  const { subject, ...outcome } = result
  return { signature, run, times, path, seed, again, question, expect: subject.expect, ...outcome }
}

function records({ fuzzed, seed, reasonOf, again }: FuzzRun): string {
  const { failures, breakdowns, ...counts } = fuzzed
  const lines = [
    ...failures.map((failure) => {
      const reason = reasonOf(failure)
      return { ...recordOf(failure, seed, again(failure)), ...(reason ? { explained: reason } : {}) }
    }),
    ...breakdowns.map(({ inFlight, ...breakdown }) => ({ breakdown, inFlight: inFlight.map(({ id }) => id) })),
    { ...counts, seed },
  ]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
