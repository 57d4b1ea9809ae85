import type { Draw } from '../../draw.js'
import type { Operation } from '../../question.js'
import { changeRows, isOfFile } from '../file-rows.js'
import { everyPart, isObjectText, type JsonText, type MemberText, readJson, writeJson } from '../json-text.js'
import { changeText } from '../records.js'
import type { Variant } from '../variant.js'

/**
 * The operations where the order of members can be told: signatures hold what a provider sent as text, and what stands in a
 * directory is compared byte by byte.
 */
const asText: readonly Operation[] = ['translate', 'exchange', 'publish']

/** The members of each object in another order, in rows as in JSON. */
export const memberOrder: Variant = {
  id: 'member-order',
  keeps: 'verdict',
  title: { en: 'members in another order', zh: '成员换一种次序' },
  rules: ['framing.json'],
  vary(draw, question) {
    const shuffled = (text: JsonText) => everyPart(text, (part) => withMembersShuffled(draw, part))
    if (isOfFile(question)) {
      return changeRows(question, (row) => {
        const text = readJson(row)
        return text === undefined ? row : writeJson(shuffled(text))
      })
    }
    if (asText.includes(question.op)) return undefined
    const input = changeText(question.input, shuffled) as typeof question.input
    return JSON.stringify(input) === JSON.stringify(question.input) ? undefined : { ...question, input }
  },
}

/** Of two members with one name the last counts, so that such an object stays as it is. */
function withMembersShuffled(draw: Draw, text: JsonText): JsonText {
  if (!isObjectText(text)) return text
  const names = new Set(text.members.map(([name]) => JSON.parse(name) as string))
  return names.size < text.members.length ? text : { members: shuffledList(draw, text.members) }
}

function shuffledList(draw: Draw, members: readonly MemberText[]): MemberText[] {
  const left = [...members]
  return members.map(() => left.splice(draw.below(left.length), 1)[0] as MemberText)
}
