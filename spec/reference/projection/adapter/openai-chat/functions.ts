import { assistant } from './assistant.js'
import { callIds } from './call-ids.js'
import { calls } from './calls.js'
import { effort } from './effort.js'
import { maxTokens } from './max-tokens.js'
import { noOutput } from './no-output.js'
import { noTools } from './no-tools.js'
import { omitted } from './omitted.js'
import { reasoning } from './reasoning.js'
import { replay } from './replay.js'
import { request } from './request.js'
import { result } from './result.js'
import { resultImages } from './result-images.js'
import { blockEnds as streamBlockEnds } from './stream/block-ends.js'
import { callNamed as streamCallNamed } from './stream/call-named.js'
import { calls as streamCalls } from './stream/calls.js'
import { error as streamError } from './stream/error.js'
import { finish as streamFinish } from './stream/finish.js'
import { finishReason as streamFinishReason } from './stream/finish-reason.js'
import { json as streamJson } from './stream/json.js'
import { reasoning as streamReasoning } from './stream/reasoning.js'
import { text as streamText } from './stream/text.js'
import { total as streamTotal } from './stream/total.js'
import { truncated as streamTruncated } from './stream/truncated.js'
import { usage as streamUsage } from './stream/usage.js'
import { usageTold as streamUsageTold } from './stream/usage-told.js'
import { system } from './system.js'
import { temperature } from './temperature.js'
import { tools } from './tools.js'
import { user } from './user.js'
import { userImages } from './user-images.js'

/** The projection and the reading of OpenAI's chat completions (note 0028). */
export const openaiChatFunctions = {
  'adapter.openai-chat.assistant': assistant,
  'adapter.openai-chat.call-ids': callIds,
  'adapter.openai-chat.calls': calls,
  'adapter.openai-chat.effort': effort,
  'adapter.openai-chat.max-tokens': maxTokens,
  'adapter.openai-chat.no-output': noOutput,
  'adapter.openai-chat.no-tools': noTools,
  'adapter.openai-chat.omitted': omitted,
  'adapter.openai-chat.reasoning': reasoning,
  'adapter.openai-chat.replay': replay,
  'adapter.openai-chat.request': request,
  'adapter.openai-chat.result-images': resultImages,
  'adapter.openai-chat.result': result,
  'adapter.openai-chat.stream.block-ends': streamBlockEnds,
  'adapter.openai-chat.stream.call-named': streamCallNamed,
  'adapter.openai-chat.stream.calls': streamCalls,
  'adapter.openai-chat.stream.error': streamError,
  'adapter.openai-chat.stream.finish-reason': streamFinishReason,
  'adapter.openai-chat.stream.finish': streamFinish,
  'adapter.openai-chat.stream.json': streamJson,
  'adapter.openai-chat.stream.reasoning': streamReasoning,
  'adapter.openai-chat.stream.text': streamText,
  'adapter.openai-chat.stream.total': streamTotal,
  'adapter.openai-chat.stream.truncated': streamTruncated,
  'adapter.openai-chat.stream.usage-told': streamUsageTold,
  'adapter.openai-chat.stream.usage': streamUsage,
  'adapter.openai-chat.system': system,
  'adapter.openai-chat.temperature': temperature,
  'adapter.openai-chat.tools': tools,
  'adapter.openai-chat.user-images': userImages,
  'adapter.openai-chat.user': user,
}
