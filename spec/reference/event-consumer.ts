import type { LogWatch } from './admission/watch-log.js'
import type { Read } from './codec/reading.js'
import type { Kind } from './judge.js'
import type { FormatReference } from './reference.js'
import type { JsonObject, Refusal, Warning } from './verdict.js'

/** Judges the accepted events of a log one after the other, at one place of judgement. It keeps no payload text. */
export interface EventConsumer {
  readonly at: 'event' | 'session'
  /** The next event, and its kind if it is known to be admitted at `event`; why it is refused, if it is. */
  event(event: JsonObject, row: number, admitted: Kind | undefined): Refusal | undefined
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
    event: (event, row, admitted) => {
      if (admitted) return undefined
      const verdict = reader.admitEvent(event)
      if (verdict.outcome === 'refuse') return { ...verdict, row }
      for (const warning of verdict.warnings ?? []) warn({ ...warning, row })
      return undefined
    },
    end: () => undefined,
  }
}

/** The whole Session. Where an event is missing it has nothing more to say. */
class OpenedSession implements EventConsumer {
  readonly at = 'session'
  #position = 0
  /** Undefined once it has spoken. */
  #watch: LogWatch | undefined
  readonly #refused: Refusal | undefined

  constructor(log: LogWatch | Refusal) {
    if ('outcome' in log) this.#refused = log
    else this.#watch = log
  }

  event(event: JsonObject, _row: number, admitted: Kind | undefined): Refusal | undefined {
    const isNext = event.seq === this.#position++
    const refused = isNext ? this.#watch?.event(event, admitted) : undefined
    if (!isNext || refused) this.#watch = undefined
    return refused
  }

  end({ inheritedEventCount }: Read): Refusal | undefined {
    return this.#refused ?? this.#watch?.end(inheritedEventCount)
  }
}
