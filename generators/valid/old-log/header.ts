import type { Draw } from '../../draw.js'
import { name } from './parts/texts.js'

/** The header of a V2 log, as a Session has it: without the `type` of its row. */
export interface OldHeader {
  readonly version: 2
  readonly id: string
  readonly createdAt: number
  readonly cwd?: string
  readonly parentSession?: string
  readonly isSeeded: boolean
  readonly origin?: 'subagent'
  readonly delegationDepth: number
  readonly agentPreset?: string
}

export function oldHeader(draw: Draw): OldHeader {
  const isSeeded = draw.chance(1, 3)
  const hasParent = isSeeded ? draw.chance(2, 3) : draw.chance(1, 6)
  return {
    version: 2,
    id: draw.weighted([
      [12, `session-${draw.below(9)}`],
      [1, ''],
      [1, '会话/1'],
    ]),
    createdAt: draw.of([0, 1, 1_760_000_000_000]),
    ...draw.maybe('cwd', () => draw.of(['/', '/w', '/工作/区'])),
    ...(hasParent ? { parentSession: 'parent' } : {}),
    isSeeded,
    ...(draw.chance(1, 4) ? { origin: 'subagent' as const } : {}),
    delegationDepth: draw.of([0, 0, 1, 7]),
    ...draw.maybe('agentPreset', () => (draw.chance(1, 2) ? 'code' : draw.of(['', 'Code', 'ptc', name(draw)]))),
  }
}
