import { commandDone } from '../reference/admission/payload/command-done.js'
import { compactionPrune } from '../reference/admission/payload/compaction-prune.js'
import { compactionSummary } from '../reference/admission/payload/compaction-summary.js'
import { imageOffload } from '../reference/admission/payload/image-offload.js'
import { llmRetry } from '../reference/admission/payload/llm-retry.js'
import { deliveryAccepted } from '../reference/admission/payload/session-log-deepseek-delivery-accepted.js'
import { sessionTitle } from '../reference/admission/payload/session-title.js'
import { sessionTitleLlmRequest } from '../reference/admission/payload/session-title-llm-request.js'
import { endpointsEarlier } from '../reference/admission/placement/endpoints-earlier.js'
import { sourcesEarlier } from '../reference/admission/placement/sources-earlier.js'
import { sourcesUnique } from '../reference/admission/placement/sources-unique.js'
import { callId } from '../reference/admission/tool-result/call-id.js'
import { windowCursor } from '../reference/admission/window/cursor.js'
import { windowNeighbours } from '../reference/admission/window/neighbours.js'
import { windowPage } from '../reference/admission/window/page.js'
import { wrappedCallId } from '../reference/admission/wrapped-result/call-id.js'
import type { RuleFunctions } from '../reference/rule-function.js'

/**
 * The functions of the rules that are judged at `event` and at `window`. A list of its own, so that nothing of the rest
 * is bundled; the build fails when it has one too few or too many.
 */
export const browserRuleFunctions = {
  'placement.endpoints-earlier': endpointsEarlier,
  'placement.sources-earlier': sourcesEarlier,
  'placement.sources-unique': sourcesUnique,
  'tool-result.call-id': callId,
  'wrapped-result.call-id': wrappedCallId,
  'window.neighbours': windowNeighbours,
  'window.cursor': windowCursor,
  'window.page': windowPage,
  'payload.command-done': commandDone,
  'payload.compaction-prune': compactionPrune,
  'payload.compaction-summary': compactionSummary,
  'payload.image-offload': imageOffload,
  'payload.llm-retry': llmRetry,
  'payload.session-log-deepseek-delivery-accepted': deliveryAccepted,
  'payload.session-title': sessionTitle,
  'payload.session-title-llm-request': sessionTitleLlmRequest,
} satisfies Partial<RuleFunctions>
