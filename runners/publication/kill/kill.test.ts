import { afterAll, describe, expect, it } from 'vitest'
import { logOfTurns } from './log.js'
import { Victim } from './victim.js'

const victim = new Victim('session.v3.jsonl', Buffer.from(logOfTurns(3)))
afterAll(() => victim.remove())

describe('a publication', () => {
  it('that is killed before and after each file operation leaves the source, and a whole successor or none', async () => {
    const { said: steps, fault } = await victim.publish('steps', (_line, { stdin }) => stdin?.write('.'))
    expect(fault).toBeUndefined()
    expect(steps.at(-1)).toBe('end')
    const moments = steps.slice(0, -1)
    for (const operation of [
      'list',
      'open',
      'read',
      'create',
      'write',
      'sync',
      'identityAt',
      'kindAt',
      'link',
      'syncDirectory',
      'remove',
      'close',
    ])
      expect(moments).toEqual(expect.arrayContaining([`before ${operation}`, `after ${operation}`]))
    const faults: string[] = []
    for (const [index, moment] of moments.entries()) {
      let count = 0
      const killed = await victim.publish('steps', (_line, child) => {
        if (count++ === index) child.kill('SIGKILL')
        else child.stdin?.write('.')
      })
      if (killed.said.length !== index + 1) faults.push(`${moment}: it went on after it was killed`)
      if (killed.fault !== undefined) faults.push(`${index}, ${moment}: ${killed.fault}`)
    }
    expect(faults).toEqual([])
  }, 300_000)
})
