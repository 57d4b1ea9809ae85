import { rules } from '../../spec/generated/rules.js'
import { expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { idMatcher } from '../engine/pattern.js'
import { vectorsDirectory } from '../package.js'
import { type Lang, padEnd } from '../reports/labels.js'
import { CommandFault } from './exit.js'

interface ListOptions {
  vectors?: boolean
  lang: Lang
  json?: boolean
}

/** `sessionproof list`: ids with what they say, one a line, to be grepped. */
export function list(pattern: string, options: ListOptions): void {
  const matches = idMatcher(pattern)
  const rows = (options.vectors ? vectorRows(options.lang) : ruleRows(options.lang)).filter(({ id }) => matches(id))
  if (rows.length === 0) throw new CommandFault(`${pattern} matches no ${options.vectors ? 'vector' : 'rule'}`)
  const width = Math.max(...rows.map(({ id }) => id.length))
  for (const row of rows)
    process.stdout.write(options.json ? `${JSON.stringify(row)}\n` : `${padEnd(row.id, width)}  ${row.text}\n`)
}

function ruleRows(lang: Lang): { id: string; level: string; text: string }[] {
  return Object.entries(rules).map(([id, rule]) => ({
    id,
    level: rule.level,
    effect: rule.effect,
    text: rule.statement[lang],
  }))
}

function vectorRows(lang: Lang): { id: string; rules: readonly string[]; text: string }[] {
  const cases = expandVectors(loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors))
  return cases.map(({ id, vector }) => ({ id, rules: vector.rules, text: vector.title[lang] }))
}
