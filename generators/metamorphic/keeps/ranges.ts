import { isCount } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { changeRows } from '../file-rows.js'
import { type JsonText, memberOf, readJson, withMember, writeJson } from '../json-text.js'
import type { Variant } from '../variant.js'

/** Lists up to this length are written out. */
const longest = 1000

/** Runs in a list of sources as numbers, as one pair, or as several; a list that does not rise has one spelling. */
export const ranges: Variant = {
  id: 'ranges',
  keeps: 'verdict',
  title: { en: 'runs of sources divided otherwise into numbers and pairs', zh: '来源的连续段以其他方式分成数字与数对' },
  rules: ['ranges.short-pair', 'ranges.expanded'],
  vary: (draw, question) =>
    changeRows(question, (row, isHeader) => {
      const text = readJson(row)
      const numbers = isHeader || text === undefined ? undefined : risingSources(text)
      if (text === undefined || !numbers) return row
      const stored = readJson(JSON.stringify(storedOtherwise(draw, numbers))) as JsonText
      const varied = writeJson(withMember(text, 'sourceEventSeqs', () => stored))
      return varied === writeJson(text) ? row : varied
    }),
}

/** The numbers that a sound list stands for, where they rise; nothing where it is faulty, since places in it would move. */
function risingSources(text: JsonText): readonly number[] | undefined {
  const [stored, seq] = ['sourceEventSeqs', 'seq'].map((name) => {
    const member = memberOf(text, name)
    return member === undefined ? undefined : (JSON.parse(writeJson(member)) as unknown)
  })
  if (!Array.isArray(stored) || stored.length === 0 || !isCount(seq)) return undefined
  const numbers: number[] = []
  for (const entry of stored) {
    const [start, end, ...more] = Array.isArray(entry) ? entry : [entry, entry]
    if (!isCount(start) || !isCount(end) || more.length > 0) return undefined
    if (start > end || end >= seq || start <= (numbers.at(-1) ?? -1) || end - start > longest) return undefined
    for (let it = start; it <= end; it++) numbers.push(it)
  }
  return numbers
}

function storedOtherwise(draw: Draw, numbers: readonly number[]): (number | [number, number])[] {
  const stored: (number | [number, number])[] = []
  for (let at = 0; at < numbers.length; ) {
    const start = numbers[at] as number
    let end = start
    while (numbers[at + end - start + 1] === end + 1 && draw.chance(2, 3)) end++
    stored.push(...(end > start || draw.chance(1, 3) ? [[start, end] as [number, number]] : [start]))
    at += end - start + 1
  }
  return stored
}
