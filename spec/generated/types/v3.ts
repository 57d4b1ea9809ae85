// Session format 3. Generated from agent-notes by `sessionproof compile`; do not edit.

declare const brand: unique symbol
/** A nominal type: a plain value has to be cast once, where it enters the program. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }

export type MessageId = Brand<string, 'MessageId'>
export type CallId = Brand<string, 'CallId'>
export type AttachmentId = Brand<string, 'AttachmentId'>
export type SessionSeq = Brand<number, 'SessionSeq'>
export type SessionId = Brand<string, 'SessionId'>

/** Messages by role. Closed: a type alias, which cannot be merged into. */
export type MessageMap = {
  system: SystemMessage
  user: UserMessage
  assistant: AssistantMessage
}
export type Message = MessageMap[keyof MessageMap]

/** Content blocks by type. Open: extend it by declaration merging. */
export interface ContentBlockMap {
  text: TextBlock
  reasoning: ReasoningBlock
  image: ImageBlock
  file: FileBlock
  'tool-call': ToolCallBlock
  'tool-result': ToolResultBlock
}
export type ContentBlock = ContentBlockMap[keyof ContentBlockMap]

/** Message sources by kind. Open: extend it by declaration merging. */
export interface MessageSourceMap {
  user: UserSource
  model: ModelSource
  tool: ToolSource
  plugin: PluginSource
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
}
export type TurnEndReason = TurnEndReasonMap[keyof TurnEndReasonMap]

/** Chunks of a response by type. Closed: a type alias, which cannot be merged into. */
export type StreamChunkMap = {
  'block-start': BlockStartChunk
  'text-delta': TextDeltaChunk
  'reasoning-delta': ReasoningDeltaChunk
  'tool-call-delta': ToolCallDeltaChunk
  'block-end': BlockEndChunk
  usage: UsageChunk
  finish: FinishChunk
}
export type StreamChunk = StreamChunkMap[keyof StreamChunkMap]

/** Records of a packed stream by type. Closed: a type alias, which cannot be merged into. */
export type AssistantStreamRecordMap = {
  chunk: RawChunkRecord
  'text-chunks': TextRunRecord
  'reasoning-chunks': ReasoningRunRecord
  'tool-call-chunks': CallRunRecord
}
export type AssistantStreamRecord = AssistantStreamRecordMap[keyof AssistantStreamRecordMap]

/** Every event of the vocabulary of this format. */
export type SessionEvent =
  | SystemMessageEvent
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

/** The vocabulary of this format. */
export type SessionEventType = SessionEvent['type']

/**
 * @minItems 1
 * @maxItems 1
 */
export type WrappedContent = [ToolResultBlock]
export type ProducerSource = MessageSource
export type MessageContent = ContentBlock[]
export type Count = number
export type Positive = number
export type ToolResultBlock = {type: 'tool-result'; toolCallId: CallId; content: ContentBlock[]; isError?: boolean}
export type UserSource = {kind: 'user'}
export type ModelSource = {kind: 'model'; provider: string; model: string; replayState?: unknown}
export type ToolSource = {kind: 'tool'; callId: CallId}
export type PluginSource = {kind: 'plugin'; plugin: string}
export type SystemContent = ContentBlock[]
export type ClosedBlock = ContentBlock
export type StopFinish = {kind: 'stop'}
export type ToolCallsFinish = {kind: 'tool-calls'}
export type MaxTokensFinish = {kind: 'max-tokens'}
export type AbortedFinish = {kind: 'aborted'; failure: LlmFailure}
export type ErrorFinish = {kind: 'error'; failure: LlmFailure}
export type CompletedEnd = {kind: 'completed'}
export type AbortCause = {kind: 'user' | 'parent' | 'disposed' | 'legacy'} | {kind: 'hook'; reason: string}
export type BlockedEnd = {kind: 'blocked'}
export type MaxTokensEnd = {kind: 'max-tokens'}
export type InterruptedEnd = {kind: 'interrupted'}
export type SurfaceOp = 'append' | {op: 'replace'; startSeq: SessionSeq; endSeq: SessionSeq}
export type SourceEventSeqs = [SessionSeq, ...SessionSeq[]]
export type Finite = number
export type CallReference = CallId
export type ContentBlocks = ContentBlock[]
export type InsertedMessage = UserMessage
export type TitleSource = {kind: 'fallback' | 'user'} | {kind: 'provider'; provider: string; model?: ModelRoute}
export type TitlePrompt = UserMessage
export type TurnOrNull = number | null
export type GoalChangeData = GoalStated | ({operation: 'clear'} & GoalCleared)
export type ScheduleChangeData =
  | {version: 1; operation: 'create'; schedule: Schedule}
  | {version: 1; operation: 'delete'; id: string}
  | {version: 1; operation: 'dispatch'; id: string; acceptedAt?: string}
