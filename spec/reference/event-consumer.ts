import type { LogWatch } from './admission/watch-log.js'
import type { Read } from './codec/reading.js'
import type { FormatReference } from './reference.js'
import type { JsonObject, Refusal, Warning } from './verdict.js'

/** Judges the accepted events of a log one after the other, at one place of judgement. It keeps no payload text. */
export interface EventConsumer {
  readonly at: 'event' | 'session'
  /** The next event, and whether it is known to be admitted at `event`; why it is refused, if it is. */
  event(event: JsonObject, row: number, isAdmitted: boolean): Refusal | undefined
  /** After the last event: what only the whole log can break. */
  end(log: Read): Refusal | undefined
}

/**
 * Makes the consumers of one log, in the order in which they come to judge: the Session as it is opened, and then the
 * adoption of each event, which warns of what a Session lets pass.
 */
export function openConsumers(
  reader: FormatReference,
  header: JsonObject,
  warn: (warning: Warning) => void,
): readonly EventConsumer[] {
  return [new OpenedSession(reader.openLog(header, 'session')), adoption(reader, warn)]
}

function adoption(reader: FormatReference, warn: (warning: Warning) => void): EventConsumer {
  return {
    at: 'event',
    event: (event, row, isAdmitted) => {
      if (isAdmitted) return undefined
      const admitted = reader.admitEvent(event)
      if (admitted.outcome === 'refuse') return { ...admitted, row }
      for (const warning of admitted.warnings ?? []) warn({ ...warning, row })
      return undefined
    },
    end: () => undefined,
  }
}

/** The whole Session. Where an event is missing it has nothing more to say. */
class OpenedSession implements EventConsumer {
  readonly at = 'session'
  #position = 0
  #hasSpoken = false

  constructor(readonly log: LogWatch | Refusal) {}

  event(event: JsonObject, _row: number, isAdmitted: boolean): Refusal | undefined {
    if (this.#hasSpoken || 'outcome' in this.log) return undefined
    if (event.seq !== this.#position++) {
      this.#hasSpoken = true
      return undefined
    }
    return this.#once(this.log.event(event, isAdmitted))
  }

  end({ inheritedEventCount }: Read): Refusal | undefined {
    if (this.#hasSpoken) return undefined
    return 'outcome' in this.log ? this.log : this.log.end(inheritedEventCount)
  }

  #once(refused: Refusal | undefined): Refusal | undefined {
    if (refused) this.#hasSpoken = true
    return refused
  }
}
