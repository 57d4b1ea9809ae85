/** Of what block each event brings a piece. */
export const blockTypes: ReadonlyMap<string, string> = new Map([
  ['response.output_text.delta', 'text'],
  ['response.refusal.delta', 'text'],
  ['response.reasoning_summary_text.delta', 'reasoning'],
  ['response.reasoning_text.delta', 'reasoning'],
  ['response.reasoning_summary_part.done', 'reasoning'],
  ['response.function_call_arguments.delta', 'tool-call'],
])
