import { withAppended, withoutAppended } from '../appended.js'
import { framesOf, plainFile } from '../file-rows.js'
import type { Variant } from '../variant.js'

/** Data and surface metadata of a type that nobody knows are nobody's business. */
const members: readonly Readonly<Record<string, unknown>>[] = [
  { data: null },
  { data: { text: '\u2028 \ud83d\ude00 e\u0301', list: [[], {}] } },
  { data: '\ud800', time: -1 },
  { data: JSON.parse('{"__proto__":{"a":1},"constructor":null}') },
  { data: {}, surfaceOp: null },
  { data: 0, surfaceOp: { op: 'replace', startSeq: 'x' } },
]

/** One more event at the end, which may be ignored: the answer is the same but for that event. */
export const appendedEvent: Variant = {
  id: 'appended-event',
  keeps: 'verdict',
  title: { en: 'an event at the end that is unknown and ignorable', zh: '末尾多一个可忽略的未知事件' },
  rules: ['envelope.unknown-ignorable', 'framing.own-members', 'framing.lone-surrogate'],
  vary: (draw, question) => withAppended(question, draw.of(members)),
  restored(answer, varied) {
    const row = framesOf(varied)?.at(-1)?.rows?.at(-1) ?? plainFile(varied)?.rows.at(-1)
    return typeof row === 'string' ? withoutAppended(answer, JSON.parse(row)) : answer
  },
}
