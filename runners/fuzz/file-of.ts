import type { Question } from '../../generators/question.js'
import { caseOf } from './generated-case.js'

/** A file as a reader is given it: what it is said to be, whether or not it is that. */
export interface AskedFile {
  readonly container: 'jsonl' | 'zstd'
  readonly bytes: Uint8Array
}

/** The file that a question is about. Throws a `RangeError` where it is about none. */
export function fileOf(question: Question): AskedFile {
  const { request } = caseOf(question, 'asked')
  if (!('bytes' in request && 'container' in request && request.bytes !== undefined && request.container))
    throw new RangeError(`this question to ${question.op} is about no file`)
  return { container: request.container, bytes: Buffer.from(request.bytes, 'base64') }
}
