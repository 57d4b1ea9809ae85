// Session format 4. Generated from agent-notes by `sessionproof compile`; do not edit.

declare const brand: unique symbol
/** A nominal type: a plain value has to be cast once, where it enters the program. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }

export type MessageId = Brand<string, 'MessageId'>
export type ToolCallId = Brand<string, 'ToolCallId'>
export type AttachmentId = Brand<string, 'AttachmentId'>
export type SessionSeq = Brand<number, 'SessionSeq'>
export type SessionId = Brand<string, 'SessionId'>

/** Messages by role. Closed: a type alias, which cannot be merged into. */
export type MessageMap = {
  system: SystemMessage
  developer: DeveloperMessage
  user: UserMessage
  assistant: AssistantMessage
  tool: ToolMessage
}
export type Message = MessageMap[keyof MessageMap]

/** Content blocks by type. Open: extend it by declaration merging. */
export interface ContentBlockMap {
  text: TextBlock
  reasoning: ReasoningBlock
  image: ImageBlock
  file: FileBlock
  'tool-call': ToolCallBlock
  'tool-addition': ToolAdditionBlock
  'tool-removal': ToolRemovalBlock
}
export type ContentBlock = ContentBlockMap[keyof ContentBlockMap]

/** Message sources by kind. Open: extend it by declaration merging. */
export interface MessageSourceMap {
  user: UserSource
  model: ModelSource
  tool: ToolSource
  'system-prompt': SystemPromptSource
}
export type MessageSource = MessageSourceMap[keyof MessageSourceMap]

/** Finish reasons of a model response by kind. Open: extend it by declaration merging. */
export interface FinishReasonMap {
  stop: StopFinish
  'tool-calls': ToolCallsFinish
  'max-tokens': MaxTokensFinish
  aborted: AbortedFinish
  error: ErrorFinish
}
export type FinishReason = FinishReasonMap[keyof FinishReasonMap]

/** Reasons for the end of a turn by kind. Open: extend it by declaration merging. */
export interface TurnEndReasonMap {
  completed: CompletedEnd
  aborted: AbortedEnd
  blocked: BlockedEnd
  error: ErrorEnd
  'max-tokens': MaxTokensEnd
  interrupted: InterruptedEnd
  forked: ForkedEnd
}
export type TurnEndReason = TurnEndReasonMap[keyof TurnEndReasonMap]

/** Every event of the vocabulary of this format. */
export type SessionEvent =
  | SystemMessageEvent
  | DeveloperMessageEvent
  | UserMessageEvent
  | AssistantMessageEvent
  | ToolResultEvent
  | AgentPresetSelectedEvent
  | AgentInboxSplicedEvent
  | ApprovalAskedEvent
  | ApprovalDecidedEvent
  | ApprovalPolicyEvent
  | AssistantAttemptEvent
  | CommandDoneEvent
  | CommandRunEvent
  | CompactionEndEvent
  | CompactionPruneEvent
  | CompactionStartEvent
  | CompactionSummaryEvent
  | DeliverablesPresentedEvent
  | FeedbackMessageDeleteEvent
  | FeedbackMessagePutEvent
  | FeedbackRecordEvent
  | GoalChangeEvent
  | HookInvokedEvent
  | HookResultEvent
  | ImageOffloadEvent
  | LlmRetryEvent
  | LlmRetryStartedEvent
  | ModelSelectionEvent
  | PermissionPresetEvent
  | PlanModeEvent
  | RequestContextEvent
  | RequestHeaderEvent
  | SandboxModeEvent
  | ScheduleChangeEvent
  | SessionLogDeepseekDeliveryAcceptedEvent
  | SessionEndSeedEvent
  | SessionTitleEvent
  | SessionTitleLlmRequestEvent
  | StepEndEvent
  | StepStartEvent
  | SubagentCatalogEvent
  | SubagentDescriptorEvent
  | SubagentModelSelectionPolicyEvent
  | TeamMemberEvent
  | TeamMessageDeliveredEvent
  | TeamMessageQueuedEvent
  | TeamTaskEvent
  | TodoWriteEvent
  | ToolWorkflowAgentEndEvent
  | ToolWorkflowAgentStartEvent
  | ToolWorkflowRunEndEvent
  | ToolWorkflowRunStartEvent
  | ToolCallEvent
  | ToolPtcDispatchEvent
  | ToolPtcDispatchStartEvent
  | TurnEndEvent
  | TurnStartEvent
  | WebDeepseekSearchLlmRequestEvent
  | WorkspaceChangesEvent

