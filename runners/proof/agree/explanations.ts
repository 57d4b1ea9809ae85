import type { Explanation } from './agree.js'

const ofLayer = (layer: string, cases: string) => cases.split(' ').map((id) => `${id} ${layer}`)

/** Where the reference answers otherwise than the code that was observed, and why. */
export const explanations: readonly Explanation[] = [
  {
    reason: 'the reader of files leaves an unknown required type to the gate behind it; restoring refuses it',
    questions: ['FR21 scanner.strict', 'FR21 scanner.recoverable', 'SC17 scan'],
  },
  {
    reason:
      'the reader of files takes any later turn/end as fatal, also one that cannot be decoded (note 0004, Verification)',
    questions: ['SC06 scan', 'SC09 scan'],
  },
  { reason: 'the reader of files reports damage before a retired type', questions: ['RC09 scanner.recoverable'] },
  {
    reason:
      'a Session whose vocabulary lacks a surface type knows it all the same; here it is as invisible as when restoring',
    questions: ['D11 session'],
  },
  {
    reason: 'the history was observed to crash on a message that cannot be read; the fold itself takes it',
    questions: [
      ...ofLayer('fold', 'I001 I003 I020 I032 I037 I038 I039 I101 I102 I119 I131 I132 I138 I139 I320 I331 I337 I338'),
      ...ofLayer('fold', 'V3-I001 V3-I003 V3-I019 V3-I038 V3-I039 V3-I332 V3-I338 V3-I339 V3-I438'),
    ],
  },
  {
    reason: 'between decoding and opening, the reason fallback is refused as unsupported (note 0010, Verification)',
    questions: ['T07 stored'],
  },
  {
    reason:
      'data with -0 is refused by a check that JSON which is written again cannot reach (note 0010, Verification)',
    questions: ['P36 append'],
  },
  {
    reason: 'the restorer of V3 takes a text as a list of characters (note 0007, Verification)',
    questions: ['V3-I321 format'],
  },
  {
    reason:
      'the codec of V3 calls a newer header malformed when it is asked past the catalog, which looks at versions first',
    questions: ['VC09 migrate.strict', 'VC09 migrate.recoverable'],
  },
  {
    reason: 'a browser of V3 looks at the first block alone (note 0003, Verification)',
    questions: ['T3-12 wire'],
  },
]
