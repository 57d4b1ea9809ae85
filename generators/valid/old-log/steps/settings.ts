import { name, text } from '../parts/texts.js'
import { fact, inTurn, type Step } from '../step.js'

/** What a Session is set to: models, presets, modes, and what may be done without asking. */
export const settingSteps: readonly Step[] = [
  fact(3, 'agent-preset/selected', ({ draw }) => ({ agentPreset: draw.of(['code', 'code', 'ptc', '', 'Code']) })),
  fact(1, 'permission/preset', ({ draw }) => ({ preset: name(draw) })),
  fact(1, 'plan/mode', ({ draw }) => ({ active: draw.chance(1, 2) })),
  fact(1, 'sandbox/mode', ({ draw }) => ({
    mode: draw.of(['read-only', 'workspace-write', 'danger-full-access']),
    ...draw.maybe('source', () => 'delegation'),
  })),
  fact(1, 'model/selection', ({ draw }) => ({
    provider: name(draw),
    model: name(draw),
    ...draw.maybe('reasoningEffort', () => name(draw)),
  })),
  fact(1, 'approval/policy', ({ draw }) => ({
    policy: draw.of(['ask', 'never']),
    ...draw.maybe('source', () => 'delegation'),
  })),
  fact(1, 'approval/asked', ({ draw }) => ({
    id: name(draw),
    toolName: name(draw),
    ...draw.maybe('callId', () => name(draw)),
    ...draw.maybe('reason', () => text(draw)),
  })),
  fact(1, 'approval/decided', ({ draw }) => ({
    id: name(draw),
    outcome: draw.of(['allowed-once', 'rejected', 'cancelled', 'unavailable']),
  })),
  fact(
    1,
    'hook/invoked',
    ({ draw, state }) => ({
      turn: state.turn,
      point: name(draw),
      dialect: draw.of(['claude-code', 'codex']),
      handlerId: name(draw),
      ...draw.maybe('matcher', () => text(draw)),
    }),
    inTurn,
  ),
  fact(
    1,
    'hook/result',
    ({ draw, state }) => ({
      turn: state.turn,
      point: name(draw),
      handlerId: name(draw),
      decision: name(draw),
      durationMs: draw.of([0, 1.5, 400]),
      ...draw.maybe('exitCode', () => draw.of([0, -1, 127])),
      ...draw.maybe('stderrSummary', () => text(draw)),
    }),
    inTurn,
  ),
]
