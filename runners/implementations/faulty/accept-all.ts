import type { Implementation } from '../implementation.js'
import { altered, type Question } from './altered.js'

/** Takes everything, and knows nothing of what it took. */
export function acceptAll(right: Implementation): Implementation {
  return altered(right, (_, question) => ({ outcome: 'accept', ...leastOf(question) }))
}

/** The least that an acceptance has to say. */
function leastOf(question: Question): object {
  const history = { surface: [], messages: [] }
  switch (question.op) {
    case 'decode':
    case 'migrate':
      return { session: { header: {}, events: [], inheritedEventCount: 0 } }
    case 'encode':
      return { rows: [] }
    case 'admit':
      return {}
    case 'append':
      return { verdicts: question.attempts.map((_, index) => ({ outcome: 'accept', seq: index })), history }
    case 'history':
      return history
    case 'select':
      return { file: question.files[0]?.name ?? '' }
    case 'publish':
      return { file: 'session.v4.jsonl' }
    case 'assemble':
      return { blocks: [], finish: { kind: 'stop' }, interrupted: [] }
    case 'stream':
    case 'inspect':
      return {}
    case 'translate':
      return { chunks: [] }
    case 'project':
    case 'exchange':
      return { body: {} }
  }
}
