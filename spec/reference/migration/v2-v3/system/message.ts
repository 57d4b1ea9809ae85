import type { JsonObject } from '../../../verdict.js'
import type { EdgeState } from '../../state/edge-state.js'
import type { Step } from '../../state/system-prompt.js'
import { madeId } from './id.js'

/** The system message that an event makes in a step: `v2-v3.system.form` and `v2-v3.system.replaces` (note 0016). */
export function systemMessage(edge: EdgeState, anchor: JsonObject, { turn, step }: Step, prompt: string): JsonObject {
  const { head } = edge.system
  const id = madeId(edge, anchor)
  edge.ids.make(id)
  const source = { kind: 'plugin', plugin: '@deepseek-ai/dsh-system-prompt' }
  const content = prompt === '' ? [] : [{ type: 'text', text: prompt }]
  const message = {
    type: 'system/message',
    time: anchor.time,
    data: { turn, step, message: { id, role: 'system', source, content } },
  }
  if (head === undefined) return { ...message, surfaceOp: 'append' }
  return { ...message, surfaceOp: { op: 'replace', startSeq: head, endSeq: head }, sourceEventSeqs: [head] }
}
