import type { Answer, Judge } from '../../generators/judge.js'
import type { Question } from '../../generators/question.js'
import { readCanonicalName } from '../../spec/reference/codec/selection/directory.js'
import { loadCompressor } from '../../spec/reference/codec/zstd/compressor.js'
import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { inDoubt } from '../../spec/reference/gate/in-doubt.js'
import { buildReference, type Reference } from '../../spec/reference/reference.js'
import { type Specification, specification } from '../../spec/reference/specification.js'
import { projectionName, type ValidatorSource, type Validators } from '../../spec/reference/validators.js'
import type { Case } from '../engine/cases/expand.js'
import { inputFault } from '../engine/cases/input-fault.js'
import { foundSession } from '../engine/compare-found.js'
import { askAtOnce } from '../engine/directories.js'
import type { Found } from '../engine/found.js'
import { KitFault } from '../engine/kit-fault.js'
import { respond } from '../implementations/implementation.js'
import { referenceImplementation } from '../implementations/reference/implementation.js'
import { interpretValidators } from '../proof/interpret-schema.js'
import { withoutRule } from '../proof/without-rule.js'
import { requestFault } from '../protocol/messages.js'
import { caseOf } from './generated-case.js'

const decompressor = await loadDecompressor()
const compressor = await loadCompressor()

/**
 * The reference as a judge of generated questions. Validators are interpreted, and shared by the reference and all that
 * never heard of some rule: a thousand of them are made where one is compiled.
 */
export class KitJudge implements Judge {
  readonly #lists: Specification
  readonly #whole: AskedCase
  readonly #without = new Map<string, AskedCase>()
  readonly #cases = new WeakMap<Question, Case>()
  readonly #askable = new WeakMap<Question, boolean>()
  readonly #answers = new WeakMap<Question, Answer>()

  constructor(lists: Specification = specification, interpreted: ValidatorSource = interpretValidators) {
    const known = new Map<string, Validators>()
    const validators: ValidatorSource = (projection) => {
      const name = projectionName(projection)
      const found = known.get(name) ?? interpreted(projection)
      known.set(name, found)
      return found
    }
    this.#lists = { ...lists, validators, gates: inDoubt }
    this.#whole = asking(buildReference(this.#lists))
  }

  isAskable(question: Question): boolean {
    return remembered(this.#askable, question, () => this.mayBeAsked(question))
  }

  private mayBeAsked(question: Question): boolean {
    if (inputFault(question.input) !== undefined || !isOfKnownGeneration(question)) return false
    if (!isBase64(question.input.bytes)) return false
    try {
      return requestFault({ id: 0, ...this.caseOf(question).request } as never) === undefined
    } catch {
      return false // a damaged input may be none that a vector can have
    }
  }

  /** The answer to a question, which is asked once: whoever makes one, keeps one and measures one asks alike. */
  answer(question: Question): Answer {
    return remembered(this.#answers, question, () => this.answerTo(this.caseOf(question)))
  }

  answerTo(subject: Case): Answer {
    return this.#whole(subject)
  }

  without(rule: string, question: Question): Answer {
    const asked = this.#without.get(rule) ?? asking(buildReference(withoutRule(this.#lists, rule)))
    this.#without.set(rule, asked)
    return asked(this.caseOf(question))
  }

  /** A question as a case without an expectation, made once. */
  caseOf(question: Question): Case {
    return remembered(this.#cases, question, () => caseOf(question, 'generated'))
  }
}

/** What is known of a question, found out the first time. */
function remembered<Value>(all: WeakMap<Question, Value>, question: Question, findOut: () => Value): Value {
  const found = all.get(question)
  if (found !== undefined) return found
  const value = findOut()
  all.set(question, value)
  return value
}

/** Bytes that are none are read in as many ways as there are readers of base64. */
function isBase64(bytes: unknown): boolean {
  return typeof bytes !== 'string' || Buffer.from(bytes, 'base64').toString('base64') === bytes
}

/** A publication is of a log whose generation the notes judge: what one of another makes of it they do not say. */
function isOfKnownGeneration({ op, input }: Question): boolean {
  if (op !== 'publish') return true
  if (!Array.isArray(input.directory)) return false
  const [log] = input.directory as readonly { readonly name?: unknown }[]
  const generation = readCanonicalName(String(log?.name))?.number
  return generation !== undefined && Object.hasOwn(specification.formats, generation)
}

/** Answers a case; of a publication with what is found in the directory afterwards. */
type AskedCase = (subject: Case) => Answer

/** Asks a reference at once, without a carrier between. What it throws is an answer, which no other is like. */
export function asking(reference: Reference): AskedCase {
  const implementation = referenceImplementation(
    'judge',
    reference,
    () => decompressor,
    () => compressor,
  )
  return (subject) => {
    try {
      const asked = askAtOnce(
        decompressor,
        subject,
        (request) => respond(implementation, { id: 0, ...request } as never) as object,
      )
      const { id: _id, ...answer } = asked.answer as Answer
      return asked.found ? withFound(answer, asked.found) : answer
    } catch (error) {
      // a directory that this machine cannot have is asked of nobody
      return { outcome: error instanceof KitFault ? 'unasked' : 'crash', message: String(error) }
    }
  }
}

/** The successor as it is expected: the file that was published, read. */
function withFound(answer: Answer, found: Found): Answer {
  if (answer.outcome !== 'accept' || !Array.isArray(found.rows)) return answer
  return { ...answer, session: { ...(foundSession(found.rows) as object), inheritedEventCount: 0 } }
}
