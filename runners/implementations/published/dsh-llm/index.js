export * from 'dsh-llm-published'

/** Of a version that was never published. Only the edge from V1 to V2 makes one of these. */
export class AssistantStreamAccumulator {}
