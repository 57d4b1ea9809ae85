import type { Draw } from '../../draw.js'
import { changeRows } from '../file-rows.js'
import { everyPart, isObjectText, type JsonText, readJson, writeJson } from '../json-text.js'
import type { Variant } from '../variant.js'

const values = ['null', '-1', '0', '"x"', '[]', '{}', '{"type":"session"}', 'true']

/** Members stand twice; the value that stood alone comes last. */
export const duplicateMembers: Variant = {
  id: 'duplicate-members',
  keeps: 'verdict',
  title: { en: 'members that stand twice, the last with the right value', zh: '出现两次的成员，后一次取原值' },
  rules: ['framing.duplicate-member'],
  vary: (draw, question) =>
    changeRows(question, (row) => {
      const text = readJson(row)
      return text === undefined ? row : writeJson(everyPart(text, (part) => withDuplicate(draw, part)))
    }),
}

function withDuplicate(draw: Draw, text: JsonText): JsonText {
  if (!isObjectText(text) || text.members.length === 0 || draw.chance(1, 2)) return text
  const at = draw.below(text.members.length)
  const [name] = text.members[at] as readonly [string, JsonText]
  return { members: text.members.toSpliced(draw.between(0, at), 0, [name, draw.of(values)]) }
}
