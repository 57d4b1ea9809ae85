import { isActive } from '../../admission/delivery/active.js'
import { isInheritedMarker } from '../../codec/inherited-marker.js'
import { dataOf, type JsonObject, own } from '../../verdict.js'

/** Active delivery markers that name another Session, which is decided at the end: the cut is known there. */
export class Deliveries {
  readonly #generation: number
  readonly #id: unknown
  readonly #hasParent: boolean
  #foreign: number | undefined

  constructor(header: JsonObject) {
    this.#generation = own(header, 'version') as number
    this.#id = own(header, 'id')
    this.#hasParent = own(header, 'parentSession') !== undefined
  }

  /** The first marker that may not name the Session that it names. */
  get foreign(): number | undefined {
    return this.#foreign
  }

  advance(event: JsonObject, position: number): void {
    if (event.type === 'session-log-deepseek/delivery-accepted') {
      if (isActive(event, this.#generation) && dataOf(event).sessionId !== this.#id) this.#foreign ??= position
    } else if (this.#hasParent && isInheritedMarker(event)) this.#foreign = undefined // they came from the parent
  }
}