export type Schedule = {id: string; prompt: string; scheduledAt: string} & (
  {kind: 'at'} | {kind: 'after'; afterSeconds: number} | {kind: 'every'; everySeconds: number}
)
export type ScheduleId = string
export type Instant = string
export type SubagentDescriptorData = Descriptor &
  ({mode: 'one-shot'; label?: string} | ({mode: 'continuable'} & ContinuableDescriptor))
export type ToolFilter = ToolFilter1 & {
  allow?: string[]
  deny?: string[]
}
export type ToolFilter1 = {
  [k: string]: unknown
}
export type BlockStartChunk = {type: 'block-start'; index: number; blockType: string}
export type TextDeltaChunk = {type: 'text-delta'; index: number; text: string}
export type ReasoningDeltaChunk = {type: 'reasoning-delta'; index: number; text: string}
export type ToolCallDeltaChunk = {
  type: 'tool-call-delta'
  index: number
  id: CallId
  name?: string
  argumentsDelta: string
}
export type BlockEndChunk = {type: 'block-end'; index: number; block: ContentBlock}
export type UsageChunk = {type: 'usage'; usage: TokenUsage}
export type FinishChunk = {type: 'finish'; reason: FinishReason; replayState?: ReplayState}
export type ReplayState = {response: unknown; blocks?: unknown[]}
export type RawChunkRecord = {type: 'chunk'; time: number; chunk: StreamChunk}
export type TextRunRecord = {type: 'text-chunks'; time0: number; index: number; dt: number[]; texts: string[]}
export type ReasoningRunRecord = {type: 'reasoning-chunks'; time0: number; index: number; dt: number[]; texts: string[]}
export type CallRunRecord = {
  type: 'tool-call-chunks'
  time0: number
  index: number
  dt: number[]
  id: CallId
  name?: string
  args: string[]
}

