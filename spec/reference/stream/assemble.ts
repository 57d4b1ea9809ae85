import type { FormatRecord } from '../../rule-record.js'
import { shouldRules } from '../judge.js'
import { stagesOf, throughStages } from '../projection/adapters.js'
import type { AdapterContext, ChunkFunction } from '../rule-function.js'
import type { Specification } from '../specification.js'
import { asObject, type JsonObject, type Refusal, type Warning } from '../verdict.js'
import { type Assembly, blocksOf, emptyAssembly } from './assembly.js'
import { afterChunk } from './grammar.js'

export interface Assembled {
  readonly outcome: 'accept'
  readonly blocks: readonly JsonObject[]
  readonly finish: JsonObject
  readonly usage?: JsonObject
  readonly replayState?: unknown
  /** What is kept when the user cancels here. */
  readonly interrupted: readonly JsonObject[]
  /** What breaks the grammar of chunks; `row` is the 1-based number of the chunk. */
  readonly warnings?: readonly Warning[]
}

/**
 * The response that chunks are of (note 0021). Where the user has cancelled it, blocks that cannot be made of their
 * deltas are left out. A refusal has the 1-based number of the chunk, and none at the end of the stream.
 */
export type Assemble = (chunks: readonly unknown[], isCancelled?: boolean) => Assembled | Refusal

export function buildAssemble(specification: Specification, format: FormatRecord): Assemble {
  const stages = stagesOf(format, 'assemble')
  const advice = shouldRules(specification, format, 'assemble')
  return (chunks, isCancelled = false) => {
    const warnings: Warning[] = []
    let assembly = emptyAssembly(isCancelled)
    for (const [index, chunk] of [...chunks, undefined].entries()) {
      const coming = { ...assembly, chunk }
      const row = index < chunks.length ? { row: index + 1 } : {}
      warnings.push(...breaches(specification, advice, coming, format).map((it) => ({ ...it, ...row })))
      const { subject, refused } = throughStages(specification, format, stages, coming)
      if (refused) return { ...refused, ...row }
      assembly = afterChunk(subject)
    }
    return { ...responseOf(assembly), ...(warnings.length > 0 ? { warnings } : {}) }
  }
}

function breaches(
  { functions }: Specification,
  rules: readonly string[],
  assembly: Assembly,
  { format }: AdapterContext,
) {
  const judges = functions as Readonly<Record<string, ChunkFunction>>
  return rules.flatMap((rule) => {
    const at = judges[rule]?.(assembly, { format })
    return at === undefined ? [] : [{ rule, at }]
  })
}

function responseOf(assembly: Assembly): Assembled {
  const { finish, usage, replayState, interrupted } = assembly
  return {
    outcome: 'accept',
    blocks: blocksOf(assembly),
    finish: asObject(finish),
    ...(usage === undefined ? {} : { usage: asObject(usage) }),
    ...(replayState === undefined ? {} : { replayState }),
    interrupted,
  }
}
