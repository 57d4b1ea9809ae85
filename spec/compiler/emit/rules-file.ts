import type { SpecIR } from '../ir.js'

const banner = '// Generated from agent-notes by `sessionproof compile`; do not edit.\n'

/** `rules.ts`: the ids as a type, which functions the reference has to have, and what every rule says. */
export function rulesFile(ir: SpecIR): string {
  const ids = ir.rules.map((rule) => `  | '${rule.id}'`)
  const functions = ir.rules
    .filter((rule) => rule.function !== undefined)
    .map((rule) => `  '${rule.id}': '${rule.function}'`)
  const entries = ir.rules.map((rule) => {
    const { id, statement, ...meta } = rule
    const spoken = {
      en: statement.en.text,
      zh: statement.zh.text,
      lines: { en: statement.en.line, zh: statement.zh.line },
    }
    return `  ${JSON.stringify(id)}: ${JSON.stringify({ ...meta, until: meta.until ?? null, function: meta.function ?? null, statement: spoken })},`
  })
  return `${banner}import type { RuleRecord } from '../rule-record.js'

export type RuleId =
${ids.join('\n')}

/** The rules that a function judges, and the scope that the function is given. */
export interface FunctionScopes {
${functions.join('\n')}
}

export const rules: Readonly<Record<RuleId, RuleRecord>> = {
${entries.join('\n')}
}
`
}

/** `formats.ts`: constraint trees, event inventory, order of checks, references and renames, as the reference reads them. */
export function formatsFile(ir: SpecIR): string {
  const entries = ir.formats.map(({ format, targets, events, checks, references, renames, producers, late, tags }) => {
    const parts = [
      `    targets: {\n${Object.entries(targets)
        .map(([name, target]) => `      ${JSON.stringify(name)}: ${JSON.stringify(target)},`)
        .join('\n')}\n    },`,
      `    events: [\n${events.map((event) => `      ${JSON.stringify({ ...event, data: event.data ?? null })},`).join('\n')}\n    ],`,
      `    checks: [\n${checks.map((stage) => `      ${JSON.stringify(stage)},`).join('\n')}\n    ],`,
      `    references: ${JSON.stringify(references)},`,
      `    renames: ${JSON.stringify(renames)},`,
      `    producers: [\n${producers.map((row) => `      ${JSON.stringify(row)},\n`).join('')}    ],`,
      `    late: ${JSON.stringify(late)},`,
      `    tags: ${JSON.stringify(tags)},`,
    ]
    return `  ${format}: {\n    format: ${format},\n${parts.join('\n')}\n  },`
  })
  const known = ir.formats.map(({ format }) => format)
  return `${banner}import type { FormatRecord } from '../rule-record.js'

/** The formats that the notes judge. */
export type KnownFormat = ${known.join(' | ') || 'never'}
export const knownFormats: readonly KnownFormat[] = ${JSON.stringify(known)}

export const formats: Readonly<Record<KnownFormat, FormatRecord>> = {
${entries.join('\n')}
}
`
}

/** `rules.json`: the same for readers in other languages, with the notes that the rules come from. */
export function rulesJson(ir: SpecIR): string {
  const notes = ir.notes.map(({ tables: _tables, ...note }) => note)
  const rules = ir.rules.map((rule) => ({
    ...rule,
    statement: { en: rule.statement.en.text, zh: rule.statement.zh.text },
  }))
  return `${JSON.stringify({ notes, rules }, undefined, 1)}\n`
}
