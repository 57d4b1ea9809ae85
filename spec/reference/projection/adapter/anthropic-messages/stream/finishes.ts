/** What ends a response well: as the harness calls it, and as the replay state does. */
export const finishes: Readonly<Record<string, { readonly kind: string; readonly native: string }>> = {
  end_turn: { kind: 'stop', native: 'stop' },
  stop_sequence: { kind: 'stop', native: 'stop' },
  pause_turn: { kind: 'stop', native: 'stop' },
  tool_use: { kind: 'tool-calls', native: 'toolUse' },
  max_tokens: { kind: 'max-tokens', native: 'length' },
}
