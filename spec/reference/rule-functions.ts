import { catalogFact } from './admission/catalog/fact.js'
import { catalogUnique } from './admission/catalog/unique.js'
import { commandSourceEvent } from './admission/command/source-event.js'
import { commandStarted } from './admission/command/started.js'
import { commandUnique } from './admission/command/unique.js'
import { compactionCheckpoint } from './admission/compaction/checkpoint.js'
import { compactionCrossing } from './admission/compaction/crossing.js'
import { compactionEndTurn } from './admission/compaction/end-turn.js'
import { compactionHead } from './admission/compaction/head.js'
import { compactionId } from './admission/compaction/id.js'
import { compactionNodes } from './admission/compaction/nodes.js'
import { compactionOneOpen } from './admission/compaction/one-open.js'
import { compactionOneSummary } from './admission/compaction/one-summary.js'
import { compactionOwner } from './admission/compaction/owner.js'
import { compactionRange } from './admission/compaction/range.js'
import { compactionSummarised } from './admission/compaction/summarised.js'
import { compactionTurn } from './admission/compaction/turn.js'
import { cutAgrees } from './admission/cut/agrees.js'
import { cutBounded } from './admission/cut/bounded.js'
import { cutUnseeded } from './admission/cut/unseeded.js'
import { deliveryData } from './admission/delivery/data.js'
import { deliveryForeign } from './admission/delivery/foreign.js'
import { deliveryGeneration } from './admission/delivery/generation.js'
import { deliveryOwn } from './admission/delivery/own.js'
import { deliverySessionId } from './admission/delivery/session-id.js'
import { deliveryThroughSeq } from './admission/delivery/through-seq.js'
import { definedOnce } from './admission/developer/defined-once.js'
import { developerDefinition } from './admission/developer/definition.js'
import { developerHeader } from './admission/developer/header.js'
import { dispatchIds } from './admission/dispatch/ids.js'
import { dispatchParent } from './admission/dispatch/parent.js'
import { dispatchSame } from './admission/dispatch/same.js'
import { dispatchStarted } from './admission/dispatch/started.js'
import { dispatchUnique } from './admission/dispatch/unique.js'
import { notStarted } from './admission/fork-result/not-started.js'
import { offloadFresh } from './admission/offload/fresh.js'
import { offloadImage } from './admission/offload/image.js'
import { offloadMessage } from './admission/offload/message.js'
import { offloadNode } from './admission/offload/node.js'
import { offloadOnce } from './admission/offload/once.js'
import { offloadRising } from './admission/offload/rising.js'
import { offloadTargets } from './admission/offload/targets.js'
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
import { requestConfigAdapterDefaults } from './admission/request-config/adapter-defaults.js'
import { requestConfigNames } from './admission/request-config/names.js'
import { requestConfigObject } from './admission/request-config/object.js'
import { requestConfigReason } from './admission/request-config/reason.js'
import { requestConfigReasoningEffort } from './admission/request-config/reasoning-effort.js'
import { requestConfigStartsSeries } from './admission/request-config/starts-series.js'
import { restoreData } from './admission/restore/data.js'
import { restoreEarlyData } from './admission/restore/early-data.js'
import { restoreToolError } from './admission/restore/tool-error.js'
import { restoreUserSource } from './admission/restore/user-source.js'
import { codeDispatch } from './admission/retired/code-dispatch.js'
import { retryNumber } from './admission/retry/number.js'
import { retryOneId } from './admission/retry/one-id.js'
import { retryPlace } from './admission/retry/place.js'
import { retryProvider } from './admission/retry/provider.js'
import { retrySamePlace } from './admission/retry/same-place.js'
import { retryScheduled } from './admission/retry/scheduled.js'
import { retryStartedOnce } from './admission/retry/started-once.js'
import { settlementStream } from './admission/settlement/stream.js'
import { slotList } from './admission/slot/list.js'
import { slotMember } from './admission/slot/member.js'
import { slotMessage } from './admission/slot/message.js'
import { slotSource } from './admission/slot/source.js'
import { slotUser } from './admission/slot/user.js'
import { stepEnd } from './admission/step/end.js'
import { stepEndTools } from './admission/step/end-tools.js'
import { stepInside } from './admission/step/inside.js'
import { stepNumber } from './admission/step/number.js'
import { stepOneOpen } from './admission/step/one-open.js'
import { stepSystem } from './admission/step/system.js'
import { stepTurn } from './admission/step/turn.js'
import { surfaceCoverage } from './admission/surface/coverage.js'
import { surfaceEnd } from './admission/surface/end.js'
import { surfaceFirstHead } from './admission/surface/first-head.js'
import { surfaceHead } from './admission/surface/head.js'
import { surfaceOrder } from './admission/surface/order.js'
import { surfaceResultContent } from './admission/surface/result-content.js'
import { surfaceResultNode } from './admission/surface/result-node.js'
import { surfaceStart } from './admission/surface/start.js'
import { titleCites } from './admission/title/cites.js'
import { titleDistinct } from './admission/title/distinct.js'
import { titleList } from './admission/title/list.js'
import { titleSource } from './admission/title/source.js'
import { titleUserEmpty } from './admission/title/user-empty.js'
import { titleRequestCites } from './admission/title-request/cites.js'
import { titleRequestMessage } from './admission/title-request/message.js'
import { toolAdvertised } from './admission/tool-lifecycle/advertised.js'
import { toolContent } from './admission/tool-lifecycle/content.js'
import { toolId } from './admission/tool-lifecycle/id.js'
import { toolNotStarted } from './admission/tool-lifecycle/not-started.js'
import { toolOnce } from './admission/tool-lifecycle/once.js'
import { sameCall } from './admission/tool-lifecycle/same-call.js'
import { toolSettles } from './admission/tool-lifecycle/settles.js'
import { toolUnique } from './admission/tool-lifecycle/unique.js'
import { callId } from './admission/tool-result/call-id.js'
import { turnEnd } from './admission/turn/end.js'
import { turnEndStep } from './admission/turn/end-step.js'
import { turnInside } from './admission/turn/inside.js'
import { turnNumber } from './admission/turn/number.js'
import { oneOpen } from './admission/turn/one-open.js'
import { known } from './admission/vocabulary/known.js'
import { windowCursor } from './admission/window/cursor.js'
import { windowNeighbours } from './admission/window/neighbours.js'
import { windowPage } from './admission/window/page.js'
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
import { numbered } from './codec/ranges/numbered.js'
import { rising } from './codec/ranges/rising.js'
import { unique } from './codec/ranges/unique.js'
import { selectionHeader } from './codec/selection/header.js'
import { selectionNewer } from './codec/selection/newer.js'
import { selectionOneEncoding } from './codec/selection/one-encoding.js'
import { selectionVersion } from './codec/selection/version.js'
import { blockType } from './codec/zstd/block-type.js'
import { content } from './codec/zstd/content.js'
import { headerFrame } from './codec/zstd/header-frame.js'
import { magic } from './codec/zstd/magic.js'
import { recordEnd } from './codec/zstd/record-end.js'
import { reservedBits } from './codec/zstd/reserved-bits.js'
import { v2v3Functions } from './migration/v2-v3/functions.js'
import { v3v4Functions } from './migration/v3-v4/functions.js'
import { adapterFunctions } from './projection/adapter/functions.js'
import { wireFunctions } from './projection/wire/functions.js'
import { spelling } from './publication/spelling.js'
import { targetFile } from './publication/target-file.js'
import { targetSame } from './publication/target-same.js'
import type { RuleFunctions } from './rule-function.js'
import { streamFunctions } from './stream/functions.js'

