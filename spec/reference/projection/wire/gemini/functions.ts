import { geminiCallShape } from './call-shape.js'
import { geminiCounts } from './counts.js'
import { geminiError } from './error.js'
import { geminiNames } from './names.js'
import { geminiPaired } from './paired.js'
import { geminiParts } from './parts.js'
import { geminiResponseShape } from './response-shape.js'
import { geminiRole } from './role.js'
import { geminiSignature } from './signature.js'
import { geminiSignaturePlace } from './signature-place.js'

/** What Gemini takes (note 0033). */
export const geminiWireFunctions = {
  'wire.gemini.call-shape': geminiCallShape,
  'wire.gemini.counts': geminiCounts,
  'wire.gemini.error': geminiError,
  'wire.gemini.names': geminiNames,
  'wire.gemini.paired': geminiPaired,
  'wire.gemini.parts': geminiParts,
  'wire.gemini.response-shape': geminiResponseShape,
  'wire.gemini.role': geminiRole,
  'wire.gemini.signature-place': geminiSignaturePlace,
  'wire.gemini.signature': geminiSignature,
}
