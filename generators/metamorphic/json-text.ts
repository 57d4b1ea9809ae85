/** A JSON text as it is spelled, without its white space; strings, numbers and names stand as in the text. */
export type JsonText = string | ListText | ObjectText

export interface ListText {
  readonly items: readonly JsonText[]
}

export interface ObjectText {
  readonly members: readonly MemberText[]
}

/** A member; its name with quotes, as it is spelled. */
export type MemberText = readonly [name: string, value: JsonText]

const tokens = /[ \t\r\n]*("(?:[^"\\]|\\.)*"|[-+.\w]+|[{}[\],:])/y

/** Reads a text; undefined where it is no JSON. */
export function readJson(text: string): JsonText | undefined {
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  tokens.lastIndex = 0
  return readValue(() => tokens.exec(text)?.[1] as string)
}

function readValue(next: () => string, first = next()): JsonText {
  if (first === '{') return { members: readList(next, '}', (name) => readMember(next, name)) }
  return first === '[' ? { items: readList(next, ']', (token) => readValue(next, token)) } : first
}

function readMember(next: () => string, name: string): MemberText {
  next() // the colon
  return [name, readValue(next)]
}

/** What stands between brackets; the first token of each item is read already. */
function readList<Item>(next: () => string, end: string, read: (first: string) => Item): Item[] {
  const items: Item[] = []
  for (let token = next(); token !== end; token = next()) if (token !== ',') items.push(read(token))
  return items
}

/** Writes a text, with white space between its tokens where that is asked for. */
export function writeJson(text: JsonText, space: () => string = () => ''): string {
  const between = (tokens: readonly string[]) => tokens.join(`${space()},${space()}`)
  if (typeof text === 'string') return text
  if (isList(text)) return `[${space()}${between(text.items.map((it) => writeJson(it, space)))}${space()}]`
  const members = text.members.map(([name, it]) => `${name}${space()}:${space()}${writeJson(it, space)}`)
  return `{${space()}${between(members)}${space()}}`
}

export function isList(text: JsonText | undefined): text is ListText {
  return typeof text === 'object' && 'items' in text
}

export function isObjectText(text: JsonText | undefined): text is ObjectText {
  return typeof text === 'object' && 'members' in text
}

/** The text with every part of it changed, the inner ones first. */
export function everyPart(text: JsonText, change: (part: JsonText) => JsonText): JsonText {
  if (isList(text)) return change({ items: text.items.map((it) => everyPart(it, change)) })
  if (!isObjectText(text)) return change(text)
  return change({ members: text.members.map(([name, it]) => [name, everyPart(it, change)] as const) })
}

/** A member of an object as a reader finds it: of several with that name, the last. */
export function memberOf(text: JsonText | undefined, name: string): JsonText | undefined {
  if (!isObjectText(text)) return undefined
  return text.members.findLast(([spelled]) => JSON.parse(spelled) === name)?.[1]
}

/** The value of a string as it is spelled; undefined where the text is none. */
export function stringOf(text: JsonText | undefined): string | undefined {
  return typeof text === 'string' && text.startsWith('"') ? (JSON.parse(text) as string) : undefined
}

/** The text with a member changed, wherever it stands. */
export function withMember(text: JsonText, name: string, change: (value: JsonText) => JsonText): JsonText {
  if (!isObjectText(text)) return text
  return {
    members: text.members.map((member) => (JSON.parse(member[0]) === name ? [member[0], change(member[1])] : member)),
  }
}
