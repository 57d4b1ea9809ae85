import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KitJudge } from '../../../runners/fuzz/kit-judge.js'
import { formats } from '../../../spec/generated/formats.js'
import { asObject, type JsonObject, own, ownPath } from '../../../spec/reference/verdict.js'
import { DocumentArbitrary } from '../../document-arbitrary.js'
import { isClean } from '../../judge.js'
import type { Question } from '../../question.js'
import { oldLogQuestion } from './questions.js'

const judge = new KitJudge()
const questions = fc.sample(new DocumentArbitrary({ make: oldLogQuestion, reductions: () => [] }), {
  seed: 7,
  numRuns: 450,
})
const answers = questions.map((question) => judge.answer(question))
const migrations = questions.filter(({ op }) => op === 'migrate')
const events = migrations.flatMap(eventsOf)

function eventsOf({ input }: Question): readonly JsonObject[] {
  return (ownPath(input, 'session', 'events') ?? (input.rows as JsonObject[]).slice(1)) as readonly JsonObject[]
}

function ofType(type: string): readonly JsonObject[] {
  return events.filter((event) => event.type === type)
}

/** The different values at a place of some events. */
function values(of: readonly JsonObject[], ...path: string[]): Set<unknown> {
  return new Set(of.map((event) => ownPath(event, ...path)))
}

/** Every object with a string under a member, anywhere in the events: by that string. */
function tagged(member: string): Set<string> {
  const found = new Set<string>()
  JSON.stringify(events, (name, value) => {
    if (name === member && typeof value === 'string') found.add(value)
    return value
  })
  return found
}

/** Where events name others by number. */
const named = [
  ['command/done', 'sourceEventSeq'],
  ['compaction/summary', 'shadowedSeqs'],
  ['compaction/prune', 'shadowedSeqs'],
  ['session/title', 'messageSeqs'],
  ['session/title-llm-request', 'messageSeqs'],
] as const

describe('questions on V2 logs', () => {
  it('have nothing wrong in them', () => {
    const faulty = answers.flatMap((answer, index) => (isClean(answer) ? [] : [{ answer, question: questions[index] }]))
    expect(faulty).toEqual([])
  })

  it('are asked of files and of Sessions, in both ways to read', () => {
    const kinds = questions.map(({ op, recovery, input }) => [op, 'rows' in input ? recovery : 'session'].join(' '))
    expect([...new Set(kinds)].sort()).toEqual(
      ['decode ', 'decode recoverable', 'decode strict', 'migrate ', 'migrate recoverable', 'migrate session'].concat(
        'migrate strict',
      ),
    )
  })

  it('hold every type of event that V2 knows', () => {
    const known: readonly string[] = formats[2].events.map(({ type }) => type)
    const written = values(events, 'type')
    expect(known.filter((type) => !written.has(type))).toEqual([])
  })

  it('hold every kind of source, of block, and of an end', () => {
    const kinds = tagged('kind')
    const sources = 'user plugin model tool agent-instructions session-reference team-message goal skill-invocation'
    const others = 'skill-catalog coordinator subagent-report subagent-settled webhook agent-message'
    const ends = 'completed blocked max-tokens interrupted aborted error hook fallback provider'
    expect(`${sources} ${others} ${ends}`.split(' ').filter((kind) => !kinds.has(kind))).toEqual([])
    const types = tagged('type')
    const blocks = 'text reasoning image file tool-call tool-result chunk block-start block-end'
    expect(blocks.split(' ').filter((type) => !types.has(type))).toEqual([])
  })

  it('replace single nodes and several, whose first is the later one now and then', () => {
    const operations = events.map(({ surfaceOp }) => asObject(surfaceOp)).filter(({ op }) => op === 'replace')
    const spans = operations.map(({ start, end }) => Math.sign(Number(end) - Number(start)))
    expect([...new Set(spans)].sort()).toEqual([-1, 0, 1])
  })

  it('are of Sessions that were given a beginning, and of others', () => {
    const cuts = answers.map((answer) => Number(ownPath(answer, 'session', 'inheritedEventCount')))
    expect(cuts.filter((cut) => cut > 0).length).toBeGreaterThan(40)
    expect(cuts.filter((cut) => cut === 0).length).toBeGreaterThan(100)
    expect(values(ofType('session/end-seed'), 'data', 'inherited')).toEqual(new Set([true, undefined]))
  })

  it('hold markers of this generation and of others, and of the parent', () => {
    const markers = ofType('session-log-deepseek/delivery-accepted')
    expect(values(markers, 'data', 'sessionFormatVersion')).toEqual(new Set([undefined, 0, 1, 2, 5]))
    expect(values(markers, 'data', 'sessionId')).toContain('parent')
  })

  it('make system messages of first steps and of prompts that change, and none of those that stay', () => {
    const made = answers.flatMap((answer) => eventsIn(answer).filter(({ type }) => type === 'system/message'))
    expect(values(made, 'surfaceOp', 'op')).toEqual(new Set([undefined, 'replace']))
    expect(ofType('request/header').length).toBeGreaterThan(made.length / 2)
  })

  it('hold what each step of the edge to V3 converts, and what it must not', () => {
    const headers = migrations.map(({ input }) => own(input.session, 'header') ?? (input.rows as JsonObject[])[0])
    const presets = new Set(headers.map((header) => own(header, 'agentPreset')))
    for (const preset of ['code', 'Code', undefined]) {
      expect(presets).toContain(preset)
      expect(values([...ofType('agent-preset/selected'), {}], 'data', 'agentPreset')).toContain(preset)
    }
    expect(values(ofType('user/message'), 'data', 'source', 'plugin')).toContain('tools-code-mode')
    const inserted = ofType('agent/inbox/spliced').flatMap(({ data }) => own(data, 'inserted') as JsonObject[])
    expect(values(inserted, 'source', 'plugin')).toContain('tools-code-mode')
    const asked = ofType('request/header').map(({ data }) => JSON.stringify(own(data, 'header')))
    for (const part of ['"tools":[]', '"tools":[{', '"adapterDefaults":{}', '"adapterDefaults":{"', '"stop":[]'])
      expect(asked.some((header) => header.includes(part))).toBe(true)
    const prompts = values(ofType('request/header'), 'data', 'header', 'system')
    for (const prompt of [undefined, '', ' ']) expect(prompts).toContain(prompt)
    for (const [type, path] of named) expect(values(ofType(type), 'data', path).size).toBeGreaterThan(1)
    expect(values(ofType('tool/result'), 'data', 'error', 'code')).toContain('TOOL_NOT_STARTED')
    expect(values(events, 'ignorable')).toContain(true)
  })

  it('end in every state', () => {
    const last = values(
      migrations.map((question) => eventsOf(question).at(-1) ?? {}),
      'type',
    )
    for (const type of ['turn/start', 'step/start', 'tool/call', 'assistant/message', undefined])
      expect(last).toContain(type)
  })

  it('hold long texts and long logs', () => {
    expect(Math.max(...migrations.map((question) => eventsOf(question).length))).toBeGreaterThan(60)
    expect(Math.max(...events.map((event) => JSON.stringify(event).length))).toBeGreaterThan(2000)
  })
})

function eventsIn(answer: JsonObject): readonly JsonObject[] {
  return (ownPath(answer, 'session', 'events') ?? []) as readonly JsonObject[]
}
