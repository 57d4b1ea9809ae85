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
import { resultImageTurn } from './result-image-turn.js'
import { resultImages } from './result-images.js'
import { resultsByCall } from './results-by-call.js'
import { resultsTurn } from './results-turn.js'
import { signature } from './signature.js'
import { stop } from './stop.js'
import { auth as streamAuth } from './stream/auth.js'
import { blocked as streamBlocked } from './stream/blocked.js'
import { closedInTime as streamClosedInTime } from './stream/closed.js'
import { counts as streamCounts } from './stream/counts.js'
import { empty as streamEmpty } from './stream/empty.js'
import { end as streamEnd } from './stream/end.js'
import { finish as streamFinish } from './stream/finish.js'
import { invalidRequest as streamInvalidRequest } from './stream/invalid-request.js'
import { json as streamJson } from './stream/json.js'
import { part as streamPart } from './stream/part.js'
import { parts as streamParts } from './stream/parts.js'
import { rateLimit as streamRateLimit } from './stream/rate-limit.js'
import { reason as streamReason } from './stream/reason.js'
import { server as streamServer } from './stream/server.js'
import { stopReason as streamStopReason } from './stream/stop-reason.js'
import { usage as streamUsage } from './stream/usage.js'
import { systemTurn } from './system-turn.js'
import { temperature } from './temperature.js'
import { thinking } from './thinking.js'
import { tools } from './tools.js'
import { unanswered } from './unanswered.js'
import { user } from './user.js'
import { userImages } from './user-images.js'

/** The projection to Gemini (note 0030) and the reading of its streams (note 0037). */
export const geminiFunctions = {
  'adapter.gemini.answered-once': answeredOnce,
  'adapter.gemini.arguments': objectArguments,
  'adapter.gemini.assistant': assistant,
  'adapter.gemini.blank': blank,
  'adapter.gemini.block': block,
  'adapter.gemini.call-id': callId,
  'adapter.gemini.call-once': callOnce,
  'adapter.gemini.deferred': deferred,
  'adapter.gemini.developer': developer,
  'adapter.gemini.effort': effort,
  'adapter.gemini.first-turn': firstTurn,
  'adapter.gemini.foreign-reasoning': foreignReasoning,
  'adapter.gemini.image': image,
  'adapter.gemini.leading-prompt': leadingPromptOfHistory,
  'adapter.gemini.max-tokens': maxTokens,
  'adapter.gemini.no-output': noOutput,
  'adapter.gemini.orphan': orphan,
  'adapter.gemini.prompt': prompt,
  'adapter.gemini.replay': replay,
  'adapter.gemini.request': request,
  'adapter.gemini.result-image-turn': resultImageTurn,
  'adapter.gemini.result-images': resultImages,
  'adapter.gemini.result': result,
  'adapter.gemini.results-by-call': resultsByCall,
  'adapter.gemini.results-turn': resultsTurn,
  'adapter.gemini.signature': signature,
  'adapter.gemini.stop': stop,
  'adapter.gemini.system-turn': systemTurn,
  'adapter.gemini.temperature': temperature,
  'adapter.gemini.thinking': thinking,
  'adapter.gemini.tools': tools,
  'adapter.gemini.unanswered': unanswered,
  'adapter.gemini.user-images': userImages,
  'adapter.gemini.user': user,
  'adapter.gemini.stream.auth': streamAuth,
  'adapter.gemini.stream.blocked': streamBlocked,
  'adapter.gemini.stream.closed': streamClosedInTime,
  'adapter.gemini.stream.counts': streamCounts,
  'adapter.gemini.stream.empty': streamEmpty,
  'adapter.gemini.stream.end': streamEnd,
  'adapter.gemini.stream.finish': streamFinish,
  'adapter.gemini.stream.invalid-request': streamInvalidRequest,
  'adapter.gemini.stream.json': streamJson,
  'adapter.gemini.stream.part': streamPart,
  'adapter.gemini.stream.parts': streamParts,
  'adapter.gemini.stream.rate-limit': streamRateLimit,
  'adapter.gemini.stream.reason': streamReason,
  'adapter.gemini.stream.server': streamServer,
  'adapter.gemini.stream.stop-reason': streamStopReason,
  'adapter.gemini.stream.usage': streamUsage,
}