/** One function a rule, found from its id: `area.name` is `<part>/area/name.ts`. */
export const ruleFunctions: RuleFunctions = {
  'framing.header-line': headerLine,
  'framing.json': json,
  'framing.dense': dense,
  'header.newer': newer,
  'header.version': version,
  'ranges.numbered': numbered,
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
  'vocabulary.known': known,
  'turn.one-open': oneOpen,
  'turn.number': turnNumber,
  'turn.end': turnEnd,
  'turn.end-step': turnEndStep,
  'turn.inside': turnInside,
  'step.one-open': stepOneOpen,
  'step.turn': stepTurn,
  'step.number': stepNumber,
  'step.end': stepEnd,
  'step.end-tools': stepEndTools,
  'step.system': stepSystem,
  'step.inside': stepInside,
  'tool-lifecycle.content': toolContent,
  'tool-lifecycle.id': toolId,
  'tool-lifecycle.unique': toolUnique,
  'tool-lifecycle.advertised': toolAdvertised,
  'tool-lifecycle.once': toolOnce,
  'tool-lifecycle.same-call': sameCall,
  'tool-lifecycle.settles': toolSettles,
  'tool-lifecycle.not-started': toolNotStarted,
  'dispatch.ids': dispatchIds,
  'dispatch.unique': dispatchUnique,
  'dispatch.parent': dispatchParent,
  'dispatch.started': dispatchStarted,
  'dispatch.same': dispatchSame,
  'retry.place': retryPlace,
  'retry.provider': retryProvider,
  'retry.number': retryNumber,
  'retry.one-id': retryOneId,
  'retry.scheduled': retryScheduled,
  'retry.same-place': retrySamePlace,
  'retry.started-once': retryStartedOnce,
  'compaction.one-open': compactionOneOpen,
  'compaction.id': compactionId,
  'compaction.turn': compactionTurn,
  'compaction.owner': compactionOwner,
  'compaction.one-summary': compactionOneSummary,
  'compaction.end-turn': compactionEndTurn,
  'compaction.summarised': compactionSummarised,
  'compaction.crossing': compactionCrossing,
  'compaction.range': compactionRange,
  'compaction.nodes': compactionNodes,
  'compaction.head': compactionHead,
  'compaction.checkpoint': compactionCheckpoint,
  'surface.start': surfaceStart,
  'surface.end': surfaceEnd,
  'surface.order': surfaceOrder,
  'surface.coverage': surfaceCoverage,
  'surface.head': surfaceHead,
  'surface.first-head': surfaceFirstHead,
  'surface.result-node': surfaceResultNode,
  'surface.result-content': surfaceResultContent,
  'developer.header': developerHeader,
  'developer.defined-once': definedOnce,
  'developer.definition': developerDefinition,
  'offload.targets': offloadTargets,
  'offload.once': offloadOnce,
  'offload.node': offloadNode,
  'offload.message': offloadMessage,
  'offload.rising': offloadRising,
  'offload.image': offloadImage,
  'offload.fresh': offloadFresh,
  'cut.bounded': cutBounded,
  'cut.unseeded': cutUnseeded,
  'cut.agrees': cutAgrees,
  'restore.early-data': restoreEarlyData,
  'restore.data': restoreData,
  'slot.message': slotMessage,
  'slot.user': slotUser,
  'slot.list': slotList,
  'slot.member': slotMember,
  'slot.source': slotSource,
  'title.list': titleList,
  'title.source': titleSource,
  'title.user-empty': titleUserEmpty,
  'title.cites': titleCites,
  'title.distinct': titleDistinct,
  'title-request.cites': titleRequestCites,
  'title-request.message': titleRequestMessage,
  'command.unique': commandUnique,
  'command.started': commandStarted,
  'command.source-event': commandSourceEvent,
  'delivery.data': deliveryData,
  'delivery.generation': deliveryGeneration,
  'delivery.through-seq': deliveryThroughSeq,
  'delivery.session-id': deliverySessionId,
  'delivery.foreign': deliveryForeign,
  'delivery.own': deliveryOwn,
  'catalog.fact': catalogFact,
  'catalog.unique': catalogUnique,
  'request-config.object': requestConfigObject,
  'request-config.names': requestConfigNames,
  'request-config.reasoning-effort': requestConfigReasoningEffort,
  'request-config.adapter-defaults': requestConfigAdapterDefaults,
  'request-config.reason': requestConfigReason,
  'request-config.starts-series': requestConfigStartsSeries,
  'settlement.stream': settlementStream,
  'window.neighbours': windowNeighbours,
  'window.cursor': windowCursor,
  'window.page': windowPage,
  'restore.user-source': restoreUserSource,
  'restore.tool-error': restoreToolError,
  'payload.llm-retry': llmRetry,
  'payload.command-done': commandDone,
  'payload.session-title': sessionTitle,
  'payload.session-title-llm-request': sessionTitleLlmRequest,
  'payload.compaction-summary': compactionSummary,
  'payload.compaction-prune': compactionPrune,
  'payload.image-offload': imageOffload,
  'payload.session-log-deepseek-delivery-accepted': deliveryAccepted,
  'selection.one-encoding': selectionOneEncoding,
  'selection.header': selectionHeader,
  'selection.version': selectionVersion,
  'selection.newer': selectionNewer,
  'publication.target-file': targetFile,
  'publication.spelling': spelling,
  'publication.target-same': targetSame,
  ...v2v3Functions,
  ...v3v4Functions,
  ...adapterFunctions,
  ...streamFunctions,
  ...wireFunctions,
}
