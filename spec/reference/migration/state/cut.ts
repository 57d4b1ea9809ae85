import { isInheritedMarker } from '../../codec/inherited-marker.js'
import type { References } from './references.js'

/** Where the inherited part of a log ends, in the source and in the target: the last marker, which is not part of it. */
export class Cut {
  /** The number of the marker in the source; undefined as long as there is none. */
  source: number | undefined
  /** How many events of the target are inherited. */
  target = 0
  /** The cut that came with the source. */
  handed = 0

  advance(event: unknown, position: number, references: References): void {
    if (!isInheritedMarker(event)) return
    this.source = position
    this.target = references.targetOf(position) ?? 0
  }
}
