import type { Draw } from '../../../draw.js'
import { count, name, positive, text } from './texts.js'

/** Where a message comes from. */
export type Source = { readonly kind: string; readonly [member: string]: unknown }

/** Where a message that nobody typed comes from: each of the 15 kinds that V2 knows. */
export function source(draw: Draw): Source {
  return draw.weighted(sources)(draw)
}

/** The source of what a person typed, which titles are made from. */
export function personSource(draw: Draw): Source {
  return {
    kind: 'user',
    ...(draw.chance(1, 3) ? { rpcId: `rpc-${draw.below(99)}` } : {}),
    ...(draw.chance(1, 3) ? { clientTimeZone: draw.of(['Asia/Shanghai', 'UTC']) } : {}),
  }
}

export function modelSource(draw: Draw, provider: string, model: string): Source {
  return {
    kind: 'model',
    provider,
    model,
    ...(draw.chance(1, 4) ? { replayState: draw.of([null, [], { s: 1 }, 's']) } : {}),
  }
}

/** The source of the message that takes the place of what was compacted. */
export function compactSource(owner: object): Source {
  return { kind: 'plugin', plugin: 'compact', ...owner }
}

const plugins = [
  'tools-code-mode',
  'tools-code-mode',
  'tools-ptc',
  'goal',
  'time-context',
  'dsh-session-title-llm',
  '@deepseek-ai/dsh-system-prompt',
  'plugin:own',
  'constructor',
  '自己的插件',
]

function pluginSource(draw: Draw): Source {
  const source = { kind: 'plugin', plugin: draw.of(plugins) }
  const form = draw.of([undefined, 'instructions', 'catalog', 'snapshot', 'notice', 'relay', 'recall'])
  if (form === undefined) return draw.chance(1, 6) ? { ...source, sections: 'any', summary: null } : source
  if (form === 'notice') return { ...source, form, summary: text(draw) }
  if (form !== 'snapshot') return { ...source, form }
  return { ...source, form, sections: draw.list(2, () => ({ name: name(draw), text: text(draw) })) }
}

/** A checkpoint that was appended: only one that replaces has to belong to an open compaction. */
function oldCheckpoint(draw: Draw): Source {
  return compactSource({
    compactionId: `compaction-${draw.below(9)}`,
    ...draw.maybe('sourceCommandId', () => `command-${draw.below(9)}`),
  })
}

function instructionsSource(draw: Draw): Source {
  const change = () => ({
    action: draw.of(['set', 'replace', 'remove']),
    scope: text(draw),
    path: '/w/AGENTS.md',
    ...draw.maybe('digest', () => text(draw)),
  })
  return {
    kind: 'agent-instructions',
    form: 'instructions',
    changes: draw.list(2, change),
    ...draw.maybe('baseline', () => true),
    ...draw.maybe('baselineIdentity', () => name(draw)),
  }
}

function referenceSource(draw: Draw): Source {
  const references = Array.from({ length: draw.between(1, 3) }, (_, index) => recalled(draw, index))
  return { kind: 'session-reference', form: 'recall', version: 1, references }
}

function recalled(draw: Draw, inputIndex: number): object {
  const originalMessages = draw.below(5)
  const retainedMessages = draw.between(0, originalMessages)
  const omittedMessages = originalMessages - retainedMessages
  const omittedBytes = draw.chance(1, 2) ? 0 : draw.below(400)
  return {
    sessionId: `recalled-${inputIndex}`,
    label: text(draw),
    capturedThroughSeq: draw.chance(1, 4) ? null : count(draw),
    ...draw.maybe('capturedFormatVersion', () => draw.between(1, 2)),
    compacted: draw.chance(1, 2),
    originalMessages,
    retainedMessages,
    omittedMessages,
    omittedBytes,
    truncated: omittedMessages > 0 || omittedBytes > 0,
    inputIndex,
  }
}

function skillCatalogSource(draw: Draw): Source {
  const entries = draw.list(2, () => ({ name: name(draw), description: text(draw) }))
  return { kind: 'skill-catalog', form: 'catalog', entries, ...draw.maybe('update', () => true) }
}

const relayed = (kind: string) => (draw: Draw) => ({ kind, form: 'relay', senderSessionId: `child-${draw.below(4)}` })

const sources: readonly (readonly [number, (draw: Draw) => Source])[] = [
  [3, personSource],
  [9, pluginSource],
  [1, oldCheckpoint],
  [1, (draw) => modelSource(draw, name(draw), name(draw))],
  [1, (draw) => ({ kind: 'tool', callId: `c${draw.below(9)}` })],
  [2, instructionsSource],
  [3, referenceSource],
  [
    1,
    (draw) => ({
      kind: 'team-message',
      teamId: name(draw),
      messageId: name(draw),
      senderId: name(draw),
      senderName: text(draw),
    }),
  ],
  [1, (draw) => ({ kind: 'goal', goalId: name(draw), revision: positive(draw), round: positive(draw) })],
  [1, (draw) => ({ kind: 'skill-invocation', name: name(draw), form: 'instructions' })],
  [1, skillCatalogSource],
  [1, relayed('coordinator')],
  [1, relayed('subagent-report')],
  [1, relayed('agent-message')],
  [
    1,
    (draw) => ({
      kind: 'subagent-settled',
      form: 'notice',
      summary: text(draw),
      senderSessionId: `child-${draw.below(4)}`,
    }),
  ],
  [
    1,
    (draw) => ({
      kind: 'webhook',
      provider: name(draw),
      source: name(draw),
      deliveryId: name(draw),
      ruleId: name(draw),
      form: 'notice',
      summary: text(draw),
    }),
  ],
]
