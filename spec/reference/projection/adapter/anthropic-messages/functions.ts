import { answeredOnce } from './answered-once.js'
import { objectArguments } from './arguments.js'
import { assistant } from './assistant.js'
import { blank } from './blank.js'
import { block } from './block.js'
import { callId } from './call-id.js'
import { callOnce } from './call-once.js'
import { deferred } from './deferred.js'
import { developer } from './developer.js'
import { effort } from './effort.js'
import { firstTurn } from './first-turn.js'
import { foreignReasoning } from './foreign-reasoning.js'
import { image } from './image.js'
import { leadingPromptOfHistory } from './leading-prompt.js'
import { maxTokens } from './max-tokens.js'
import { noOutput } from './no-output.js'
import { orphan } from './orphan.js'
import { prompt } from './prompt.js'
import { replay } from './replay.js'
import { request } from './request.js'
import { result } from './result.js'
import { resultImages } from './result-images.js'
import { resultsFirst } from './results-first.js'
import { resultsTurn } from './results-turn.js'
import { stop } from './stop.js'
import { afterStop as streamAfterStop } from './stream/after-stop.js'
import { wholeArguments as streamWholeArguments } from './stream/arguments.js'
import { auth as streamAuth } from './stream/auth.js'
import { blockEnd as streamBlockEnd } from './stream/block-end.js'
import { blockIndex as streamBlockIndex } from './stream/block-index.js'
import { blockKind as streamBlockKind } from './stream/block-kind.js'
import { blockStart as streamBlockStart } from './stream/block-start.js'
import { closed as streamClosed } from './stream/closed.js'
import { counts as streamCounts } from './stream/counts.js'
import { deltaKind as streamDeltaKind } from './stream/delta-kind.js'
import { deltaOpen as streamDeltaOpen } from './stream/delta-open.js'
import { empty as streamEmpty } from './stream/empty.js'
import { finish as streamFinish } from './stream/finish.js'
import { inputDelta as streamInputDelta } from './stream/input-delta.js'
import { invalidRequest as streamInvalidRequest } from './stream/invalid-request.js'
import { json as streamJson } from './stream/json.js'
import { rateLimit as streamRateLimit } from './stream/rate-limit.js'
import { reason as streamReason } from './stream/reason.js'
import { redacted as streamRedacted } from './stream/redacted.js'
import { server as streamServer } from './stream/server.js'
import { settled as streamSettled } from './stream/settled.js'
import { signatureDelta as streamSignatureDelta } from './stream/signature-delta.js'
import { start as streamStart } from './stream/start.js'
import { startOnce as streamStartOnce } from './stream/start-once.js'
import { stopOpen as streamStopOpen } from './stream/stop-open.js'
import { stopReason as streamStopReason } from './stream/stop-reason.js'
import { textDelta as streamTextDelta } from './stream/text-delta.js'
import { thinkingDelta as streamThinkingDelta } from './stream/thinking-delta.js'
import { usage as streamUsage } from './stream/usage.js'
import { systemTurn } from './system-turn.js'
import { temperature } from './temperature.js'
import { thinking } from './thinking.js'
import { thinkingFirst } from './thinking-first.js'
import { tools } from './tools.js'
import { unanswered } from './unanswered.js'
import { user } from './user.js'
import { userImages } from './user-images.js'

/** The projection to Anthropic's Messages (note 0027) and the reading of its streams (note 0036). */
export const anthropicMessagesFunctions = {
  'adapter.anthropic-messages.answered-once': answeredOnce,
  'adapter.anthropic-messages.arguments': objectArguments,
  'adapter.anthropic-messages.assistant': assistant,
  'adapter.anthropic-messages.blank': blank,
  'adapter.anthropic-messages.block': block,
  'adapter.anthropic-messages.call-id': callId,
  'adapter.anthropic-messages.call-once': callOnce,
  'adapter.anthropic-messages.deferred': deferred,
  'adapter.anthropic-messages.developer': developer,
  'adapter.anthropic-messages.effort': effort,
  'adapter.anthropic-messages.first-turn': firstTurn,
  'adapter.anthropic-messages.foreign-reasoning': foreignReasoning,
  'adapter.anthropic-messages.image': image,
  'adapter.anthropic-messages.leading-prompt': leadingPromptOfHistory,
  'adapter.anthropic-messages.max-tokens': maxTokens,
  'adapter.anthropic-messages.no-output': noOutput,
  'adapter.anthropic-messages.orphan': orphan,
  'adapter.anthropic-messages.prompt': prompt,
  'adapter.anthropic-messages.replay': replay,
  'adapter.anthropic-messages.request': request,
  'adapter.anthropic-messages.result-images': resultImages,
  'adapter.anthropic-messages.result': result,
  'adapter.anthropic-messages.results-first': resultsFirst,
  'adapter.anthropic-messages.results-turn': resultsTurn,
  'adapter.anthropic-messages.stop': stop,
  'adapter.anthropic-messages.system-turn': systemTurn,
  'adapter.anthropic-messages.temperature': temperature,
  'adapter.anthropic-messages.thinking-first': thinkingFirst,
  'adapter.anthropic-messages.thinking': thinking,
  'adapter.anthropic-messages.tools': tools,
  'adapter.anthropic-messages.unanswered': unanswered,
  'adapter.anthropic-messages.user-images': userImages,
  'adapter.anthropic-messages.user': user,
  'adapter.anthropic-messages.stream.after-stop': streamAfterStop,
  'adapter.anthropic-messages.stream.arguments': streamWholeArguments,
  'adapter.anthropic-messages.stream.auth': streamAuth,
  'adapter.anthropic-messages.stream.block-end': streamBlockEnd,
  'adapter.anthropic-messages.stream.block-index': streamBlockIndex,
  'adapter.anthropic-messages.stream.block-kind': streamBlockKind,
  'adapter.anthropic-messages.stream.block-start': streamBlockStart,
  'adapter.anthropic-messages.stream.closed': streamClosed,
  'adapter.anthropic-messages.stream.counts': streamCounts,
  'adapter.anthropic-messages.stream.delta-kind': streamDeltaKind,
  'adapter.anthropic-messages.stream.delta-open': streamDeltaOpen,
  'adapter.anthropic-messages.stream.empty': streamEmpty,
  'adapter.anthropic-messages.stream.finish': streamFinish,
  'adapter.anthropic-messages.stream.input-delta': streamInputDelta,
  'adapter.anthropic-messages.stream.invalid-request': streamInvalidRequest,
  'adapter.anthropic-messages.stream.json': streamJson,
  'adapter.anthropic-messages.stream.rate-limit': streamRateLimit,
  'adapter.anthropic-messages.stream.reason': streamReason,
  'adapter.anthropic-messages.stream.redacted': streamRedacted,
  'adapter.anthropic-messages.stream.server': streamServer,
  'adapter.anthropic-messages.stream.settled': streamSettled,
  'adapter.anthropic-messages.stream.signature-delta': streamSignatureDelta,
  'adapter.anthropic-messages.stream.start-once': streamStartOnce,
  'adapter.anthropic-messages.stream.start': streamStart,
  'adapter.anthropic-messages.stream.stop-open': streamStopOpen,
  'adapter.anthropic-messages.stream.stop-reason': streamStopReason,
  'adapter.anthropic-messages.stream.text-delta': streamTextDelta,
  'adapter.anthropic-messages.stream.thinking-delta': streamThinkingDelta,
  'adapter.anthropic-messages.stream.usage': streamUsage,
}
