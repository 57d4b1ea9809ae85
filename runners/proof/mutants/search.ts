import type { Specification } from '../../../spec/reference/specification.js'
import type { Case } from '../../engine/cases/expand.js'
import type { RequestBody } from '../../engine/cases/request.js'
import { sameJson } from '../../engine/compare.js'
import { damages, Random } from '../mangle/mangle.js'
import { changeLikeGolden, type RecordChange, recordChanges } from './golden-changes.js'
import { type Answers, answersOf } from './trial.js'

/** What a search was: the same seed tries the same inputs. */
export interface Search {
  readonly seed: number
  readonly inputs: number
}

/** An input that tells a mutant from the reference, and the golden case that it was made from. */
export interface Found {
  readonly from: string
  readonly request: RequestBody
}

/**
 * Looks for an input to which a mutant answers otherwise than the reference: golden inputs with up to three changes. A
 * value is changed, removed, or put in from elsewhere, or a record is changed as another golden case changes its own, so
 * that the faults of two cases meet. Undefined where so many inputs tell them apart nowhere.
 */
export function searchDifference(
  reference: Specification,
  mutant: Specification,
  cases: readonly Case[],
  { seed, inputs }: Search,
): Found | undefined {
  const random = new Random(seed)
  const [right, other] = [answersOf(reference), answersOf(mutant)]
  const changes = recordChanges(cases)
  for (let count = 0; count < inputs && cases.length > 0; count++) {
    const { id, request } = random.of(cases)
    const changed = changedRequest(request, changes, random, () => random.of(cases).request)
    if (!sameJson(answered(right, changed), answered(other, changed))) return { from: id, request: changed }
  }
  return undefined
}

/** The order of warnings says nothing. */
function answered(answers: Answers, request: RequestBody): unknown {
  try {
    const answer = answers(request) as { readonly warnings?: readonly unknown[] }
    return { ...answer, warnings: (answer.warnings ?? []).map((warning) => JSON.stringify(warning)).sort() }
  } catch (error) {
    return { crash: String(error) }
  }
}

function changedRequest(
  request: RequestBody,
  known: readonly RecordChange[],
  random: Random,
  another: () => RequestBody,
): RequestBody {
  if (request.op === 'publish') return request // its input is a directory, which is not there
  const changes = random.below(4)
  if ('bytes' in request && request.bytes !== undefined) {
    if (request.container !== 'jsonl') return damagedRequest(request, changes, random, another())
    const { bytes, ...rest } = request
    const lines = Buffer.from(bytes, 'base64').toString().split('\n')
    const copy = JSON.parse(JSON.stringify(rest)) as Record<string, unknown>
    for (let count = 0; count < changes; count++) {
      if (copy.children !== undefined && random.below(4) === 0) {
        change(copy, 'children', random)
        continue
      }
      const at = random.below(lines.length - 1)
      lines[at] = changedLine(lines[at] ?? '', known, random)
    }
    return { ...copy, bytes: Buffer.from(lines.join('\n')).toString('base64') } as unknown as RequestBody
  }
  const copy = JSON.parse(JSON.stringify(request)) as Record<string, unknown>
  const members = ['event', 'events', 'session', 'attempts', 'files', 'children'].filter(
    (name) => copy[name] !== undefined,
  )
  for (let count = 0; count < changes; count++) {
    if (random.below(2) === 0) changeLikeGolden(copy, members, known, random)
    else change(copy, random.of(members), random)
  }
  return copy as unknown as RequestBody
}

/** Frames have no lines to change: their bytes are damaged, also by pieces of another file. */
function damagedRequest(request: RequestBody, changes: number, random: Random, another: RequestBody): RequestBody {
  const bytesOf = (it: RequestBody) => Buffer.from('bytes' in it ? (it.bytes ?? '') : '', 'base64')
  let bytes: Buffer = bytesOf(request)
  for (let count = 0; count < changes; count++) {
    const damage = random.of(Object.values(damages))
    bytes = damage(bytes, random, bytesOf(another))
  }
  return { ...request, bytes: bytes.toString('base64') } as RequestBody
}

function changedLine(line: string, known: readonly RecordChange[], random: Random): string {
  try {
    const holder = { value: JSON.parse(line) as unknown }
    if (random.below(2) === 0) changeLikeGolden(holder, ['value'], known, random)
    else change(holder, 'value', random)
    return JSON.stringify(holder.value)
  } catch {
    return line
  }
}

const values = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  2 ** 53 - 1,
  2 ** 53,
  '',
  'x',
  'append',
  'user',
  [],
  {},
  [0],
  [[0, 1]],
]
const names = ['extra', 'surfaceOp', 'sourceEventSeqs', 'ignorable', 'isError', 'system', 'source', 'role']

/** Changes one value somewhere below a member. */
function change(owner: Record<string, unknown>, name: string, random: Random): void {
  const places = placesBelow(owner, name)
  const [holder, key] = random.of(places)
  const value = structuredClone(random.below(3) === 0 ? read(random.of(places)) : random.of(values))
  const kind = random.below(4)
  if (kind === 0) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else if (holder !== owner) delete holder[key]
  } else if (kind === 1) {
    const inside = holder[key]
    if (Array.isArray(inside)) inside.push(value)
    else if (typeof inside === 'object' && inside !== null)
      (inside as Record<string, unknown>)[random.of(names)] = value
  } else holder[key] = value
}

type Place = readonly [holder: Record<string, unknown>, key: string]

function placesBelow(holder: Record<string, unknown>, key: string): Place[] {
  const value = holder[key]
  const own: Place = [holder, key]
  if (typeof value !== 'object' || value === null) return [own]
  const inside = value as Record<string, unknown>
  return [own, ...Object.keys(inside).flatMap((name) => placesBelow(inside, name))]
}

function read([holder, key]: Place): unknown {
  return holder[key]
}
