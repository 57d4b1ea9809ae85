import { auditFunctions } from './audit/functions.js'
import { cutHanded } from './cut/handed.js'
import { cutMarker } from './cut/marker.js'
import { cutUnseeded } from './cut/unseeded.js'
import { deliveryForeign } from './delivery/foreign.js'
import { deliveryLater } from './delivery/later.js'
import { dense } from './dense.js'
import { header } from './header.js'
import { idsMade } from './ids/made.js'
import { referencesMoved } from './references/moved.js'
import { renamesReplaced } from './renames/replaced.js'
import { replacementSpelling } from './replacement/spelling.js'
import { requestHeaderAdapterDefaults } from './request-header/adapter-defaults.js'
import { requestHeaderTools } from './request-header/tools.js'
import { systemBefore } from './system/before.js'
import { systemFirst } from './system/first.js'
import { systemLift } from './system/lift.js'
import { systemPositive } from './system/positive.js'
import { systemRemoved } from './system/removed.js'
import { systemStep } from './system/step.js'
import { systemUnused } from './system/unused.js'
import { toolError } from './tool-error.js'
import { version } from './version.js'

/** The rules and steps of the edge from V2 to V3 (notes 0015 and 0016). */
export const v2v3Functions = {
  ...auditFunctions,
  'v2-v3.version': version,
  'v2-v3.header': header,
  'v2-v3.dense': dense,
  'v2-v3.ids.made': idsMade,
  'v2-v3.system.step': systemStep,
  'v2-v3.system.unused': systemUnused,
  'v2-v3.system.positive': systemPositive,
  'v2-v3.system.lift': systemLift,
  'v2-v3.system.removed': systemRemoved,
  'v2-v3.system.first': systemFirst,
  'v2-v3.system.before': systemBefore,
  'v2-v3.cut.unseeded': cutUnseeded,
  'v2-v3.cut.marker': cutMarker,
  'v2-v3.cut.handed': cutHanded,
  'v2-v3.delivery.later': deliveryLater,
  'v2-v3.delivery.foreign': deliveryForeign,
  'v2-v3.references.moved': referencesMoved,
  'v2-v3.renames.replaced': renamesReplaced,
  'v2-v3.replacement.spelling': replacementSpelling,
  'v2-v3.request-header.tools': requestHeaderTools,
  'v2-v3.request-header.adapter-defaults': requestHeaderAdapterDefaults,
  'v2-v3.tool-error': toolError,
}
