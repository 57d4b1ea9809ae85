import type { Schema } from '../../../spec/reference/validators.js'

/** What a place of a record may hold, as coarse as it takes to tell that two constraints cannot fail at once. */
const present = ['object', 'empty array', 'array', 'string', 'number', 'boolean', 'null'] as const
const everything = ['absent', ...present] as const
export type Shape = (typeof everything)[number]

/** What places hold wherever some constraint fails; a place that is not named may hold anything. */
export type Shapes = ReadonlyMap<string, readonly Shape[]>

const arrays: readonly Shape[] = ['empty array', 'array']

/** Keywords that have something to say on values of one type alone. */
const onlyOn: Readonly<Record<string, readonly Shape[]>> = {
  required: ['object'],
  additionalProperties: ['object'],
  maxProperties: ['object'],
  minItems: arrays,
  maxItems: arrays,
  contains: arrays,
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  minimum: ['number'],
  maximum: ['number'],
  exclusiveMinimum: ['number'],
  negativeZero: ['number'],
}

/**
 * What a record holds if the constraint at a path of a tree fails in it. Only places that it has once are named: two
 * constraints on elements of an array may fail at two elements.
 */
export function breachShapes(tree: Schema, path: string, root: string): Shapes {
  const shapes = new Map<string, readonly Shape[]>()
  /** Undefined below an array, and below a member of any name. */
  let place: string | undefined = root
  const narrow = (at: string | undefined, allowed: readonly Shape[]) => {
    if (at === undefined) return
    const before = shapes.get(at) ?? everything
    shapes.set(
      at,
      before.filter((shape) => allowed.includes(shape)),
    )
  }
  let node = tree
  const steps = path.split('/').slice(1).map(decoded)
  while (steps.length > 0) {
    const keyword = steps.shift() as string
    const value = node[keyword]
    if (keyword === 'required') {
      narrow(place, ['object'])
      if (place !== undefined) narrow(`${place}/${steps[0]}`, ['absent'])
      return shapes
    }
    if (steps.length === 0) {
      narrow(place, failing(keyword, value, place === root))
      return shapes
    }
    if (keyword === 'properties') {
      const name = steps.shift() as string
      narrow(place, ['object'])
      place = place === undefined ? undefined : `${place}/${name}`
      narrow(place, present)
      node = (value as Record<string, Schema>)[name] as Schema
    } else if (keyword === 'allOf') {
      node = (value as Schema[])[Number(steps.shift())] as Schema
    } else if (keyword === 'then' || keyword === 'else') {
      narrow(place, under(node.if as Schema, keyword))
      node = value as Schema
    } else {
      // an element, or a member of any name: there may be several
      narrow(place, keyword === 'items' ? ['array'] : everything)
      if (keyword !== 'items' && keyword !== 'additionalProperties') return shapes
      place = undefined
      node = value as Schema
    }
  }
  return shapes
}

/** The shapes of values of a type, or of one of several. */
function ofType(type: unknown): readonly Shape[] {
  return [type].flat().flatMap((it): readonly Shape[] => {
    if (it === 'array') return arrays
    return it === 'integer' ? ['number'] : [it as Shape]
  })
}

/** The shapes of a value in which a keyword fails. What is judged as a whole may be missing and fail all the same. */
function failing(keyword: string, value: unknown, isWhole: boolean): readonly Shape[] {
  const possible: readonly Shape[] = isWhole ? everything : present
  if (keyword === 'type') {
    const types = [value].flat()
    const fitting = ofType(types.filter((type) => type !== 'integer')) // 1.5 is a number, and fails
    return possible.filter((shape) => !fitting.includes(shape))
  }
  if (keyword === 'minItems' && value === 1) return ['empty array']
  return onlyOn[keyword] ?? possible
}

/** What an `if` that asks for nothing but a type says on the value; one that asks for more says nothing here. */
function under(condition: Schema, branch: 'then' | 'else'): readonly Shape[] {
  if (Object.keys(condition).join() !== 'type') return everything
  const fitting = ofType(condition.type)
  if (branch === 'then') return fitting
  return condition.type === 'integer' ? everything : everything.filter((shape) => !fitting.includes(shape))
}

function decoded(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}
