import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Carrier } from '../carriers/carrier.js'
import { inProcessCarrier } from '../carriers/in-process.js'
import { stdioCarrier } from '../carriers/stdio.js'
import type { Implementation } from '../implementations/implementation.js'
import type { HelloResponse } from '../protocol/types.js'
import { type Case, expandVectors } from './cases/expand.js'
import type { Vector } from './cases/vector.js'
import { ConnectionFailure } from './connection.js'
import type { CaseResult } from './result.js'
import { run } from './run.js'

const hello: Omit<HelloResponse, 'id'> = {
  protocol: 1,
  implementation: { name: 'scripted' },
  capabilities: { admit: { formats: [3], at: ['event'] } },
  reports: ['class', 'rule', 'place'],
}

/** Cases whose event is their number; each expects to be accepted. */
function cases(count: number, more: Partial<Vector> = {}): Case[] {
  const vectors = Array.from(
    { length: count },
    (_, index): Vector => ({
      id: `case.n${index}`,
      rules: ['case.rule'],
      op: 'admit',
      formats: [3],
      title: { en: `case ${index}`, zh: `用例 ${index}` },
      source: 'reasoned: made for this test',
      input: { event: index },
      expect: { outcome: 'accept' },
      ...more,
    }),
  )
  return expandVectors(vectors)
}

/** A process that answers as the body of a JavaScript function says: `admit(event)` returns a line to write, or nothing. */
function script(body: string, head = ''): Carrier {
  const source = `
    const hello = ${JSON.stringify(hello)}
    const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n')
    const accept = (id) => say({ id, outcome: 'accept' })
    ${head}
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, op, event } = JSON.parse(line)
      if (op === 'stop') process.exit(0)
      if (op === 'hello') return say({ id, ...hello })
      ${body}
    })`
  return stdioCarrier(process.execPath, ['-e', source])
}

async function results(
  subjects: readonly Case[],
  carrier: Carrier,
  options: { window?: number; timeout?: number } = {},
): Promise<CaseResult[]> {
  const found: CaseResult[] = []
  let at = 0
  await run({ next: () => subjects[at++] }, carrier, {
    timeout: options.timeout ?? 2000,
    window: options.window ?? 64,
    onResult: (result) => found.push(result),
  })
  return found.sort((a, b) => subjects.indexOf(a.subject) - subjects.indexOf(b.subject))
}

function states(found: readonly CaseResult[]): string {
  return found.map((result) => result.state).join(' ')
}

describe('a run', () => {
  it('matches answers by id, in any order', async () => {
    const carrier = script(
      'held.push(id); if (held.length === 4) for (const it of held.splice(0).reverse()) accept(it)',
      'const held = []',
    )
    expect(states(await results(cases(8), carrier, { window: 4 }))).toBe(Array(8).fill('pass').join(' '))
  })

  it('keeps no more in flight than hello allows', async () => {
    let most = 0
    let inFlight = 0
    const carrier = inProcessCarrier('counting', {
      hello: () => ({ ...hello, window: 3 }),
      admit: async () => {
        most = Math.max(most, ++inFlight)
        await new Promise((resolve) => setTimeout(resolve, 1))
        inFlight--
        return { outcome: 'accept' }
      },
    })
    await results(cases(20), carrier)
    expect(most).toBe(3)
  })

  it('charges what is left to a process that does not come back', async () => {
    const mark = join(mkdtempSync(join(tmpdir(), 'sessionproof-')), 'started')
    const head = `const fs = require('node:fs'); if (fs.existsSync(${JSON.stringify(mark)})) process.exit(9); fs.writeFileSync(${JSON.stringify(mark)}, '')`
    const found = await results(cases(6), script('if (event === 2) process.exit(3); accept(id)', head), { window: 1 })
    expect(states(found)).toBe('pass pass crash crash crash crash')
    expect(found[5]?.reason).toMatch(/could not be started again: exited with code 9/)
  })

  it('skips what is not declared, and says what is missing', async () => {
    const found = await results(cases(1, { formats: [4] }), script('accept(id)'))
    expect(found[0]).toMatchObject({ state: 'skipped', reason: 'admit of format 4 is not declared' })
  })

  it('does not score what the facts leave open', async () => {
    const open = cases(1, {
      scored: false,
      reason: 'nobody has looked',
      expect: { outcome: 'refuse', class: 'malformed', rule: 'case.rule', at: '' },
    })
    expect(await results(open, script('accept(id)'))).toMatchObject([
      { state: 'not-scored', reason: 'nobody has looked' },
    ])
  })

  it('reports a crash of a module and goes on', async () => {
    const throwing: Implementation = {
      hello: () => hello,
      admit: ({ event }) => {
        if (event === 1) throw new Error('no')
        return { outcome: 'accept' }
      },
    }
    expect(states(await results(cases(3), inProcessCarrier('throwing', throwing)))).toBe('pass crash pass')
  })
})

describe('an implementation that cannot be run', () => {
  it.each([
    ['does not exist', stdioCarrier('sessionproof-no-such-program', []), /could not be started/],
    [
      'ends at once',
      stdioCarrier(process.execPath, ['-e', 'process.exit(7)']),
      /exited with code 7 before it answered hello/,
    ],
  ])('%s', async (_name, carrier, message) => {
    const failure = await results(cases(1), carrier).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConnectionFailure)
    expect((failure as ConnectionFailure).message).toMatch(message)
  })
})
