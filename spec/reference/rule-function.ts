import type { FunctionScopes } from '../generated/rules.js'
import type { FormatRecord } from '../rule-record.js'
import type { LogState } from './admission/state/log-state.js'
import type { EdgeState } from './migration/state/edge-state.js'
import type { Draft } from './projection/draft.js'
import type { Inspection } from './projection/inspection.js'
import type { Assembly } from './stream/assembly.js'
import type { Evidence } from './stream/evidence.js'
import type { Translation } from './stream/translation.js'
import type { JsonObject } from './verdict.js'

/** What a function may know beside the record that it judges. */
export interface CheckContext {
  readonly format: number
  /** The sequence number that the record would have: how many were decoded in order before it. */
  readonly position: number
}

/**
 * Judges one rule: the RFC 6901 pointer to what breaks it, or undefined where it holds. A rule holds where its
 * precondition fails (another type of event, an absent value), so that no function depends on another having run.
 * `placement` is the class of the event: `surface`, `assistant`, `log-only`, `unknown` or `opaque`.
 */
export type RuleFunction = ((record: unknown, context: CheckContext, placement?: string) => string | undefined) & {
  /** A record without this member satisfies the rule, whatever else it is. */
  readonly member?: string
}

/** Says of a function that its rule holds for every record without a member. So it need not be asked about most. */
export function onlyWith(member: string, judged: RuleFunction): RuleFunction {
  return Object.assign(judged, { member })
}

/** Where an event stands in its log: what the events before it left open. */
export interface RelationContext extends CheckContext {
  readonly log: LogState
}

/** The same for a rule on an event and those before it. It is asked only of events whose type the reader knows. */
export type RelationFunction = ((event: JsonObject, context: RelationContext) => string | undefined) & {
  /** Every event that replaces nothing on the surface satisfies the rule. */
  readonly isOfReplacement?: true
}

/** Says of a function that its rule holds for every event whose `surfaceOp` is no object. So it is not asked about most. */
export function ofReplacement(judged: RelationFunction): RelationFunction {
  return Object.assign(judged, { isOfReplacement: true } as const)
}

/** Where a record stands in a log that goes over an edge to the next format. */
export interface EdgeContext extends CheckContext {
  readonly edge: EdgeState
  /** What the notes list of the format of the source. */
  readonly tables: FormatRecord
}

/** A rule on a record that an edge is to convert: the header, the evidence of children, or an event as the steps so far left it. */
export type EdgeFunction = (record: unknown, context: EdgeContext, placement?: string) => string | undefined

/** A rule on a log that has gone over an edge as a whole: where it is broken, with the row where one is to blame. */
export type EdgeEndFunction = (edge: EdgeState) => { readonly row?: number; readonly at: string } | undefined

/**
 * A step of an edge: the record as it is to be, which is the record itself where the step does not act. It changes
 * nothing of what it is given, and is asked of the types of events that its rule names. At the end of a log it is given
 * the header of the target, and what it returns is not looked at.
 */
export type StepFunction = (record: JsonObject, context: EdgeContext, placement?: string) => JsonObject

/** What is known of those who make requests and read streams, beside what they work on. */
export interface AdapterContext {
  readonly format: number
}

/** A rule on something as the steps so far left it: the pointer to what breaks it. */
type Judged<Subject> = (subject: Subject, context: AdapterContext) => string | undefined

/** A step: the subject as it is to be, which is the subject itself where the step does not act. It changes nothing. */
type Converted<Subject> = (subject: Subject, context: AdapterContext) => Subject

/** On a chunk and those before it, or on the end of the stream; the pointer is into the chunk. */
export type ChunkFunction = Judged<Assembly>
export type AssemblyStep = Converted<Assembly>
/** On one record of a packed stream, or on a chunk with its time that is to be packed. */
export type StreamRecordFunction = Judged<unknown>
/** On what is recorded of a response; the pointer is into the request. */
export type EvidenceFunction = Judged<Evidence>
/** On what a provider sends and what it sent before; the pointer is into it. */
export type TranslationFunction = Judged<Translation>
export type TranslationStep = Converted<Translation>
/** On a request that is being projected; the pointer is into the request. */
export type ProjectionFunction = Judged<Draft>
export type ProjectionStep = Converted<Draft>
/** On the body of a request to a provider; the pointer is into the body. */
export type WireFunction = Judged<Inspection>

interface FunctionOf {
  readonly relation: RelationFunction
  readonly edge: EdgeFunction
  readonly 'edge-end': EdgeEndFunction
  readonly step: StepFunction
  readonly chunk: ChunkFunction
  readonly 'assembly-step': AssemblyStep
  readonly 'stream-record': StreamRecordFunction
  readonly evidence: EvidenceFunction
  readonly translation: TranslationFunction
  readonly 'translation-step': TranslationStep
  readonly projection: ProjectionFunction
  readonly 'projection-step': ProjectionStep
  readonly wire: WireFunction
}

export type RuleFunctions = {
  readonly [Rule in keyof FunctionScopes]: FunctionScopes[Rule] extends keyof FunctionOf
    ? FunctionOf[FunctionScopes[Rule]]
    : RuleFunction
}
