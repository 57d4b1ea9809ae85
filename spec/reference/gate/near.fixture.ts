import { expandVectors } from '../../../runners/engine/cases/expand.js'
import { loadVectorFiles } from '../../../runners/engine/cases/load.js'
import { vectorsDirectory } from '../../../runners/package.js'
import { isObject, type JsonObject } from '../verdict.js'

const requests = expandVectors(loadVectorFiles(vectorsDirectory).flatMap(({ vectors }) => vectors)).map(
  ({ request }) => request,
)
type Asked = (typeof requests)[number]

/** Some events of each type that are in the requests of vectors. */
export function eventsIn(isMeant: (request: Asked) => boolean): readonly JsonObject[] {
  const texts = new Set(requests.filter(isMeant).flatMap(textsIn))
  return someOfEach([...texts].map(parsed).filter(isObject))
}

function textsIn(request: Asked): string[] {
  if (request.op === 'admit') return [JSON.stringify(request.event)]
  const isFile = request.op === 'decode' || request.op === 'migrate'
  if (!isFile || request.container !== 'jsonl' || request.bytes === undefined) return []
  return Buffer.from(request.bytes, 'base64').toString().split('\n').slice(1, -1)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function someOfEach(all: readonly JsonObject[]): JsonObject[] {
  const counts = new Map<unknown, number>()
  return all.filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return count <= 20
  })
}

const others = [null, true, 0, -0, 1, 1.5, -1, 2 ** 53, '', 'x', 'append', 'tool', [], [0], [[0, 0]], {}]
const names = ['extra', '__proto__', 'constructor', 'surfaceOp', 'sourceEventSeqs', 'ignorable', 'error', 'system']

/** An event, and it with one member changed, removed or added, at every place. */
export function* near(event: JsonObject): Generator<JsonObject> {
  yield event
  const text = JSON.stringify(event)
  const count = places(event).length
  for (let index = 0; index < count; index++) {
    const changed = (change: (owner: Record<string, unknown>, name: string) => void): JsonObject => {
      const copy = JSON.parse(text) as JsonObject
      const [owner, name] = places(copy)[index] as Place
      change(owner, name)
      return copy
    }
    yield changed((owner, name) => {
      if (Array.isArray(owner)) owner.splice(Number(name), 1)
      else delete owner[name]
    })
    yield changed((owner, name) => {
      owner[name] = others[(index * 7 + text.length) % others.length]
    })
    yield changed((owner) => {
      if (Array.isArray(owner)) return
      const value = others[(index * 5 + text.length) % others.length]
      const name = names[(index + text.length) % names.length] as string
      Object.defineProperty(owner, name, { value, enumerable: true, configurable: true })
    })
  }
}

type Place = [owner: Record<string, unknown>, name: string]

function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Record<string, unknown>
  return Object.keys(owner).flatMap((name): Place[] => [[owner, name], ...places(owner[name])])
}
