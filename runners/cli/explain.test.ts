import { describe, expect, it } from 'vitest'
import { sessionproof } from './command.fixture.js'

describe('sessionproof explain', () => {
  it('explains a rule in both languages, with all that belongs to it', () => {
    const { code, out } = sessionproof('explain', 'tool-result.call-id')
    expect(code).toBe(0)
    for (const text of [
      ' MUST ',
      '必须是',
      'agent-notes/0001-tool-role-messages.zh.md:',
      'schema ToolMessage#/properties/toolCallId',
      'function (event)',
      'spec/reference/admission/tool-result/call-id.ts',
      'decode, encode, event',
      'after tool-result.role, before tool-result.source',
    ])
      expect(out).toContain(text)
    expect(out).toMatch(/^ {2}refused {4}tool-result\.call-id\.mismatch +\S/m)
    expect(out).toMatch(/^ {2}accepted {3}tool-result\./m)
    expect(out).toMatch(/^ {2}mutants {4}constraint-drop +\d/m)
  })

  it('says that a rule which refuses nothing has no mutants', () => {
    expect(sessionproof('explain', 'tool-result.extensions').out).toMatch(/^ {2}mutants {4}none$/m)
  })

  it('tries the mutants of a rule where it is asked to', () => {
    const { out } = sessionproof('explain', 'fork-result.not-started', '--mutants')
    expect(out).toMatch(/killed +rule-drop 4 fork-result\.not-started {2}\S+@4/)
    const row = JSON.parse(sessionproof('explain', 'fork-result.not-started', '--mutants', '--json').out) as {
      mutants: { id: string; state: string; by?: string }[]
    }
    expect(row.mutants.find(({ id }) => id.startsWith('rule-drop'))).toMatchObject({ state: 'killed' })
  }, 120_000)

  it('explains a vector, with its input and its change', () => {
    const { out } = sessionproof('explain', 'tool-result.call-id.mismatch')
    for (const text of ['replace', '/data/message/toolCallId', 'case:v4/TR17']) expect(out).toContain(text)
  })

  it('shows the mark of a vector that nobody has read yet', () => {
    const unread = sessionproof('list', 'vectors', '--json').out.match(/\{"id":"([^"]+)".*"review":"unread"/)?.[1]
    if (unread === undefined) return // all have been read
    expect(sessionproof('explain', unread).out).toMatch(/^ {2}review {5}unread$/m)
  })

  it('speaks Chinese throughout where asked to', () => {
    const { out } = sessionproof('explain', '--lang', 'zh', 'tool-result.call-id')
    for (const name of ['级别', '格式', '判定处', '事件', '判定依据', '检查次序', '被拒绝', '被接受', '变异体'])
      expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
    expect(out).toContain('必须，拒绝（malformed）')
    expect(out).not.toMatch(/level|formats|judged|after|killed/)
  })

  it('tries no mutants of a vector', () => {
    expect(sessionproof('explain', 'tool-result.call-id.mismatch', '--mutants')).toMatchObject({ code: 2 })
  })
})
