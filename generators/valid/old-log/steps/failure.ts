import type { Draw } from '../../../draw.js'
import { name } from '../parts/texts.js'

/** What is known of a request that failed. */
export function failure(draw: Draw): object {
  return {
    message: draw.of(['overloaded', '服务过载', '{}']),
    code: draw.of(['UNKNOWN', 'RATE_LIMITED']),
    ...draw.maybe('status', () => draw.of([100, 429, 599])),
    ...draw.maybe('providerRetryAfterMs', () => draw.of([0.5, 1000])),
    ...draw.maybe('requestId', () => name(draw)),
  }
}
