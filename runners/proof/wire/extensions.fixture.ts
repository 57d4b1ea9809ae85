import { isObject, type JsonObject } from '../../../spec/reference/verdict.js'
import type { SentBody } from './bodies.fixture.js'

/** Something that a dialect adds to what the SDK of its model knows. */
export interface Extension {
  readonly name: string
  readonly adapters: readonly string[]
  /** The object as the SDK would have it: the same where it holds nothing of the kind. `path` has the members to it. */
  readonly without: (object: JsonObject, path: readonly string[]) => JsonObject
}

export const extensions: readonly Extension[] = [
  {
    name: 'reasoning comes back in a member of the assistant message',
    adapters: ['deepseek-chat', 'openai-chat'],
    without: (object) =>
      object.role === 'assistant' ? omit(object, 'reasoning_content', 'reasoning_text', 'reasoning') : object,
  },
  {
    name: 'thinking is turned on and off by `thinking`',
    adapters: ['deepseek-chat'],
    without: (object, path) => (path.length === 0 ? omit(object, 'thinking') : object),
  },
  {
    name: 'a file that the provider has is named without a member `file` around it',
    adapters: ['deepseek-chat'],
    without: (object) => (object.type === 'file' ? { type: 'file', file: { file_id: object.file_id } } : object),
  },
  {
    name: 'a thought need not be signed',
    adapters: ['deepseek-messages'],
    without: (object) => (object.type === 'thinking' ? { signature: '', ...object } : object),
  },
  {
    name: 'a temperature is taken, which the SDK has no more',
    adapters: ['deepseek-messages', 'anthropic-messages'],
    without: (object, path) => (path.length === 0 ? omit(object, 'temperature') : object),
  },
  {
    name: 'thinking is turned on without a budget of tokens',
    adapters: ['deepseek-messages'],
    without: (object) => (object.type === 'enabled' ? { budget_tokens: 1024, ...object } : object),
  },
  {
    name: 'the schema of parameters may be any',
    adapters: ['deepseek-messages'],
    without: (object, path) =>
      path.at(-1) === 'input_schema' && !('type' in object) ? { type: 'object', ...object } : object,
  },
  {
    name: 'a message of the system tells which tools come and go, which the SDK has in its beta part',
    adapters: ['deepseek-messages'],
    without: (object) =>
      object.type === 'tool_addition' || object.type === 'tool_removal' ? { type: 'text', text: 'tools' } : object,
  },
]

/** The bodies without what dialects add, and which extensions they had. */
export function withoutExtensions(bodies: readonly SentBody[]): { bodies: SentBody[]; used: ReadonlySet<string> } {
  const used = new Set<string>()
  const plain = bodies.map((sent) => {
    const own = extensions.filter(({ adapters }) => adapters.includes(sent.adapter))
    return { ...sent, body: own.reduce((body, extension) => plainOf(body, extension, used), sent.body) }
  })
  return { bodies: plain, used }
}

function plainOf(body: JsonObject, { name, without }: Extension, used: Set<string>): JsonObject {
  const changed = (value: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((it) => changed(it, path))
    if (!isObject(value)) return value
    const made = without(value, path)
    if (JSON.stringify(made) !== JSON.stringify(value)) used.add(name)
    return Object.fromEntries(Object.entries(made).map(([member, it]) => [member, changed(it, [...path, member])]))
  }
  return changed(body, []) as JsonObject
}

function omit(object: JsonObject, ...members: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([member]) => !members.includes(member)))
}
