/**
 * `sessionproof/generators`: questions for property tests of your own, with fast-check. `generators/README.md` has examples.
 *
 * A `Question` is the asking half of a vector; an `Answer` has the members of the protocol. All generators take a `Judge`,
 * who knows what is right: `new KitJudge()` is the reference.
 */

/** Arbitraries of questions. They shrink as documents: rows, members and values go, and what had to be true stays so. */
export { anyQuestions, faultyQuestions, validQuestions } from '../generators/arbitraries.js'
export type { DocumentArbitrary } from '../generators/document-arbitrary.js'
/** What an answer finds wrong: `isClean` where it is nothing. */
export { type Answer, type Answering, isClean, type Judge, rulesNamed } from '../generators/judge.js'
/** Whether the answers to a question and to its variant are as the variant promises: undefined, or what is not, in words. */
export { holds } from '../generators/metamorphic/holds.js'
/** Ways to ask a question otherwise, with what each does to the answer. */
export { variants } from '../generators/metamorphic/index.js'
export type { Variant } from '../generators/metamorphic/variant.js'
export { type VariedQuestion, variedQuestions } from '../generators/metamorphic/varied-questions.js'
/** What has to be true of every migration, by name: of a question to `migrate` and of whoever answers it. */
export { type Law as MigrationLaw, laws as migrationLaws } from '../generators/migration/laws.js'
export { neverAlone } from '../generators/never-alone.js'
export { questionsBreaking } from '../generators/one-fault.js'
export type { Operation, Place, Question } from '../generators/question.js'
/** One value of an arbitrary by seed, run and steps, as `sessionproof fuzz --seed --path` has it; and the seed of one run. */
export { sampled, seedOf } from '../generators/sample.js'
/** Smaller questions than one, for a shrinker of your own. */
export { reductions } from '../generators/shrink/reductions.js'
/** What is true of every stream, by name: of a question to pack chunks and of whoever answers it. */
export { type StreamLaw, streamLaws } from '../generators/stream-laws.js'
/** All that questions can be about without anything being wrong, to choose from; `only` chooses by what is asked. */
export { type Asked, only } from '../generators/valid/only.js'
export { type Subject, subjects } from '../generators/valid/valid.js'
/** The file of a question to decode or to migrate, as bytes and with its container. */
export { type AskedFile, fileOf } from './fuzz/file-of.js'
/** A question as a case for `run` and `compare`; it expects what an answer says, if one is given. */
export { caseOf } from './fuzz/generated-case.js'
/** The reference as a judge. */
export { KitJudge } from './fuzz/kit-judge.js'
