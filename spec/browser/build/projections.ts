import { buildAdmitEvent } from '../../reference/admission/admit-event.js'
import { buildAdmitWindow } from '../../reference/admission/admit-window.js'
import type { Specification } from '../../reference/specification.js'
import { type Projection, projectionName, type Validate, type ValidatorSource } from '../../reference/validators.js'
import type { FormatRecord } from '../../rule-record.js'

const foreign = 'foreign/type'

/**
 * Every projection that admission at `event` and at `window` can ask for, by name: both are built, and watched while
 * they judge an event of every kind that there is.
 */
export function askedProjections(specification: Specification): Map<string, Projection> {
  const asked = new Map<string, Projection>()
  const holds: Validate = () => true // so that nothing ends a judgement early
  const validators: ValidatorSource = (projection) => {
    asked.set(projectionName(projection), projection)
    return { first: holds, every: holds }
  }
  const watched: Specification = { ...specification, validators }
  for (const format of Object.values(specification.formats)) {
    const [event, window] = [buildAdmitEvent(watched, format), buildAdmitWindow(watched, format)]
    for (const [record, vocabulary] of kindsOf(format)) {
      event(record, vocabulary)
      window({ events: [record], delivery: 'live' }, vocabulary)
    }
  }
  return asked
}

/** An event of each kind that `classifier` finds, with the vocabulary that makes it one. */
function kindsOf(format: FormatRecord): (readonly [unknown, (readonly string[])?])[] {
  return [
    [null],
    [{}],
    ...format.events.map(({ type }) => [{ type }] as const),
    [{ type: foreign }],
    [{ type: foreign }, [foreign]],
    [{ type: foreign, ignorable: true }],
  ]
}
