import { dataOf, type JsonObject, own } from '../../verdict.js'

/** Which delivery markers of its own generation a log has that name another Session. */
export class ForeignDeliveries {
  /** The number of the last one in the source: where it is inherited, so are all others. */
  last: number | undefined

  constructor(
    readonly generation: number,
    readonly header: JsonObject,
  ) {}

  advance(event: JsonObject, position: number): void {
    if (event.type !== 'session-log-deepseek/delivery-accepted') return
    const { sessionFormatVersion, sessionId } = dataOf(event)
    if (sessionFormatVersion === this.generation && sessionId !== own(this.header, 'id')) this.last = position
  }
}
