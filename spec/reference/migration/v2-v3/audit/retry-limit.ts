import type { EdgeFunction } from '../../../rule-function.js'
import { isCount, own } from '../../../verdict.js'

/** `v2-v3.audit.retry-limit` (note 0015). */
export const auditRetryLimit: EdgeFunction = (event) => {
  const data = own(event, 'data')
  const [retry, most] = [own(data, 'retry'), own(data, 'maxRetries')]
  return isCount(retry) && isCount(most) && retry > most ? '/data/retry' : undefined
}