/** The vocabulary of this format. */
export type SessionEventType = SessionEvent['type']

export type ToolContent = ContentBlock[]
export type ProducerSource = MessageSource
export type MessageContent = ContentBlock[]
export type SlotMessage = UserMessage
export type SlotContent = ContentBlock[]
export type Count = number
export type Positive = number
export type ToolAdditionBlock = {type: 'tool-addition'; toolName: string}
export type ToolRemovalBlock = {type: 'tool-removal'; toolName: string}
export type UserSource = {kind: 'user'}
export type ModelSource = {kind: 'model'; provider: string; model: string; replayState?: unknown}
export type ToolSource = {kind: 'tool'; callId: ToolCallId}
export type SystemPromptSource = {kind: 'system-prompt'}
export type SystemContent = ContentBlock[]
export type SystemBlock = ContentBlock
export type StopFinish = {kind: 'stop'}
export type ToolCallsFinish = {kind: 'tool-calls'}
export type MaxTokensFinish = {kind: 'max-tokens'}
export type AbortedFinish = {kind: 'aborted'; failure: LlmFailure}
export type ErrorFinish = {kind: 'error'; failure: LlmFailure}
export type CompletedEnd = {kind: 'completed'}
export type AbortedEnd = {
  kind: 'aborted'
  reason: {kind: 'user' | 'parent' | 'disposed' | 'legacy'} | {kind: 'hook'; reason: string}
}
export type BlockedEnd = {kind: 'blocked'}
export type ErrorEnd = {kind: 'error'; error: LlmFailure}
export type MaxTokensEnd = {kind: 'max-tokens'}
export type InterruptedEnd = {kind: 'interrupted'}
export type ForkedEnd = {kind: 'forked'}
export type LlmFailure = {
  message: string
  code: string
  status?: number
  providerRetryAfterMs?: number
  requestId?: string
}
export type SurfaceOp = 'append' | {op: 'replace'; startSeq: SessionSeq; endSeq: SessionSeq}
export type SourceEventSeqs = [SessionSeq, ...SessionSeq[]]

