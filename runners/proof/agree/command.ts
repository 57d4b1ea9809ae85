import { buildReference } from '../../../spec/reference/reference.js'
import { agree } from './agree.js'
import { explanations } from './explanations.js'
import { readObservedCases } from './read.js'

// `npm run agree`: the reference over every observed case that asks what is judged so far.
const { cases, asked, questions, explained, unexplained, stale, unmapped, unasked } = agree(
  buildReference(),
  readObservedCases(),
  explanations,
)
const say = (line: string) => process.stdout.write(`${line}\n`)
const differing = [...explained.values()].flat().length + unexplained.length
say(
  `${asked} of ${cases} cases asked, ${questions} questions: ${questions - differing} agree, ${differing - unexplained.length} differ for a known reason, ${unexplained.length} differ for none`,
)
for (const { question, given } of unexplained)
  say(`✗ ${question.id}: observed ${question.observed}, the reference gives ${given} (${question.title})`)
for (const id of stale) say(`✗ the explanation of ${id} explains nothing; take it out`)
for (const [reason, list] of explained)
  say(`\ndiffer: ${reason} (${list.length})\n  ${list.map(({ question }) => question.id).join(', ')}`)
for (const [reason, ids] of [...unasked].sort((a, b) => b[1].length - a[1].length))
  say(`\nnot asked: ${reason} (${ids.length})`)
for (const it of unmapped) say(`✗ ${it}: no mapping knows this operation`)
if (unexplained.length + stale.length + unmapped.length > 0) process.exitCode = 1
