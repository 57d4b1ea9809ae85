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
  'rule-drop',
  'class-swap',
  'check-lose',
  'check-swap',
  'step-lose',
  'step-swap',
  'row-lose',
  'stage-skip',
  'failure-flip',
  'event-drop',
  'placement-change',
  'installed-flip',
  'exempt-flip',
  'added-flip',
  'metadata-drop',
] as const

export type OperatorId = (typeof operatorIds)[number]
