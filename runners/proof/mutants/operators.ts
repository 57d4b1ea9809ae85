/**
 * The operators that make mutants. The table of note 0014 says of each what it changes and what kills it; a test holds
 * the two lists against each other.
 */
export const operatorIds = [
  'constraint-drop',
  'limit-lower',
  'limit-raise',
  'type-widen',
  'type-narrow',
  'choice-lose',
  'choice-add',
  'constant-replace',
  'condition-drop',
  'rule-drop',
  'class-swap',
  'code-drop',
  'check-lose',
  'check-swap',
  'step-lose',
  'step-swap',
  'stage-skip',
  'failure-flip',
  'event-drop',
  'placement-change',
  'installed-flip',
  'exempt-flip',
  'added-flip',
  'metadata-drop',
  'row-lose',
] as const

export type OperatorId = (typeof operatorIds)[number]

/** The tables of the notes that mutants change where no rule alone is concerned. */
export type TableName = 'checks' | 'events' | 'placements' | EdgeTable

/** Those that an edge looks things up in. */
export const edgeTables = ['references', 'renames', 'producers', 'late', 'tags'] as const
export type EdgeTable = (typeof edgeTables)[number]

/** The operators of note 0014 that are `of: table`, with the tables that each changes. Their mutants have no rule. */
export const tableOperators: ReadonlyMap<OperatorId, readonly TableName[]> = new Map<OperatorId, readonly TableName[]>([
  ['stage-skip', ['checks']],
  ['failure-flip', ['checks']],
  ['event-drop', ['events']],
  ['placement-change', ['events']],
  ['installed-flip', ['events']],
  ['exempt-flip', ['events']],
  ['added-flip', ['events']],
  ['metadata-drop', ['placements']],
  ['row-lose', edgeTables],
])
