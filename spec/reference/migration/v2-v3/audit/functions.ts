import { auditCallId } from './call-id.js'
import { auditEarlier } from './earlier.js'
import { auditEndpoints } from './endpoints.js'
import { auditInstant } from './instant.js'
import { auditReference } from './reference.js'
import { auditRepairId } from './repair-id.js'
import { auditRetryLimit } from './retry-limit.js'
import { auditShadowed } from './shadowed.js'
import { auditSources } from './sources.js'
import { auditType } from './type.js'

/** The functions of the audit (note 0015). */
export const auditFunctions = {
  'v2-v3.audit.call-id': auditCallId,
  'v2-v3.audit.earlier': auditEarlier,
  'v2-v3.audit.endpoints': auditEndpoints,
  'v2-v3.audit.instant': auditInstant,
  'v2-v3.audit.reference': auditReference,
  'v2-v3.audit.repair-id': auditRepairId,
  'v2-v3.audit.retry-limit': auditRetryLimit,
  'v2-v3.audit.shadowed': auditShadowed,
  'v2-v3.audit.sources': auditSources,
  'v2-v3.audit.type': auditType,
}
