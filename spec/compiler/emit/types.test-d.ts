import { describe, expectTypeOf, it } from 'vitest'
import type * as v3 from '../../generated/types/v3.js'
import type * as v4 from '../../generated/types/v4.js'

// What a plugin does: it extends the open maps of one format from outside.
declare module '../../generated/types/v4.js' {
  interface ContentBlockMap {
    'acme-chart': { type: 'acme-chart'; series: number[] }
  }
  interface MessageSourceMap {
    'acme-importer': { kind: 'acme-importer'; file: string }
  }
  interface FinishReasonMap {
    'acme-cut': { kind: 'acme-cut' }
  }
  interface TurnEndReasonMap {
    'acme-budget': { kind: 'acme-budget'; spent: number }
  }
}

describe('log-only events', () => {
  it('have no surface metadata', () => {
    expectTypeOf<v4.TurnStartEvent['surfaceOp']>().toEqualTypeOf<undefined>()
    expectTypeOf<v4.TurnStartEvent['sourceEventSeqs']>().toEqualTypeOf<undefined>()
    expectTypeOf<v3.CompactionSummaryEvent['surfaceOp']>().toEqualTypeOf<undefined>()
    const event = { type: 'turn/start', seq: 0 as v4.SessionSeq, time: 0, data: { turn: 1 } } as const
    expectTypeOf(event).toExtend<v4.TurnStartEvent>()
    // @ts-expect-error a log-only event carries no placement
    ;({ ...event, surfaceOp: 'append' }) satisfies v4.TurnStartEvent
    // @ts-expect-error a log-only event cites nothing
    ;({ ...event, sourceEventSeqs: [0 as v4.SessionSeq] }) satisfies v4.TurnStartEvent
  })

  it('are told apart from surface events by their type', () => {
    expectTypeOf<Extract<v4.SessionEvent, { type: 'tool/result' }>>().toEqualTypeOf<v4.ToolResultEvent>()
    expectTypeOf<v4.ToolResultEvent['surfaceOp']>().toEqualTypeOf<v4.SurfaceOp>()
  })
})

describe('payloads', () => {
  const at = { seq: 9 as v4.SessionSeq, time: 0 }

  it('of every event are a type, but for the one that has no facts', () => {
    type Opaque<Event> = Event extends { type: string; data: unknown }
      ? unknown extends Event['data']
        ? Event['type']
        : never
      : never
    expectTypeOf<Opaque<v3.SessionEvent>>().toEqualTypeOf<never>()
    expectTypeOf<Opaque<v4.SessionEvent>>().toEqualTypeOf<'workspace/changes'>()
  })

  it('name their members', () => {
    ;({
      type: 'command/run',
      ...at,
      data: { commandId: 'c', name: 'n', source: { kind: 'user' } },
    }) satisfies v4.SessionEvent
    // @ts-expect-error the name is missing
    ;({ type: 'command/run', ...at, data: { commandId: 'c', source: { kind: 'user' } } }) satisfies v4.CommandRunEvent
    // @ts-expect-error no other word
    ;({ type: 'plan/mode', ...at, data: { active: 'yes' } }) satisfies v4.PlanModeEvent
    expectTypeOf<v4.CompactionStartEvent['data']['turn']>().toEqualTypeOf<number | null>()
    expectTypeOf<v4.RequestHeaderEvent['data']['header']['config']['provider']>().toEqualTypeOf<string>()
    expectTypeOf<v4.LlmRetryEvent['data']['failure']>().toEqualTypeOf<v4.LlmFailure>()
    expectTypeOf<v4.AgentInboxSplicedEvent['data']['inserted'][number]>().toEqualTypeOf<v4.UserMessage>()
    expectTypeOf<v4.ToolPtcDispatchEvent['data']['content']>().toEqualTypeOf<v4.ContentBlock[]>()
  })

  it('are told apart by what they say they are', () => {
    type Change = v4.ScheduleChangeEvent['data']
    expectTypeOf<Extract<Change, { operation: 'delete' }>['id']>().toEqualTypeOf<string>()
    // @ts-expect-error a deletion has no schedule
    ;({ version: 1, operation: 'delete', schedule: {} }) satisfies Change
    const head = { kind: 'goal/change', version: 1 } as const
    ;({
      ...head,
      operation: 'clear',
      cleared: { id: 'g', revision: 1 },
      clearedAt: 0,
    }) satisfies v4.GoalChangeEvent['data']
    // @ts-expect-error only a goal that is cleared is told without a snapshot of it
    ;({ ...head, operation: 'edit' }) satisfies v4.GoalChangeEvent['data']
    // @ts-expect-error only a continuable descriptor has a persona
    ;({ version: 3, provider: 'p', mode: 'one-shot', persona: 'q' }) satisfies v4.SubagentDescriptorEvent['data']
  })

  it('are those of their format', () => {
    expectTypeOf<v3.ToolCallEvent['data']['callId']>().toEqualTypeOf<v3.CallId>()
    expectTypeOf<v4.ToolCallEvent['data']['callId']>().toEqualTypeOf<v4.ToolCallId>()
    expectTypeOf<v3.SubagentCatalogEvent['data']['mode']>().toEqualTypeOf<'one-shot' | 'continuable'>()
    expectTypeOf<v4.SubagentCatalogEvent['data']['mode']>().toEqualTypeOf<'one-shot' | 'continuable' | 'unknown'>()
    // @ts-expect-error V3 asks for the text
    ;({}) satisfies v3.FeedbackRecordEvent['data']
    ;({}) satisfies v4.FeedbackRecordEvent['data']
  })
})

