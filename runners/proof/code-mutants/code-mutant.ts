import type { MutantResult } from '@stryker-mutator/api/core'

/** A mutant of the code with what became of it. */
export interface CodeMutant {
  /** Below `spec/reference`. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The line on which it begins, without the space around it. */
  readonly text: string
  /** `operator: original => replacement`, cut where it is long. With file and text it names the mutant wherever it stands. */
  readonly change: string
  /** `killed` stands for endless loops too; `unseen`: no golden case passes it. */
  readonly state: 'killed' | 'survived' | 'unseen'
  /** How many golden cases pass it. */
  readonly reached: number
}

const longest = 100
const states = { Killed: 'killed', Timeout: 'killed', Survived: 'survived', NoCoverage: 'unseen' } as const

/**
 * A result of Stryker. `source` is the text of the file below `spec/reference`. Throws on a mutant that was not tried,
 * since then the score would be of others.
 */
export function codeMutant(result: MutantResult, file: string, source: string): CodeMutant {
  const { location, mutatorName, replacement, status, coveredBy = [] } = result
  const state = status in states ? states[status as keyof typeof states] : undefined
  if (!state) throw new Error(`${file}:${location.start.line}: ${status}: ${result.statusReason}`)
  const lines = source.split('\n')
  const { start, end } = location
  const original = lines
    .slice(start.line - 1, end.line)
    .map((text, index, all) =>
      text.slice(index === 0 ? start.column - 1 : 0, index === all.length - 1 ? end.column - 1 : undefined),
    )
    .join('\n')
  return {
    file,
    line: start.line,
    text: lines[start.line - 1]?.trim() ?? '',
    change: `${mutatorName}: ${brief(original)} => ${brief(replacement)}`,
    state,
    reached: coveredBy.length,
  }
}

function brief(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim()
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
