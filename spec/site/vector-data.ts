/**
 * A golden vector as far as the site shows it. `vectors/vector.schema.json` is the norm and others judge it: here a vector
 * is data from a file, so members are only what they must be in order to be shown.
 */
export interface VectorData {
  readonly id: string
  readonly rules: readonly string[]
  readonly op: string
  readonly formats: readonly number[]
  readonly title: Bilingual
  readonly source: string
  readonly input?: Readonly<Record<string, unknown>>
  readonly base?: string
  readonly patch?: readonly PatchLine[]
  readonly expect: Readonly<Record<string, unknown>>
  readonly recovery?: string
  readonly at?: string | readonly string[]
  readonly also?: readonly string[]
  readonly vocabulary?: readonly string[]
  readonly faults?: readonly string[]
  readonly catches?: Bilingual
  readonly scored?: boolean
  readonly reason?: string
}

export interface Bilingual {
  readonly en: string
  readonly zh: string
}

export interface PatchLine {
  readonly op: string
  readonly path: string
  readonly from?: string
  readonly value?: unknown
}

/** The vectors of one file. Throws an error that names the file where the text is no list of vectors. */
export function parseVectors(path: string, text: string): VectorData[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`)
  }
  if (!Array.isArray(value)) throw new Error(`${path} is no list of vectors`)
  const odd = value.findIndex((it) => !isVector(it))
  if (odd !== -1) throw new Error(`${path}: /${odd} is no vector; vectors/vector.schema.json says what one is`)
  return value as VectorData[]
}

function isVector(value: unknown): value is VectorData {
  if (!isRecord(value)) return false
  const { id, rules, op, formats, title, source, expect, input, base, patch } = value
  return (
    [id, op, source].every(isText) &&
    isListOf(rules, isText) &&
    isListOf(formats, Number.isInteger) &&
    isBilingual(title) &&
    isRecord(expect) &&
    (input === undefined || isRecord(input)) &&
    (base === undefined || isText(base)) &&
    (patch === undefined || isListOf(patch, (it) => isRecord(it) && isText(it.op) && isText(it.path))) &&
    [value.faults, value.vocabulary, value.also].every((list) => list === undefined || isListOf(list, isText)) &&
    (value.at === undefined || isText(value.at) || isListOf(value.at, isText)) &&
    (value.catches === undefined || isBilingual(value.catches))
  )
}

/** The cases of a vector in one format by their places: the first has no name of its own (`id@4`), others have (`id@4:window`). */
export function furtherPlaces({ at, also = [] }: VectorData): (string | undefined)[] {
  return [undefined, ...(typeof at === 'object' ? at.slice(1) : []), ...also]
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isBilingual(value: unknown): value is Bilingual {
  return isRecord(value) && isText(value.en) && isText(value.zh)
}

function isListOf(value: unknown, isMember: (member: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isMember)
}
