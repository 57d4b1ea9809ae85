import { asObject, dataOf, type JsonObject, own, step } from '../../verdict.js'

/** Ids of this form alone are kept: no other can be that of a message that an edge makes. */
export const madePrefix = 'v2-to-v3-system-'

/** A message of an event, and where it stands. */
export interface PlacedMessage {
  readonly at: string
  readonly message: unknown
}

/** The messages of an event of V2 whose ids count: those of the conversation, of the inbox, and of a title request. */
export function messagesOf(event: JsonObject): readonly PlacedMessage[] {
  switch (event.type) {
    case 'user/message':
      return [{ at: '/data', message: event.data }]
    case 'assistant/message':
    case 'tool/result':
      return [{ at: '/data/message', message: dataOf(event).message }]
    case 'agent/inbox/spliced':
      return listed(event, 'inserted')
    case 'session/title-llm-request':
      return listed(event, 'messages')
    default:
      return []
  }
}

/** Which ids of messages a log has, as far as they could meet, and which of them an edge has made. */
export class MessageIds {
  readonly #given = new Set<string>()
  readonly #made = new Set<unknown>()

  /** Whether any could meet, so that it is worth to make an id and look. */
  get mayMeet(): boolean {
    return this.#given.size > 0
  }

  isGiven(id: string): boolean {
    return this.#given.has(id)
  }

  isMade(id: unknown): boolean {
    return this.#made.has(id)
  }

  make(id: string): void {
    this.#made.add(id)
  }

  advance(event: JsonObject): void {
    for (const { message } of messagesOf(event)) {
      const id = own(message, 'id')
      if (typeof id === 'string' && id.startsWith(madePrefix)) this.#given.add(id)
    }
  }
}

function listed(event: JsonObject, member: string): PlacedMessage[] {
  const list = asObject(event.data)[member]
  if (!Array.isArray(list)) return []
  return list.map((message, index) => ({ at: `/data/${member}${step(index)}`, message }))
}