export interface ToolResultData {
  turn: number
  step: number
  message: ToolMessage
  error?: {name: string; code: string}
  meta?: unknown
}
export interface ToolMessage {
  role: 'tool'
  id: MessageId
  toolCallId: ToolCallId
  source: ToolSource
  content: ToolContent
  isError?: boolean
}
export interface UserMessage {
  role: 'user'
  id: MessageId
  source: ProducerSource
  content: MessageContent
}
export interface AssistantMessage {
  role: 'assistant'
  id: MessageId
  source: ModelSource
  content: MessageContent
}
export interface DeveloperMessage {
  role: 'developer'
  id: MessageId
  source: MessageSource
  content: ContentBlock[]
}
export interface Coordinates {
  turn: number
  step: number
}
export interface AssistantMessageData {
  turn: number
  step: number
  message: AssistantMessage
  stream: unknown[]
  usage?: unknown
  interrupted?: true
}
export interface AssistantAttemptData {
  turn?: number
  step?: number
  stream?: unknown[]
}
export interface DeveloperMessageData {
  turn: number
  step: number
  message: DeveloperMessage
  headerSeq?: SessionSeq
}
export interface InboxSplicedData {
  target?: 'next-turn' | 'next-step'
  start?: number
  inserted?: UserMessage[]
  removedCount?: number
  outcome?: 'canceled'
}
export interface TitleRequestData {
  messages?: UserMessage[]
}
export interface QueuedTeamMessageData {
  message?: {
    content?: ContentBlock[]
  }
}
export interface CompactionSummaryData {
  summary?: SlotContent
  rawOutput?: SlotContent
}
export interface DispatchData {
  content?: ContentBlock[]
}
export interface TextBlock {
  type: 'text'
  text: string
}
export interface ReasoningBlock {
  type: 'reasoning'
  text: string
}
export interface ToolCallBlock {
  type: 'tool-call'
  id: ToolCallId
  name: string
  /**
   * The text that the model produced; it need not be JSON.
   */
  arguments: string
}
export interface ImageBlock {
  type: 'image'
  attachment: ImageAttachmentRef
}
export interface ImageAttachmentRef {
  attachmentId: AttachmentId
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'
  bytes: Count
  width: Positive
  height: Positive
  name?: string
  originalDimensions?: PixelSize
}
export interface PixelSize {
  width: Positive
  height: Positive
}
export interface FileBlock {
  type: 'file'
  attachment: FileAttachmentRef
}
export interface FileAttachmentRef {
  attachmentId: AttachmentId
  name: string
  bytes: Count
}
export interface SystemMessageData {
  turn: Positive
  step: Positive
  message: SystemMessage
}
export interface SystemMessage {
  role: 'system'
  id: MessageId
  source: SystemPromptSource
  content: SystemContent
}
export interface TurnEndData {
  turn?: number
  reason?: TurnEndReason
}
export interface EventEnvelope {
  type: string
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: unknown
  sourceEventSeqs?: unknown
}
export interface SurfaceMetadata {
  surfaceOp: SurfaceOp
  sourceEventSeqs?: SourceEventSeqs
}
export interface AssistantMetadata {
  surfaceOp: SurfaceOp
  sourceEventSeqs?: never
}
export interface LogOnlyMetadata {
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface RequestHeaderData {
  header: RequestHeader
  reason?: 'initial' | 'resume' | 'change' | 'series'
  startsSeries?: true
}
export interface RequestHeader {
  system?: never
  config?: {
    provider: string
    model: string
    reasoningEffort?: string
    temperature?: number
    maxTokens?: number
    stop?: string[]
  }
  tools?: {name: string; description: string; parameters: object; deferLoading?: true}[]
  adapterDefaults?: {reasoningEffort?: true; maxTokens?: true}
}
export interface SessionHeader {
  type: 'session'
  version: number
  id: SessionId
  createdAt: number
  cwd?: string
  parentSession?: SessionId
  isSeeded: boolean
  origin?: 'subagent'
  delegationDepth: number
  agentPreset?: string
}
export interface EndSeedData {
  inherited?: true
}
export interface SystemMessageEvent {
  type: 'system/message'
  seq: SessionSeq
  time: number
  data: SystemMessageData
  ignorable?: true
  surfaceOp: SurfaceOp
  sourceEventSeqs?: SourceEventSeqs
}
export interface DeveloperMessageEvent {
  type: 'developer/message'
  seq: SessionSeq
  time: number
  data: DeveloperMessageData
  ignorable?: true
  surfaceOp: SurfaceOp
  sourceEventSeqs?: SourceEventSeqs
}
export interface UserMessageEvent {
  type: 'user/message'
  seq: SessionSeq
  time: number
  data: UserMessage
  ignorable?: true
  surfaceOp: SurfaceOp
  sourceEventSeqs?: SourceEventSeqs
}
export interface AssistantMessageEvent {
  type: 'assistant/message'
  seq: SessionSeq
  time: number
  data: AssistantMessageData
  ignorable?: true
  surfaceOp: SurfaceOp
  sourceEventSeqs?: never
}
export interface ToolResultEvent {
  type: 'tool/result'
  seq: SessionSeq
  time: number
  data: ToolResultData
  ignorable?: true
  surfaceOp: SurfaceOp
  sourceEventSeqs?: SourceEventSeqs
}
export interface AgentPresetSelectedEvent {
  type: 'agent-preset/selected'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface AgentInboxSplicedEvent {
  type: 'agent/inbox/spliced'
  seq: SessionSeq
  time: number
  data: InboxSplicedData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ApprovalAskedEvent {
  type: 'approval/asked'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ApprovalDecidedEvent {
  type: 'approval/decided'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ApprovalPolicyEvent {
  type: 'approval/policy'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface AssistantAttemptEvent {
  type: 'assistant/attempt'
  seq: SessionSeq
  time: number
  data: AssistantAttemptData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CommandDoneEvent {
  type: 'command/done'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CommandRunEvent {
  type: 'command/run'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CompactionEndEvent {
  type: 'compaction/end'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CompactionPruneEvent {
  type: 'compaction/prune'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CompactionStartEvent {
  type: 'compaction/start'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CompactionSummaryEvent {
  type: 'compaction/summary'
  seq: SessionSeq
  time: number
  data: CompactionSummaryData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface DeliverablesPresentedEvent {
  type: 'deliverables/presented'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface FeedbackMessageDeleteEvent {
  type: 'feedback/message-delete'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface FeedbackMessagePutEvent {
  type: 'feedback/message-put'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface FeedbackRecordEvent {
  type: 'feedback/record'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface GoalChangeEvent {
  type: 'goal/change'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface HookInvokedEvent {
  type: 'hook/invoked'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface HookResultEvent {
  type: 'hook/result'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ImageOffloadEvent {
  type: 'image/offload'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface LlmRetryEvent {
  type: 'llm/retry'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface LlmRetryStartedEvent {
  type: 'llm/retry-started'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ModelSelectionEvent {
  type: 'model/selection'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface PermissionPresetEvent {
  type: 'permission/preset'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface PlanModeEvent {
  type: 'plan/mode'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface RequestContextEvent {
  type: 'request/context'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface RequestHeaderEvent {
  type: 'request/header'
  seq: SessionSeq
  time: number
  data: RequestHeaderData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SandboxModeEvent {
  type: 'sandbox/mode'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ScheduleChangeEvent {
  type: 'schedule/change'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SessionLogDeepseekDeliveryAcceptedEvent {
  type: 'session-log-deepseek/delivery-accepted'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SessionEndSeedEvent {
  type: 'session/end-seed'
  seq: SessionSeq
  time: number
  data: EndSeedData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SessionTitleEvent {
  type: 'session/title'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SessionTitleLlmRequestEvent {
  type: 'session/title-llm-request'
  seq: SessionSeq
  time: number
  data: TitleRequestData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface StepEndEvent {
  type: 'step/end'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface StepStartEvent {
  type: 'step/start'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SubagentCatalogEvent {
  type: 'subagent/catalog'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SubagentDescriptorEvent {
  type: 'subagent/descriptor'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SubagentModelSelectionPolicyEvent {
  type: 'subagent/model-selection-policy'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TeamMemberEvent {
  type: 'team/member'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TeamMessageDeliveredEvent {
  type: 'team/message/delivered'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TeamMessageQueuedEvent {
  type: 'team/message/queued'
  seq: SessionSeq
  time: number
  data: QueuedTeamMessageData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TeamTaskEvent {
  type: 'team/task'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TodoWriteEvent {
  type: 'todo/write'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolWorkflowAgentEndEvent {
  type: 'tool-workflow/agent-end'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolWorkflowAgentStartEvent {
  type: 'tool-workflow/agent-start'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolWorkflowRunEndEvent {
  type: 'tool-workflow/run-end'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolWorkflowRunStartEvent {
  type: 'tool-workflow/run-start'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolCallEvent {
  type: 'tool/call'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolPtcDispatchEvent {
  type: 'tool/ptc-dispatch'
  seq: SessionSeq
  time: number
  data: DispatchData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolPtcDispatchStartEvent {
  type: 'tool/ptc-dispatch-start'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TurnEndEvent {
  type: 'turn/end'
  seq: SessionSeq
  time: number
  data: TurnEndData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TurnStartEvent {
  type: 'turn/start'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface WebDeepseekSearchLlmRequestEvent {
  type: 'web/deepseek-search-llm-request'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface WorkspaceChangesEvent {
  type: 'workspace/changes'
  seq: SessionSeq
  time: number
  data: unknown
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
