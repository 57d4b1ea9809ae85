import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sessionproof } from '../../cli/command.fixture.js'
import { packageRoot } from '../../package.js'

const folder = join(packageRoot, 'runners/implementations/published')
const isInstalled = existsSync(join(folder, 'node_modules/@earendil-works/pi-ai'))

describe('the published library pi-ai (it is skipped unless installed as the README beside it says)', () => {
  it.skipIf(!isInstalled)('sends what the notes say, but for what its list names', () => {
    const list = join(folder, 'pi-ai.expected-failures.yaml')
    const command = [process.execPath, join(folder, 'pi-ai.js')]
    const { code, out } = sessionproof('test', '--filter', 'adapter', '--expected-failures', list, '--', ...command)
    expect({ code, red: out.match(/✗.*/g) }).toEqual({ code: 0, red: null })
    expect(out).toMatch(/failed as expected/)
  })

  it.skipIf(!isInstalled)(
    'fails generated questions for no reason but those that its list explains',
    () => {
      const list = join(folder, 'pi-ai.explained.yaml')
      const command = [process.execPath, join(folder, 'pi-ai.js')]
      const plan = ['--runs', '100', '--seed', '1', '--max-shrinks', '1', '--jobs', '1', '--json']
      const { code, out } = sessionproof('fuzz', ...plan, '--explained', list, '--', ...command)
      const failures = out.split('\n').filter((line) => line.startsWith('{"signature"'))
      expect(failures.filter((line) => !line.includes('"explained"'))).toEqual([])
      expect({ code, hasFound: failures.length > 0 }).toEqual({ code: 0, hasFound: true })
    },
    30_000,
  )
})
