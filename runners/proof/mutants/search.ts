import type { Specification } from '../../../spec/reference/specification.js'
import type { Case } from '../../engine/cases/expand.js'
import type { RequestBody } from '../../engine/cases/request.js'
import { sameJson } from '../../engine/compare.js'
import { Random } from '../mangle/mangle.js'
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
 * Looks for an input to which a mutant answers otherwise than the reference: golden inputs with up to three values
 * changed, removed, or put in from elsewhere. Undefined where so many inputs tell them apart nowhere.
 */
export function searchDifference(
  reference: Specification,
  mutant: Specification,
  cases: readonly Case[],
  { seed, inputs }: Search,
): Found | undefined {
  const random = new Random(seed)
  const [right, other] = [answersOf(reference), answersOf(mutant)]
  for (let count = 0; count < inputs && cases.length > 0; count++) {
    const { id, request } = random.of(cases)
    const changed = changedRequest(request, random)
    if (!sameJson(answered(right, changed), answered(other, changed))) return { from: id, request: changed }
  }
  return undefined
}

function answered(answers: Answers, request: RequestBody): unknown {
  try {
    return answers(request)
  } catch (error) {
    return { crash: String(error) }
  }
}

function changedRequest(request: RequestBody, random: Random): RequestBody {
  if (request.op === 'publish') return request // its input is a directory, which is not there
  const changes = random.below(4)
  if (request.op === 'decode') {
    if (request.container !== 'jsonl') return request
    const lines = Buffer.from(request.bytes, 'base64').toString().split('\n')
    for (let count = 0; count < changes; count++) {
      const at = random.below(lines.length - 1)
      lines[at] = changedLine(lines[at] ?? '', random)
    }
    return { ...request, bytes: Buffer.from(lines.join('\n')).toString('base64') }
  }
  const copy = JSON.parse(JSON.stringify(request)) as Record<string, unknown>
  const members = ['event', 'events', 'session', 'attempts', 'files'].filter((name) => copy[name] !== undefined)
  for (let count = 0; count < changes; count++) change(copy, random.of(members), random)
  return copy as unknown as RequestBody
}

function changedLine(line: string, random: Random): string {
  try {
    const holder = { value: JSON.parse(line) as unknown }
    change(holder, 'value', random)
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
