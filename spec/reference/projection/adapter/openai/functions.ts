import { content } from './content.js'
import { deferredTool } from './deferred-tool.js'
import { developer } from './developer.js'
import { duplicateCall } from './duplicate-call.js'
import { effort } from './effort.js'
import { foreignReasoning } from './foreign-reasoning.js'
import { image } from './image.js'
import { nestedResult } from './nested-result.js'
import { noResult } from './no-result.js'
import { orphan } from './orphan.js'
import { resultsFollow } from './results-follow.js'
import { stop } from './stop.js'
import { systemAsUser } from './system-as-user.js'
import { systemOption } from './system-option.js'

/** What both routes to OpenAI do to a request (note 0028). */
export const openaiFunctions = {
  'adapter.openai.content': content,
  'adapter.openai.deferred-tool': deferredTool,
  'adapter.openai.developer': developer,
  'adapter.openai.duplicate-call': duplicateCall,
  'adapter.openai.effort': effort,
  'adapter.openai.foreign-reasoning': foreignReasoning,
  'adapter.openai.image': image,
  'adapter.openai.nested-result': nestedResult,
  'adapter.openai.no-result': noResult,
  'adapter.openai.orphan': orphan,
  'adapter.openai.results-follow': resultsFollow,
  'adapter.openai.stop': stop,
  'adapter.openai.system-as-user': systemAsUser,
  'adapter.openai.system-option': systemOption,
}
