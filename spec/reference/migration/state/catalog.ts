import { factFault } from '../../admission/catalog/fact.js'
import { isInheritedMarker } from '../../codec/inherited-marker.js'
import { dataOf, type JsonObject, own } from '../../verdict.js'

/** What the catalog of a source says of one child. */
export interface Entry {
  readonly childId: unknown
  readonly childCreatedAt: unknown
  readonly mode: unknown
  readonly label: unknown
  readonly position: number
  /** Where it is no fact of a known version. */
  readonly fault: string | undefined
}

/** The entries of the catalog that are not inherited. */
export class Catalog {
  readonly own: Entry[] = []

  advance(event: JsonObject, position: number): void {
    if (isInheritedMarker(event)) this.own.length = 0
    else if (event.type === 'subagent/catalog') {
      const { childId, childCreatedAt, mode } = dataOf(event)
      const label = own(event.data, 'label')
      this.own.push({ childId, childCreatedAt, mode, label, position, fault: factFault(event) })
    }
  }
}
