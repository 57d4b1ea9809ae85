import { anyObject, text, word } from '../../content.js'
import type { SessionLog, Step } from '../session-log.js'

/** Requests to a model and what is said of them. Notes 0003, 0007 and 0010. */
export const requests: readonly Step[] = [
  { id: 'request-header', weight: 8, may: ({ turn }) => turn.open !== undefined, write: writeHeader },
  {
    id: 'request-context',
    weight: 3,
    may: ({ turn }) => turn.open !== undefined,
    write: (log) => {
      const { draw } = log
      const window = draw.maybe('contextWindow', () => draw.between(1, 200_000))
      const update = draw.maybe('systemPromptUpdate', () => 'in-history')
      log.write('request/context', { provider: word(draw), model: word(draw), ...window, ...update })
    },
  },
]

function writeHeader(log: SessionLog): void {
  const { draw, format } = log
  const provider = draw.of(['deepseek', 'acme', '供应商'])
  const names = draw.some(['read', 'write', 'run', '名称'])
  const tools = names.map((name) => ({
    name,
    description: text(draw),
    parameters: draw.chance(1, 2) ? { type: 'object', properties: {} } : anyObject(draw),
    ...(format === 4 && draw.chance(1, 3) ? { deferLoading: true } : {}),
  }))
  const defaults = draw.some(['reasoningEffort', 'maxTokens'])
  const config = {
    provider,
    model: word(draw),
    ...(defaults.includes('reasoningEffort') || draw.chance(1, 4) ? { reasoningEffort: word(draw) } : {}),
    ...(defaults.includes('maxTokens') || draw.chance(1, 4) ? { maxTokens: draw.between(1, 9000) } : {}),
    ...draw.maybe('temperature', () => draw.of([0, 0.7, 2])),
    ...draw.maybe('stop', () => draw.some(['\n', 'END'])),
  }
  const header = {
    config,
    ...(tools.length > 0 ? { tools } : {}),
    ...(defaults.length > 0 ? { adapterDefaults: Object.fromEntries(defaults.map((name) => [name, true])) } : {}),
  }
  const reason = log.requests.length === 0 ? 'initial' : draw.of(['resume', 'change', 'series'])
  const seq = log.write('request/header', { header, reason, ...(draw.chance(1, 4) ? { startsSeries: true } : {}) })
  log.requests.push({ seq, provider, tools: names })
}
