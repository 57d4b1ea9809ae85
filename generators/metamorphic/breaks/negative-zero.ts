import type { Draw } from '../../draw.js'
import type { Question } from '../../question.js'
import { isStrict, plainFile, withRows } from '../file-rows.js'
import { isList, isObjectText, type JsonText, memberOf, readJson, withMember, writeJson } from '../json-text.js'
import type { Variant } from '../variant.js'

/** A value is negative zero in text alone: JSON that is written again does not keep it. */
const negativeZero = (member: string, name: string, rule: string): Variant => ({
  id: `negative-zero-${name}`,
  keeps: 'nothing',
  title: { en: `a \`${member}\` of \`-0\``, zh: `\`${member}\` 为 \`-0\`` },
  rules: [rule],
  vary: (draw, question) => withMinus(draw, question, member, rule.startsWith('header.'), () => '-0'),
})

export const negativeZeroCreatedAt = negativeZero('createdAt', 'created-at', 'header.created-at')
export const negativeZeroDelegationDepth = negativeZero(
  'delegationDepth',
  'delegation-depth',
  'header.delegation-depth',
)
export const negativeZeroTime = negativeZero('time', 'time', 'envelope.time')

/** The codecs of V2 and V4 do not judge it, and an event with sources is refused for them before. */
export const negativeZeroSeq: Variant = {
  ...negativeZero('seq', 'seq', 'envelope.seq'),
  vary: (draw, question) =>
    question.format === 3 && !hasSources(question) ? withMinus(draw, question, 'seq', false, minus) : undefined,
}

export const negativeZeroNumbered: Variant = {
  ...negativeZero('seq', 'numbered', 'ranges.numbered'),
  title: { en: 'a `seq` of `-0` beside sources', zh: '来源旁的 `seq` 为 `-0`' },
  vary(_, question) {
    const file = isStrict(question) ? plainFile(question) : undefined
    const first = readJson(file?.rows[1] ?? '')
    if (!file || !isObjectText(first) || memberOf(first, 'seq') !== '0') return undefined
    const sources = hasSources(question) ? [] : [['"sourceEventSeqs"', { items: [] }] as const]
    const varied = withMember({ members: [...first.members, ...sources] }, 'seq', minus)
    return withRows(question, file.rows.toSpliced(1, 1, writeJson(varied)), file.tail)
  },
}

export const negativeZeroSource: Variant = {
  ...negativeZero('sourceEventSeqs', 'source', 'ranges.member'),
  title: { en: 'a `-0` among the sources', zh: '来源中有 `-0`' },
  vary: (draw, question) =>
    withMinus(draw, question, 'sourceEventSeqs', false, (list) =>
      isList(list) ? { items: list.items.map(minus) } : list,
    ),
}

function minus(value: JsonText): JsonText {
  return value === '0' ? '-0' : value
}

/** Whether the event with the number 0 has sources. */
function hasSources(question: Question): boolean {
  const text = readJson(plainFile(question)?.rows[1] ?? '')
  return text !== undefined && memberOf(text, 'sourceEventSeqs') !== undefined
}

/** The question with a member changed in the header, or in one event that has it; of a recoverable read, the header. */
function withMinus(
  draw: Draw,
  question: Question,
  member: string,
  isOfHeader: boolean,
  change: (value: JsonText) => JsonText,
): Question | undefined {
  const file = plainFile(question)
  if (!file || !(isOfHeader || isStrict(question))) return undefined
  const changed = file.rows.flatMap((row, index) => {
    const text = (index === 0) === isOfHeader ? readJson(row) : undefined
    if (text === undefined || memberOf(text, member) === undefined) return []
    const varied = writeJson(withMember(text, member, change))
    return varied === writeJson(text) ? [] : [{ index, varied }]
  })
  if (changed.length === 0) return undefined
  const { index, varied } = draw.of(changed)
  return withRows(question, file.rows.toSpliced(index, 1, varied), file.tail)
}
