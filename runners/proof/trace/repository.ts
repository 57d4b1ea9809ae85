import { formats } from '../../../spec/generated/formats.js'
import { rules } from '../../../spec/generated/rules.js'
import { specification } from '../../../spec/reference/specification.js'
import { goldenCases } from '../mutants/golden-cases.js'
import { mutantsOf } from '../mutants/mutants.js'
import { recordedStates } from '../mutants/recorded-states.js'
import { readReached, readUnreached } from '../untargeted/reached-file.js'
import { functionFiles } from './function-files.js'
import type { TraceSources } from './trace.js'

/** The sources of the trace as they stand in this checkout, or in the package. */
export function repositorySources(): TraceSources {
  return {
    rules,
    formats: Object.values(formats),
    cases: goldenCases(),
    mutants: mutantsOf(specification),
    stateOf: recordedStates(),
    functions: functionFiles((rule) => specification.rules[rule]?.function != null),
    reached: readReached().rules,
    unreached: new Map(readUnreached().rules.map(({ id, because }) => [id, because])),
  }
}
