import { parse } from 'yaml'
import type { Failure } from './fuzz-source.js'

/** A kind of failure that is known, with the reason. `*` in a signature stands for anything. */
export interface Explanation {
  readonly signature: string
  readonly reason: string
}

export class ExplanationsFault extends Error {}

/** Reads a YAML (or JSON) list. Throws {@link ExplanationsFault} with the entry and the remedy. */
export function parseExplanations(text: string, file: string): Explanation[] {
  let value: unknown
  try {
    value = parse(text)
  } catch (error) {
    throw new ExplanationsFault(`${file}: ${(error as Error).message}`)
  }
  if (value === null) return []
  if (!Array.isArray(value)) throw new ExplanationsFault(`${file}: must be a list of {signature, reason}`)
  return value.map((entry: unknown, index) => {
    const { signature, reason } = (entry ?? {}) as Record<string, unknown>
    const isWhole = [signature, reason].every((it) => typeof it === 'string' && it !== '')
    if (!isWhole)
      throw new ExplanationsFault(`${file}: entry ${index + 1} must have a signature, as a run prints it, and a reason`)
    return { signature, reason } as Explanation
  })
}

/** The reason of a failure; undefined where nobody gave one. */
export function reasonOf({ signature }: Failure, explanations: readonly Explanation[]): string | undefined {
  return explanations.find((it) => patternOf(it.signature).test(signature))?.reason
}

function patternOf(signature: string): RegExp {
  const parts = signature.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}
