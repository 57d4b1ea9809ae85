import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../package.js'
import { sessionproof, temporaryFolder } from './command.fixture.js'

const folder = temporaryFolder()

describe('sessionproof compile', () => {
  const notes = () => {
    const root = mkdtempSync(join(folder, 'root-'))
    cpSync(join(packageRoot, 'agent-notes'), join(root, 'agent-notes'), { recursive: true })
    cpSync(join(packageRoot, 'spec/generated'), join(root, 'spec/generated'), { recursive: true })
    return root
  }
  const edit = (root: string, path: string, from: string, to: string) => {
    const before = readFileSync(join(root, path), 'utf8')
    expect(before).toContain(from)
    writeFileSync(join(root, path), before.replace(from, to))
  }

  it('finds what is checked in to be what the notes say', () => {
    expect(sessionproof('compile', '--check')).toEqual({ code: 0, out: '', err: '' })
  })

  it('names the file that has drifted, and writes nothing when it checks', () => {
    const root = notes()
    edit(root, 'spec/generated/rules.ts', 'tool-result.data', 'tool-result.dota')
    const { code, err } = sessionproof('compile', '--check', '--root', root)
    expect(code).toBe(1)
    expect(err).toBe('spec/generated/rules.ts:1: is not what the notes say; run: npm run compile\n')
    expect(sessionproof('compile', '--root', root).code).toBe(0)
    expect(sessionproof('compile', '--check', '--root', root).code).toBe(0)
  })

  it('is byte for byte the same wherever it runs', () => {
    const root = notes()
    rmSync(join(root, 'spec/generated'), { recursive: true })
    expect(sessionproof('compile', '--root', root).code).toBe(0)
    for (const entry of readdirSync(join(root, 'spec/generated'), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      expect(readFileSync(path, 'utf8')).toBe(readFileSync(path.replace(root, packageRoot), 'utf8'))
    }
  })

  it('writes nothing when a note is broken', () => {
    const root = notes()
    edit(root, 'agent-notes/0001-tool-role-messages.zh.md', '`tool-result.id` ', '`tool-result.id` 1 ')
    const before = readFileSync(join(root, 'spec/generated/rules.ts'), 'utf8')
    const { code, err } = sessionproof('compile', '--root', root)
    expect(code).toBe(1)
    expect(err).toMatch(/^agent-notes\/0001-tool-role-messages\.zh\.md:\d+: \[zh\] the number "1" is in Chinese only/m)
    expect(readFileSync(join(root, 'spec/generated/rules.ts'), 'utf8')).toBe(before)
  })

  it('confirms the named unit and no other', () => {
    const root = notes()
    for (const [suffix, from, to] of [
      ['md', 'The `data` of a `tool/result` event', 'Every `data` of a `tool/result` event'],
      ['md', 'Its `data.message`', 'The `data.message`'],
    ] as const) {
      edit(root, `agent-notes/0001-tool-role-messages.${suffix}`, from, to)
    }
    expect(sessionproof('compile', '--root', root).err.match(/unit-unconfirmed/g)).toHaveLength(2)
    const { err } = sessionproof('compile', '--root', root, '--confirm', 'tool-result.data')
    expect(err.match(/unit-unconfirmed/g)).toHaveLength(1)
    expect(err).toContain('compile --confirm tool-result.message')
  })
})