describe('surface events', () => {
  it('require a placement, and cite a list that is not empty', () => {
    const user = { type: 'user/message' as const, seq: 0 as v4.SessionSeq, time: 0, data: {} as v4.UserMessage }
    // @ts-expect-error surfaceOp is missing
    user satisfies v4.UserMessageEvent
    expectTypeOf<NonNullable<v4.UserMessageEvent['sourceEventSeqs']>>().toEqualTypeOf<
      [v4.SessionSeq, ...v4.SessionSeq[]]
    >()
    // @ts-expect-error an empty list is no list of sources
    ;[] satisfies v4.SourceEventSeqs
  })

  it('of assistants never cite', () => {
    expectTypeOf<v4.AssistantMessageEvent['sourceEventSeqs']>().toEqualTypeOf<undefined>()
  })

  it('know two placements', () => {
    expectTypeOf<'append'>().toExtend<v4.SurfaceOp>()
    // @ts-expect-error the released spelling of V2
    ;({ op: 'replace', start: 1 as v4.SessionSeq, end: 1 as v4.SessionSeq }) satisfies v4.SurfaceOp
    // @ts-expect-error no other word
    'prepend' satisfies v4.SurfaceOp
  })
})

describe('open maps', () => {
  it('extend by declaration merging', () => {
    expectTypeOf<{ type: 'acme-chart'; series: number[] }>().toExtend<v4.ContentBlock>()
    expectTypeOf<{ kind: 'acme-importer'; file: string }>().toExtend<v4.MessageSource>()
    expectTypeOf<{ kind: 'acme-cut' }>().toExtend<v4.FinishReason>()
    expectTypeOf<{ kind: 'acme-budget'; spent: number }>().toExtend<v4.TurnEndReason>()
    expectTypeOf<{ kind: 'acme-importer'; file: string }>().toExtend<v4.UserMessage['source']>()
    expectTypeOf<{ kind: 'acme-budget'; spent: number }>().toExtend<v4.TurnEndEvent['data']['reason']>()
  })

  it('are one a format', () => {
    // @ts-expect-error V3 was not extended
    ;({ type: 'acme-chart', series: [] }) satisfies v3.ContentBlock
    // @ts-expect-error V3 was not extended
    ;({ kind: 'acme-importer', file: 'x' }) satisfies v3.MessageSource
    expectTypeOf<{ type: 'tool-result'; toolCallId: v3.CallId; content: [] }>().toExtend<v3.ContentBlock>()
    // @ts-expect-error V4 has no block for the result of a tool
    ;({ type: 'tool-result', toolCallId: '' as v4.ToolCallId, content: [] }) satisfies v4.ContentBlock
    // @ts-expect-error `forked` is new in V4
    ;({ kind: 'forked' }) satisfies v3.TurnEndReason
  })
})

describe('the role map', () => {
  it('is closed', () => {
    expectTypeOf<keyof v4.MessageMap>().toEqualTypeOf<'system' | 'developer' | 'user' | 'assistant' | 'tool'>()
    expectTypeOf<keyof v3.MessageMap>().toEqualTypeOf<'system' | 'user' | 'assistant'>()
    // @ts-expect-error no message has another role
    ;({ id: '' as v4.MessageId, role: 'narrator', source: { kind: 'user' }, content: [] }) satisfies v4.Message
  })
})

describe('ids', () => {
  it('are branded', () => {
    // @ts-expect-error a plain string is no id
    'm1' satisfies v4.MessageId
    // @ts-expect-error a message id is no call id
    'm1' as v4.MessageId satisfies v4.ToolCallId
    // @ts-expect-error a plain number is no sequence number
    0 satisfies v4.SessionSeq
    expectTypeOf<v4.ToolCallId>().toExtend<string>()
    expectTypeOf<v4.ToolMessage['toolCallId']>().toEqualTypeOf<v4.ToolCallId>()
    expectTypeOf<v3.ToolCallBlock['id']>().toEqualTypeOf<v3.CallId>()
  })

  it('of one format are not those of the other', () => {
    // @ts-expect-error each format has brands of its own
    'm1' as v3.MessageId satisfies v4.MessageId
  })
})

describe('streams', () => {
  it('name the calls of their format', () => {
    type Delta<Chunk> = Extract<Chunk, { type: 'tool-call-delta' }>
    expectTypeOf<Delta<v3.StreamChunk>['id']>().toEqualTypeOf<v3.CallId>()
    expectTypeOf<Delta<v4.StreamChunk>['id']>().toEqualTypeOf<v4.ToolCallId>()
    expectTypeOf<Extract<v4.StreamChunk, { type: 'block-end' }>['block']>().toEqualTypeOf<v4.ContentBlock>()
  })

  it('are packed into records that hold chunks or runs', () => {
    ;({ type: 'text-chunks', time0: 1, index: 0, dt: [], texts: ['a'] }) satisfies v4.AssistantStreamRecord
    ;({
      type: 'chunk',
      time: 1,
      chunk: { type: 'finish', reason: { kind: 'stop' } },
    }) satisfies v4.AssistantStreamRecord
    // @ts-expect-error text has no name
    ;({ type: 'text-chunks', time0: 1, index: 0, dt: [], texts: ['a'], name: 'n' }) satisfies v4.AssistantStreamRecord
  })
})
