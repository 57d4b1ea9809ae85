import { describe, expect, it } from 'vitest'
import { responseFault } from './messages.js'

const history = { surface: [0, 2], messages: [{ role: 'user' }] }
const accept = { id: 1, outcome: 'accept' }

describe('a response', () => {
  it.each([
    ['admit', { ...accept, warnings: [{ rule: 'a.b', row: 2, at: '/x' }] }],
    ['append', { ...accept, verdicts: [], history }],
    ['append', { ...accept, verdicts: [{ outcome: 'accept', seq: 3 }, { outcome: 'refuse' }], history }],
    ['append', { ...accept, verdicts: [{ outcome: 'refuse', class: 'malformed', rule: 'a.b', at: '' }], history }],
    ['append', { id: 1, outcome: 'refuse', class: 'unsupported' }],
    ['history', { ...accept, ...history }],
    ['history', { id: 1, outcome: 'refuse', row: 2 }],
    ['select', { ...accept, file: 'session.v4.jsonl' }],
    ['select', { id: 1, outcome: 'refuse', class: 'conflict' }],
  ] as const)('to %s may be %j', (op, message) => {
    expect(responseFault(op, message)).toBeUndefined()
  })

  it.each([
    ['append', { ...accept, history }, /^AppendResponse .*verdicts/],
    ['append', { ...accept, verdicts: [] }, /^AppendResponse .*history/],
    ['append', { ...accept, verdicts: [{ outcome: 'accept' }], history }, /^AppendResponse\/verdicts\/0/],
    ['append', { ...accept, verdicts: [{ outcome: 'maybe' }], history }, /^AppendResponse\/verdicts\/0/],
    ['append', { ...accept, verdicts: [], history: { surface: [0] } }, /^AppendResponse\/history .*messages/],
    ['history', { ...accept, surface: [-1], messages: [] }, /^HistoryResponse\/surface\/0/],
    ['history', { ...accept, history }, /^HistoryResponse .*surface/],
    ['select', accept, /^SelectResponse .*file/],
    ['select', { ...accept, file: null }, /^SelectResponse\/file/],
  ] as const)('to %s must not be %j', (op, message, fault) => {
    expect(responseFault(op, message)).toMatch(fault)
  })
})
