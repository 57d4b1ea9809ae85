import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sessionproof } from '../../cli/command.fixture.js'
import { packageRoot } from '../../package.js'

const folder = join(packageRoot, 'runners/implementations/python')

describe('the reader in Python', () => {
  it('fails generated questions for no reason but those that its list explains', () => {
    const command = ['python3', join(folder, 'main.py')]
    const plan = ['--runs', '100', '--seed', '1', '--max-shrinks', '1', '--jobs', '1', '--json']
    const { code, out } = sessionproof('fuzz', ...plan, '--explained', join(folder, 'explained.yaml'), '--', ...command)
    const failures = out.split('\n').filter((line) => line.startsWith('{"signature"'))
    expect(failures.filter((line) => !line.includes('"explained"'))).toEqual([])
    expect({ code, hasFound: failures.length > 0 }).toEqual({ code: 0, hasFound: true })
  })
})
