import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sessionproof } from '../../cli/command.fixture.js'
import { packageRoot } from '../../package.js'

const folder = join(packageRoot, 'runners/implementations/published')
const isInstalled = existsSync(join(folder, 'node_modules/@deepseek-ai/dsh-session-format-v2-to-v3'))
const command = [process.execPath, join(folder, 'session-format.js')]

describe('the published codec, restorer and stage (it is skipped unless installed as the README beside it says)', () => {
  it.skipIf(!isInstalled)('answers as the notes say, but for what its list names', () => {
    const list = join(folder, 'session-format.expected-failures.yaml')
    const { code, out } = sessionproof('test', '--expected-failures', list, '--', ...command)
    expect({ code, red: out.match(/✗.*/g) }).toEqual({ code: 0, red: null })
    expect(out).toMatch(/failed as expected/)
  })

  it.skipIf(!isInstalled)('answers generated questions as the reference does, but for what is explained', () => {
    const explained = join(folder, 'session-format.explained.yaml')
    const asked = ['--runs', '200', '--seed', '1', '--max-shrinks', '1', '--explained', explained]
    const { code, out } = sessionproof('fuzz', ...asked, '--', ...command)
    expect({ code, out }).toMatchObject({ code: 0 })
  })
})
