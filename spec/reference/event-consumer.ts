import type { LogWatch, WatchRefusal } from './admission/watch-log.js'
import type { Read } from './codec/reading.js'
import type { Kind } from './judge.js'
import type { JudgedAt } from './log-verdict.js'
import type { FormatReference } from './reference.js'
import type { JsonObject, Refusal, Warning } from './verdict.js'

/** A refusal, and the place where it was judged. */
export type PlacedRefusal = Refusal & { readonly judgedAt: JudgedAt }

/** Judges the accepted events of a log one after the other. It keeps no payload text. */
export interface EventConsumer {
  /** The next event, and its kind if it is known to be admitted at `event`; why it is refused, if it is. */
  event(event: JsonObject, row: number, admitted: Kind | undefined): PlacedRefusal | undefined
  /** After the last event: what only the whole log can break. */
  end(log: Read): PlacedRefusal | undefined
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
    event: (event, row, admitted) => {
      if (admitted) return undefined
      const verdict = reader.admitEvent(event)
      if (verdict.outcome === 'refuse') return { ...verdict, row, judgedAt: 'event' }
      for (const warning of verdict.warnings ?? []) warn({ ...warning, row })
      return undefined
    },
    end: () => undefined,
  }
}

/** The whole Session. Where an event is missing it has nothing more to say. */
class OpenedSession implements EventConsumer {
  #position = 0
  /** Undefined once it has spoken. */
  #watch: LogWatch | undefined
  readonly #refused: WatchRefusal | undefined

  constructor(log: LogWatch | WatchRefusal) {
    if ('outcome' in log) this.#refused = log
    else this.#watch = log
  }

  event(event: JsonObject, _row: number, admitted: Kind | undefined): WatchRefusal | undefined {
    const isNext = event.seq === this.#position++
    const refused = isNext ? this.#watch?.event(event, admitted) : undefined
    if (!isNext || refused) this.#watch = undefined
    return refused
  }

  end({ inheritedEventCount }: Read): WatchRefusal | undefined {
    return this.#refused ?? this.#watch?.end(inheritedEventCount)
  }
}
