import { assistant } from './assistant.js'
import { callIds } from './call-ids.js'
import { calls } from './calls.js'
import { effort } from './effort.js'
import { maxTokens } from './max-tokens.js'
import { messageIds } from './message-ids.js'
import { noOutput } from './no-output.js'
import { reasoning } from './reasoning.js'
import { replay } from './replay.js'
import { request } from './request.js'
import { result } from './result.js'
import { resultImages } from './result-images.js'
import { argumentsPiece as streamArgumentsPiece } from './stream/arguments.js'
import { blockEnds as streamBlockEnds } from './stream/block-ends.js'
import { callNamed as streamCallNamed } from './stream/call-named.js'
import { encrypted as streamEncrypted } from './stream/encrypted.js'
import { error as streamError } from './stream/error.js'
import { finish as streamFinish } from './stream/finish.js'
import { itemAdded as streamItemAdded } from './stream/item-added.js'
import { itemDone as streamItemDone } from './stream/item-done.js'
import { itemOpen as streamItemOpen } from './stream/item-open.js'
import { itemType as streamItemType } from './stream/item-type.js'
import { json as streamJson } from './stream/json.js'
import { reasoning as streamReasoning } from './stream/reasoning.js'
import { summaryPart as streamSummaryPart } from './stream/summary-part.js'
import { text as streamText } from './stream/text.js'
import { total as streamTotal } from './stream/total.js'
import { truncated as streamTruncated } from './stream/truncated.js'
import { usage as streamUsage } from './stream/usage.js'
import { usageTold as streamUsageTold } from './stream/usage-told.js'
import { system } from './system.js'
import { temperature } from './temperature.js'
import { text } from './text.js'
import { tools } from './tools.js'
import { user } from './user.js'
import { userImages } from './user-images.js'

/** The projection and the reading of OpenAI's Responses (note 0029). */
export const openaiResponsesFunctions = {
  'adapter.openai-responses.assistant': assistant,
  'adapter.openai-responses.call-ids': callIds,
  'adapter.openai-responses.calls': calls,
  'adapter.openai-responses.effort': effort,
  'adapter.openai-responses.max-tokens': maxTokens,
  'adapter.openai-responses.message-ids': messageIds,
  'adapter.openai-responses.no-output': noOutput,
  'adapter.openai-responses.reasoning': reasoning,
  'adapter.openai-responses.replay': replay,
  'adapter.openai-responses.request': request,
  'adapter.openai-responses.result-images': resultImages,
  'adapter.openai-responses.result': result,
  'adapter.openai-responses.stream.arguments': streamArgumentsPiece,
  'adapter.openai-responses.stream.block-ends': streamBlockEnds,
  'adapter.openai-responses.stream.call-named': streamCallNamed,
  'adapter.openai-responses.stream.encrypted': streamEncrypted,
  'adapter.openai-responses.stream.error': streamError,
  'adapter.openai-responses.stream.finish': streamFinish,
  'adapter.openai-responses.stream.item-added': streamItemAdded,
  'adapter.openai-responses.stream.item-done': streamItemDone,
  'adapter.openai-responses.stream.item-open': streamItemOpen,
  'adapter.openai-responses.stream.item-type': streamItemType,
  'adapter.openai-responses.stream.json': streamJson,
  'adapter.openai-responses.stream.reasoning': streamReasoning,
  'adapter.openai-responses.stream.summary-part': streamSummaryPart,
  'adapter.openai-responses.stream.text': streamText,
  'adapter.openai-responses.stream.total': streamTotal,
  'adapter.openai-responses.stream.truncated': streamTruncated,
  'adapter.openai-responses.stream.usage-told': streamUsageTold,
  'adapter.openai-responses.stream.usage': streamUsage,
  'adapter.openai-responses.system': system,
  'adapter.openai-responses.temperature': temperature,
  'adapter.openai-responses.text': text,
  'adapter.openai-responses.tools': tools,
  'adapter.openai-responses.user-images': userImages,
  'adapter.openai-responses.user': user,
}
