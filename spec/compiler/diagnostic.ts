/** One fault of a note: what is wrong, where, and what to do. Codes are stable, texts are not. */
export interface Diagnostic {
  readonly code: DiagnosticCode
  /** Path as it was given to the compiler, `agent-notes/0001-….md`. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly language?: Language
  readonly problem: string
  readonly remedy: string
}

export type Language = 'en' | 'zh'

export type DiagnosticCode =
  | 'yaml-syntax'
  | 'yaml-shape'
  | 'prose-missing'
  | 'heading-unknown'
  | 'unit-kind'
  | 'unit-code'
  | 'unit-number'
  | 'unit-link'
  | 'statement-order'
  | 'modal-missing'
  | 'modal-level'
  | 'modal-outside'
  | 'rule-unstated'
  | 'rule-restated'
  | 'rule-unknown'
  | 'rule-duplicate'
  | 'rule-tombstone'
  | 'rule-unreachable'
  | 'rule-unordered'
  | 'constraint-orphan'
  | 'schema-pointer'
  | 'schema-recursive'
  | 'show-nothing'
  | 'supersession-cycle'
  | 'supersession-backlink'
  | 'table-binding'
  | 'rule-limit'
  | 'unit-unconfirmed'

/** `file:line: [zh] problem (code); remedy`: one line, so that it can be clicked, grepped and pasted. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, language, problem, code, remedy } = diagnostic
  return `${file}:${line}: ${language ? `[${language}] ` : ''}${problem} (${code}); ${remedy}`
}