export interface WrappedToolResultData {
  turn: number
  step: number
  message: WrappedToolMessage
  error?: {name: string; code: string}
  meta?: unknown
}
export interface WrappedToolMessage {
  id: MessageId
  role: 'user'
  source: ToolSource
  content: WrappedContent
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
  id: CallId
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
  source: PluginSource
  content: SystemContent
}
export interface AbortedEnd {
  kind: 'aborted'
  reason: AbortCause
}
export interface ErrorEnd {
  kind: 'error'
  error: LlmFailure
}
export interface LlmFailure {
  message: string
  code: string
  status?: number
  providerRetryAfterMs?: number
  requestId?: string
}
export interface FailureFacts {
  message: string
  code: string
  status?: number
  providerRetryAfterMs?: number
  requestId?: string
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
  reason: 'initial' | 'resume' | 'change' | 'series'
  startsSeries?: true
  header: RequestHeader
}
export interface RequestHeader {
  config: RequestConfig
  tools?: RequestTool[]
  adapterDefaults?: {reasoningEffort?: true; maxTokens?: true}
  system?: never
}
export interface RequestConfig {
  provider: string
  model: string
  reasoningEffort?: string
  temperature?: Finite
  maxTokens?: Positive
  stop?: string[]
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
export interface ModelRoute {
  provider: string
  model: string
}
export interface TokenUsage {
  inputTokens: Count
  outputTokens: Count
  totalTokens?: Count
  cacheReadTokens?: Count
  cacheWriteTokens?: Count
  reasoningTokens?: Count
}
export interface TurnStartData {
  turn: Count
}
export interface TurnEndData {
  turn: Count
  reason: TurnEndReason
}
export interface StepStartData {
  turn: Count
  step: Count
}
export interface StepEndData {
  turn: Count
  step: Count
}
export interface AssistantAttemptData {
  turn: Positive
  step: Positive
  stream: unknown[]
}
export interface SeedMark {
  inherited?: true
}
export interface RequestOccasion {
  reason: 'initial' | 'resume' | 'change' | 'series'
  startsSeries?: true
}
export interface RequestSnapshot {
  config: RequestConfig
  tools?: RequestTool[]
  adapterDefaults?: {
    reasoningEffort?: true
    maxTokens?: true
  }
}
export interface RequestTool {
  name: string
  description: string
  parameters: object
}
export interface ToolSchema {
  name: string
  description: string
  parameters: object
}
export interface RequestContextData {
  provider: string
  model: string
  contextWindow?: Positive
  systemPromptUpdate?: 'in-history'
}
export interface RetryData {
  retryId: string
  turn: Count
  step: Count
  provider: string
  mode: 'normal' | 'always'
  policyKey: string
  retry: Positive
  maxRetries?: number
  delayMs: number
  failure: LlmFailure
}
export interface RetryStartedData {
  retryId: string
  turn: Count
  step: Count
  retry: Positive
}
export interface ToolCallData {
  turn: Count
  step: Count
  callId: CallReference
  name: string
  /**
   * The text that the model produced; it need not be JSON.
   */
  arguments: string
}
export interface DispatchedCall {
  rootCallId: CallReference
  parentCallId: CallReference
  subCallId: CallReference
  name: string
  arguments: unknown
}
export interface DispatchStartData {
  rootCallId: CallReference
  parentCallId: CallReference
  subCallId: CallReference
  name: string
  arguments: unknown
}
export interface DispatchData {
  rootCallId: CallReference
  parentCallId: CallReference
  subCallId: CallReference
  name: string
  arguments: unknown
  isError: boolean
  content: ContentBlocks
}
export interface InboxSplicedData {
  target: 'next-turn' | 'next-step'
  start: Count
  inserted: InsertedMessage[]
  removedCount?: Count
  outcome?: 'canceled'
}
export interface CommandRunData {
  commandId: string
  name: string
  source: {
    kind: 'user'
  }
  args?: string
}
export interface CommandDoneData {
  commandId: string
  kind: 'success' | 'error'
  text?: string
  sourceEventSeq?: SessionSeq
}
export interface TitleData {
  title: string
  messageSeqs: SessionSeq[]
  source: TitleSource
}
export interface TitleRequestData {
  titleProvider: string
  /**
   * @minItems 1
   */
  messageSeqs: [SessionSeq, ...SessionSeq[]]
  route: ModelRoute
  system: string
  /**
   * @minItems 1
   * @maxItems 1
   */
  messages: [TitlePrompt]
  maxTokens: Positive
}
export interface CompactionStartData {
  compactionId: string
  turn: TurnOrNull
  sourceCommandId?: string
}
export interface CompactionEndData {
  compactionId: string
  turn: TurnOrNull
  sourceCommandId?: string
  error?: string
}
export interface Shadowed {
  shadowedRange: {
    start: SessionSeq
    end: SessionSeq
  }
  /**
   * @minItems 1
   */
  shadowedSeqs: [SessionSeq, ...SessionSeq[]]
  shadowedTokenCount: Count
}
export interface CompactionSummaryData {
  shadowedRange: {
    start: SessionSeq
    end: SessionSeq
  }
  /**
   * @minItems 1
   */
  shadowedSeqs: [SessionSeq, ...SessionSeq[]]
  shadowedTokenCount: Count
  compactionId: string
  sourceCommandId?: string
  summary: ContentBlocks
  provider: string
  model: string
  maxTokens?: Count
  usage?: TokenUsage
  rawOutput?: ContentBlocks
  llmStreamCall?: true
}
export interface CompactionPruneData {
  shadowedRange: {
    start: SessionSeq
    end: SessionSeq
  }
  /**
   * @minItems 1
   */
  shadowedSeqs: [SessionSeq, ...SessionSeq[]]
  shadowedTokenCount: Count
}
export interface ModelSelectionData {
  provider: string
  model: string
  reasoningEffort?: string
}
export interface PresetSelectedData {
  agentPreset: string
}
export interface ApprovalAskedData {
  id: string
  toolName: string
  callId?: CallReference
  reason?: string
}
export interface ApprovalDecidedData {
  id: string
  outcome: 'allowed-once' | 'rejected' | 'cancelled' | 'unavailable'
}
export interface ApprovalPolicyData {
  policy: 'ask' | 'never'
  source?: 'delegation'
}
export interface SandboxModeData {
  mode: 'read-only' | 'workspace-write' | 'danger-full-access'
  source?: 'delegation'
}
export interface PermissionPresetData {
  preset: string
}
export interface PlanModeData {
  active: boolean
}
export interface GoalStated {
  kind: 'goal/change'
  version: 1
  operation: 'create' | 'edit' | 'pause' | 'resume' | 'complete' | 'block'
  goal: Goal
  roundsStarted: Count
  createdAt: Count
  updatedAt: Count
}
export interface Goal {
  id: string
  revision: Positive
  objective: string
  phase: 'active' | 'paused' | 'blocked' | 'complete'
  maxGoalRounds: Positive
  blockedReason?: {
    code: string
    message: string
  }
}
export interface GoalCleared {
  kind: 'goal/change'
  version: 1
  cleared: {
    id: string
    revision: Positive
  }
  clearedAt: Count
}
export interface TodoWriteData {
  todos: {
    content: string
    status: 'pending' | 'in_progress' | 'completed'
  }[]
}
export interface DeliverablesData {
  turn: Count
  callId: string
  files: {
    path: string
    description?: string
  }[]
}
export interface Descriptor {
  version: 3
  provider: string
}
export interface ContinuableDescriptor {
  label: string
  agentProvider?: string
  agentModel?: string
  agentReasoningEffort?: string
  persona?: string
  toolFilter?: ToolFilter
}
export interface ModelSelectionPolicyData {
  /**
   * @minItems 1
   */
  allowedModels: [ModelRoute, ...ModelRoute[]]
}
export interface CatalogEntry {
  childId: SessionId
  childCreatedAt: Count
  label?: string
}
export interface SubagentCatalogData {
  childId: SessionId
  childCreatedAt: Count
  label?: string
  version: 0
  mode: 'one-shot' | 'continuable'
}
export interface TeamSelector {
  version: 1
  teamId: string
}
export interface TeamMemberData {
  version: 1
  teamId: string
  member: {
    id: string
    name: string
    description: string
    provider: string
    context: 'fresh' | 'fork'
    phase: 'provisioning' | 'active' | 'failed'
    error?: string
  }
}
export interface TeamTaskData {
  version: 1
  teamId: string
  task: {
    id: string
    revision: Positive
    subject: string
    description: string
    status: 'pending' | 'in_progress' | 'completed' | 'deleted'
    blockedBy: string[]
    writeScopes: string[]
    ownerId?: string
  }
}
export interface QueuedMessageData {
  version: 1
  teamId: string
  message: {
    id: string
    senderId: string
    senderName: string
    targetId: string
    delivery: 'quiet' | 'wakeup'
    content: ContentBlocks
  }
}
export interface DeliveredMessageData {
  version: 1
  teamId: string
  messageId: string
  targetId: string
}
export interface HookInvokedData {
  turn: Count
  point: string
  dialect: 'claude-code' | 'codex'
  handlerId: string
  matcher?: string
}
export interface HookResultData {
  turn: Count
  point: string
  handlerId: string
  decision: string
  durationMs: number
  exitCode?: number
  stderrSummary?: string
}
export interface WorkflowRunStartData {
  runId: string
  name: string
}
export interface WorkflowRunEndData {
  runId: string
  stopReason: 'completed' | 'cancelled' | 'error'
}
export interface WorkflowAgentStartData {
  runId: string
  seq: Positive
  label: string
  childId: SessionId
  phase?: string
}
export interface WorkflowAgentEndData {
  runId: string
  seq: Positive
  outcome: 'completed' | 'failed' | 'cancelled'
}
export interface WebSearchRequestData {
  endpoint: string
  apiVersion: string
  body: {
    model: string
    max_tokens: Positive
    /**
     * @minItems 1
     * @maxItems 1
     */
    messages: [
      {
        role: 'user'
        /**
         * @minItems 1
         * @maxItems 1
         */
        content: [
          {
            type: 'text'
            text: string
          }
        ]
      }
    ]
    /**
     * @minItems 1
     * @maxItems 1
     */
    tools: [
      {
        type: 'web_search_20250305'
        name: 'web_search'
        max_uses: Positive
      }
    ]
  }
}
export interface FeedbackRecordData {
  text: string
}
export interface FeedbackPutData {
  sessionId: SessionId
  item: FeedbackItem
}
export interface FeedbackItem {
  messageId: MessageId
  version: string
  rating: 'positive' | 'negative'
  createdAt: Count
  updatedAt: Count
  note?: string
}
export interface Rating {
  messageId: MessageId
  version: string
  rating: 'positive' | 'negative'
  createdAt: Count
  updatedAt: Count
  note?: string
}
export interface FeedbackDeleteData {
  sessionId: SessionId
  messageId: MessageId
}
export interface DeliveryMarker {
  sessionId: SessionId
  throughSeq: SessionSeq
  sessionFormatVersion?: Count
}
export interface DeliveryAcceptedData {
  sessionId: SessionId
  throughSeq: SessionSeq
  sessionFormatVersion?: Count
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
  data: WrappedToolResultData
  ignorable?: true
  surfaceOp: SurfaceOp
  sourceEventSeqs?: SourceEventSeqs
}
export interface AgentPresetSelectedEvent {
  type: 'agent-preset/selected'
  seq: SessionSeq
  time: number
  data: PresetSelectedData
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
  data: ApprovalAskedData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ApprovalDecidedEvent {
  type: 'approval/decided'
  seq: SessionSeq
  time: number
  data: ApprovalDecidedData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ApprovalPolicyEvent {
  type: 'approval/policy'
  seq: SessionSeq
  time: number
  data: ApprovalPolicyData
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
  data: CommandDoneData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CommandRunEvent {
  type: 'command/run'
  seq: SessionSeq
  time: number
  data: CommandRunData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CompactionEndEvent {
  type: 'compaction/end'
  seq: SessionSeq
  time: number
  data: CompactionEndData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CompactionPruneEvent {
  type: 'compaction/prune'
  seq: SessionSeq
  time: number
  data: CompactionPruneData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface CompactionStartEvent {
  type: 'compaction/start'
  seq: SessionSeq
  time: number
  data: CompactionStartData
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
  data: DeliverablesData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface FeedbackMessageDeleteEvent {
  type: 'feedback/message-delete'
  seq: SessionSeq
  time: number
  data: FeedbackDeleteData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface FeedbackMessagePutEvent {
  type: 'feedback/message-put'
  seq: SessionSeq
  time: number
  data: FeedbackPutData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface FeedbackRecordEvent {
  type: 'feedback/record'
  seq: SessionSeq
  time: number
  data: FeedbackRecordData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface GoalChangeEvent {
  type: 'goal/change'
  seq: SessionSeq
  time: number
  data: GoalChangeData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface HookInvokedEvent {
  type: 'hook/invoked'
  seq: SessionSeq
  time: number
  data: HookInvokedData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface HookResultEvent {
  type: 'hook/result'
  seq: SessionSeq
  time: number
  data: HookResultData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface LlmRetryEvent {
  type: 'llm/retry'
  seq: SessionSeq
  time: number
  data: RetryData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface LlmRetryStartedEvent {
  type: 'llm/retry-started'
  seq: SessionSeq
  time: number
  data: RetryStartedData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ModelSelectionEvent {
  type: 'model/selection'
  seq: SessionSeq
  time: number
  data: ModelSelectionData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface PermissionPresetEvent {
  type: 'permission/preset'
  seq: SessionSeq
  time: number
  data: PermissionPresetData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface PlanModeEvent {
  type: 'plan/mode'
  seq: SessionSeq
  time: number
  data: PlanModeData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface RequestContextEvent {
  type: 'request/context'
  seq: SessionSeq
  time: number
  data: RequestContextData
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
  data: SandboxModeData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ScheduleChangeEvent {
  type: 'schedule/change'
  seq: SessionSeq
  time: number
  data: ScheduleChangeData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SessionLogDeepseekDeliveryAcceptedEvent {
  type: 'session-log-deepseek/delivery-accepted'
  seq: SessionSeq
  time: number
  data: DeliveryAcceptedData
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
  data: TitleData
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
  data: StepEndData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface StepStartEvent {
  type: 'step/start'
  seq: SessionSeq
  time: number
  data: StepStartData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SubagentCatalogEvent {
  type: 'subagent/catalog'
  seq: SessionSeq
  time: number
  data: SubagentCatalogData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SubagentDescriptorEvent {
  type: 'subagent/descriptor'
  seq: SessionSeq
  time: number
  data: SubagentDescriptorData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface SubagentModelSelectionPolicyEvent {
  type: 'subagent/model-selection-policy'
  seq: SessionSeq
  time: number
  data: ModelSelectionPolicyData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TeamMemberEvent {
  type: 'team/member'
  seq: SessionSeq
  time: number
  data: TeamMemberData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TeamMessageDeliveredEvent {
  type: 'team/message/delivered'
  seq: SessionSeq
  time: number
  data: DeliveredMessageData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TeamMessageQueuedEvent {
  type: 'team/message/queued'
  seq: SessionSeq
  time: number
  data: QueuedMessageData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TeamTaskEvent {
  type: 'team/task'
  seq: SessionSeq
  time: number
  data: TeamTaskData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface TodoWriteEvent {
  type: 'todo/write'
  seq: SessionSeq
  time: number
  data: TodoWriteData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolWorkflowAgentEndEvent {
  type: 'tool-workflow/agent-end'
  seq: SessionSeq
  time: number
  data: WorkflowAgentEndData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolWorkflowAgentStartEvent {
  type: 'tool-workflow/agent-start'
  seq: SessionSeq
  time: number
  data: WorkflowAgentStartData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolWorkflowRunEndEvent {
  type: 'tool-workflow/run-end'
  seq: SessionSeq
  time: number
  data: WorkflowRunEndData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolWorkflowRunStartEvent {
  type: 'tool-workflow/run-start'
  seq: SessionSeq
  time: number
  data: WorkflowRunStartData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface ToolCallEvent {
  type: 'tool/call'
  seq: SessionSeq
  time: number
  data: ToolCallData
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
  data: DispatchStartData
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
  data: TurnStartData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
export interface WebDeepseekSearchLlmRequestEvent {
  type: 'web/deepseek-search-llm-request'
  seq: SessionSeq
  time: number
  data: WebSearchRequestData
  ignorable?: true
  surfaceOp?: never
  sourceEventSeqs?: never
}
