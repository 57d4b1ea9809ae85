import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { type Adapter, adapters, habitsOf } from './habits.js'
import type { Scene } from './scene.js'

/**
 * The `source` of an assistant message: who said it, and what the adapter kept for the provider. Where the scene is tidy,
 * state that would have to go back is usable, or of another model.
 */
export function modelSource(draw: Draw, scene: Scene, blocks: readonly JsonObject[]): JsonObject {
  const { adapter, route, isTidy } = scene
  const isOfRoute = draw.chance(3, 4)
  const source = {
    kind: 'model',
    provider: draw.of(['p', 'openai', 'deepseek']),
    model: isOfRoute ? route.model : 'other',
  }
  const own = () => stateOf(draw, adapter, source, blocks)
  if (isTidy && isOfRoute) {
    return route.sameOwner === true && draw.chance(3, 4) ? { ...source, replayState: own() } : source
  }
  const kind = draw.weighted([
    [3, 'none'],
    [5, 'own'],
    [2, 'spoiled'],
    [1, 'foreign'],
    [1, 'junk'],
  ])
  if (kind === 'none') return source
  if (kind === 'own') return { ...source, replayState: own() }
  if (kind === 'spoiled') return { ...source, replayState: spoiled(draw, own()) }
  if (kind === 'junk') return { ...source, replayState: draw.of([null, 'state', {}, { response: {}, blocks: 'none' }]) }
  return { ...source, replayState: stateOf(draw, draw.of(adapters), source, blocks) }
}

/** A state with one thing that is not as it has to be. */
function spoiled(draw: Draw, { response, blocks }: State): JsonObject {
  return draw.of<() => JsonObject>([
    () => ({ response: { ...response, kind: 'other' }, blocks }),
    () => ({ response: { ...response, version: 3 }, blocks }),
    () => ({ response: { ...response, api: 'other' }, blocks }),
    () => ({ response: { ...response, model: 'other' }, blocks }),
    () => ({ response: { ...response, provider: 'another' }, blocks }),
    () => ({ response, blocks: [...blocks, { type: 'text' }] }),
    () => ({ response, blocks: blocks.map((entry) => ({ ...entry, type: 'text' })) }),
    () => ({ response, blocks: blocks.map(({ type }) => ({ type })) }),
    () => ({ response }),
  ])()
}

interface State extends JsonObject {
  readonly response: JsonObject
  readonly blocks: readonly JsonObject[]
}

function stateOf(draw: Draw, adapter: Adapter, { provider, model }: JsonObject, blocks: readonly JsonObject[]): State {
  const entries = blocks.map(({ type }) => ({ type, ...(signatures[adapter]?.(draw, String(type)) ?? {}) }))
  const { api } = habitsOf[adapter]
  if (adapter === 'deepseek-messages') return { response: { kind: api, version: 1, model }, blocks: entries }
  const stopReason = blocks.some(({ type }) => type === 'tool-call') ? 'toolUse' : draw.of(['stop', 'length'])
  const named = draw.chance(1, 2) ? { provider } : {}
  return { response: { kind: 'pi-ai', version: 2, api, ...named, model, stopReason }, blocks: entries }
}

type Signatures = (draw: Draw, type: string) => JsonObject

/** What the entry of a block holds beside its type. */
const signatures: Readonly<Partial<Record<Adapter, Signatures>>> = {
  'deepseek-messages': (draw, type) =>
    type === 'reasoning' && draw.chance(3, 4) ? { signature: `SIG${draw.below(1000)}` } : {},

  'anthropic-messages': (draw, type) => {
    if (type !== 'reasoning') return {}
    const thinkingSignature = `EqQB${draw.below(1000)}=`
    if (draw.chance(1, 6)) return draw.of([{}, { thinkingSignature: ' ' }])
    return { thinkingSignature, ...(draw.chance(1, 5) ? { redacted: true } : {}) }
  },

  'openai-chat': (draw, type) => {
    if (type !== 'reasoning') return {}
    return { thinkingSignature: draw.of(['reasoning_content', 'reasoning_content', 'reasoning', 'reasoning_text']) }
  },

  'openai-responses': (draw, type) => {
    const id = draw.below(1000)
    if (type === 'reasoning') return { thinkingSignature: JSON.stringify(reasoningItem(draw, id)) }
    if (type !== 'text' || draw.chance(1, 4)) return {}
    const phase = draw.chance(1, 3) ? { phase: draw.of(['commentary', 'final_answer']) } : {}
    return { textSignature: JSON.stringify({ v: 1, id: `msg_${id}`, ...phase }) }
  },

  gemini: (draw, type) => {
    const member = { text: 'textSignature', reasoning: 'thinkingSignature' }[type] ?? 'thoughtSignature'
    if (draw.chance(1, 3)) return {}
    // without padding it is no base64, and is left out
    return { [member]: draw.of(['AQID', 'QUJDRA==', 'QUJDRA', '%']) }
  },
}

export function reasoningItem(draw: Draw, id: number): JsonObject {
  const summary = draw.list(2, () => ({ type: 'summary_text', text: `step ${draw.below(100)}` }))
  return { type: 'reasoning', id: `rs_${id}`, summary, encrypted_content: `ENC${draw.below(1000)}` }
}
