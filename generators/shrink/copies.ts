import { asObject, dataOf, type JsonObject } from '../../spec/reference/verdict.js'
import { withoutElements } from './lists.js'
import { type Path, type Place, valueAt, withMember, withValue } from './places.js'

/** Inputs with a log that is no copy of another: its header does not say so, and no marker ends what it has of that. */
export function uncopied(input: JsonObject, places: readonly Place[]): (() => JsonObject)[] {
  return places.flatMap(([path, header]) => {
    if (asObject(header).isSeeded !== true) return []
    const isRow = path.at(-1) === 0
    const whole = path.slice(0, -1)
    const plain = withValue(input, path, withMember(header as JsonObject, 'isSeeded', false))
    if (isRow) return [() => withoutMarkers(plain, whole)]
    return [() => withoutMarkers(withValue(plain, [...whole, 'inheritedEventCount'], 0), [...whole, 'events'])]
  })
}

function withoutMarkers(input: JsonObject, path: Path): JsonObject {
  const list = valueAt(input, path)
  if (!Array.isArray(list)) return input
  const isMarker = (event: JsonObject) => event.type === 'session/end-seed' && dataOf(event).inherited === true
  const markers = list.flatMap((event, index) => (isMarker(asObject(event)) ? [index] : []))
  return withoutElements(input, path, list, markers)
}
