import { notStarted } from './admission/fork-result/not-started.js'
import { commandDone } from './admission/payload/command-done.js'
import { compactionPrune } from './admission/payload/compaction-prune.js'
import { compactionSummary } from './admission/payload/compaction-summary.js'
import { imageOffload } from './admission/payload/image-offload.js'
import { llmRetry } from './admission/payload/llm-retry.js'
import { deliveryAccepted } from './admission/payload/session-log-deepseek-delivery-accepted.js'
import { sessionTitle } from './admission/payload/session-title.js'
import { sessionTitleLlmRequest } from './admission/payload/session-title-llm-request.js'
import { endpointsEarlier } from './admission/placement/endpoints-earlier.js'
import { sourcesEarlier } from './admission/placement/sources-earlier.js'
import { sourcesUnique } from './admission/placement/sources-unique.js'
import { codeDispatch } from './admission/retired/code-dispatch.js'
import { callId } from './admission/tool-result/call-id.js'
import { wrappedCallId } from './admission/wrapped-result/call-id.js'
import { markerMissing } from './codec/cut/marker-missing.js'
import { markerUnseeded } from './codec/cut/marker-unseeded.js'
import { dense } from './codec/framing/dense.js'
import { headerLine } from './codec/framing/header-line.js'
import { json } from './codec/framing/json.js'
import { newer } from './codec/header/newer.js'
import { version } from './codec/header/version.js'
import { bounded } from './codec/ranges/bounded.js'
import { earlier } from './codec/ranges/earlier.js'
import { list } from './codec/ranges/list.js'
import { member } from './codec/ranges/member.js'
import { rising } from './codec/ranges/rising.js'
import { unique } from './codec/ranges/unique.js'
import { blockType } from './codec/zstd/block-type.js'
import { content } from './codec/zstd/content.js'
import { headerFrame } from './codec/zstd/header-frame.js'
import { magic } from './codec/zstd/magic.js'
import { recordEnd } from './codec/zstd/record-end.js'
import { reservedBits } from './codec/zstd/reserved-bits.js'

import type { RuleFunctions } from './rule-function.js'

/** One function a rule, found from its id: `area.name` is `<part>/area/name.ts`. */
export const ruleFunctions = {
  'framing.header-line': headerLine,
  'framing.json': json,
  'framing.dense': dense,
  'header.newer': newer,
  'header.version': version,
  'ranges.list': list,
  'ranges.member': member,
  'ranges.bounded': bounded,
  'ranges.rising': rising,
  'ranges.unique': unique,
  'ranges.earlier': earlier,
  'zstd.magic': magic,
  'zstd.reserved-bits': reservedBits,
  'zstd.block-type': blockType,
  'zstd.content': content,
  'zstd.header-frame': headerFrame,
  'zstd.record-end': recordEnd,
  'cut.marker-missing': markerMissing,
  'cut.marker-unseeded': markerUnseeded,
  'placement.endpoints-earlier': endpointsEarlier,
  'placement.sources-unique': sourcesUnique,
  'placement.sources-earlier': sourcesEarlier,
  'retired.code-dispatch': codeDispatch,
  'fork-result.not-started': notStarted,
  'tool-result.call-id': callId,
  'wrapped-result.call-id': wrappedCallId,
  'payload.llm-retry': llmRetry,
  'payload.command-done': commandDone,
  'payload.session-title': sessionTitle,
  'payload.session-title-llm-request': sessionTitleLlmRequest,
  'payload.compaction-summary': compactionSummary,
  'payload.compaction-prune': compactionPrune,
  'payload.image-offload': imageOffload,
  'payload.session-log-deepseek-delivery-accepted': deliveryAccepted,
} satisfies RuleFunctions
