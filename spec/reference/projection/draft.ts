import { asObject, isObject, type JsonObject, ownPath } from '../verdict.js'

/** What a route knows beside the request (note 0023). */
export interface Route {
  readonly model: string
  /** The replay state of the history belongs to the adapter of this route. */
  readonly sameOwner?: boolean
  /** How the route lets the tools of a request change; not at all where it is absent. */
  readonly toolUpdate?: 'addition-only' | 'in-history'
  /** The images of the request by `attachmentId`; `none` where the model takes text alone. */
  readonly images?: 'none' | Readonly<Record<string, RequestImage>>
  /** What a deployment asks where the request does not say: of the DeepSeek adapters. */
  readonly thinking?: 'enabled' | 'disabled'
}

/** An image as a provider is given it: its bytes, or the name of a file that it has. */
export interface RequestImage {
  readonly width: number
  readonly height: number
  /** Base64. */
  readonly data?: string
  readonly fileId?: string
}

/** A message of the history on its way into a request, and what it has become of it so far. */
export interface Item {
  /** Where it stands in the request. */
  readonly at: string
  readonly message: JsonObject
  /** Where its blocks stand in the request, if others stood between them. */
  readonly indexes?: readonly number[]
  /** What the provider will be told of it, in order. */
  readonly turns: readonly JsonObject[]
}

/** A request that is being projected, as the steps so far left it. */
export interface Draft {
  readonly request: JsonObject
  readonly route: Route
  readonly items: readonly Item[]
  /** What is sent. */
  readonly body: JsonObject
}

/** The draft with other items of some roles. */
export function mapItems(draft: Draft, roles: readonly string[], change: (item: Item) => Item): Draft {
  return {
    ...draft,
    items: draft.items.map((item) => (roles.includes(String(item.message.role)) ? change(item) : item)),
  }
}

/** The draft with a member of the body. */
export function withMember(draft: Draft, member: string, value: unknown): Draft {
  return { ...draft, body: { ...draft.body, [member]: value } }
}

/** The content blocks of a message. What is no object is a block that says nothing of its type (note 0023). */
export function blocksOf({ content }: JsonObject): readonly JsonObject[] {
  if (!Array.isArray(content)) return []
  return content.every(isObject) ? content : content.map(asObject)
}

/** The texts of the blocks of a type, with nothing between them. */
export function joined(message: JsonObject, type: 'text' | 'reasoning'): string {
  return blocksOf(message)
    .map((block) => (block.type === type ? String(block.text) : ''))
    .join('')
}

/** The item with other turns. */
export function mapTurns(item: Item, change: (turn: JsonObject) => JsonObject): Item {
  return { ...item, turns: item.turns.map(change) }
}

/** The pointer to the first block of messages of some roles that is meant. */
export function placeOfBlock(
  items: readonly Item[],
  roles: readonly string[],
  isMeant: (block: JsonObject) => boolean,
): string | undefined {
  for (const { at, message, indexes } of items.filter((item) => roles.includes(String(item.message.role)))) {
    const index = blocksOf(message).findIndex(isMeant)
    if (index >= 0) return `${at}/content/${indexes?.[index] ?? index}`
  }
  return undefined
}

/** What the route has of the image of a block. */
export function imageOf({ images }: Route, block: JsonObject): RequestImage | undefined {
  const id = String(ownPath(block, 'attachment', 'attachmentId'))
  return typeof images === 'object' && Object.hasOwn(images, id) ? images[id] : undefined
}

/** The tools that the request declares. */
export function toolsOf({ request }: Draft): readonly JsonObject[] | undefined {
  return Array.isArray(request.tools) ? request.tools.filter(isObject) : undefined
}
