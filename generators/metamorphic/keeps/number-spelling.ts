import type { Draw } from '../../draw.js'
import { changeRows } from '../file-rows.js'
import { everyPart, type JsonText, readJson, writeJson } from '../json-text.js'
import type { Variant } from '../variant.js'

/** Whole numbers spelled with a fraction or an exponent. */
export const numberSpelling: Variant = {
  id: 'number-spelling',
  keeps: 'verdict',
  title: { en: 'whole numbers in other spellings', zh: '整数改用其他写法' },
  rules: ['framing.number-spelling'],
  vary: (draw, question) =>
    changeRows(question, (row) => {
      const text = readJson(row)
      return text === undefined ? row : writeJson(everyPart(text, (part) => otherSpelling(draw, part)))
    }),
}

/** `-0` is no spelling of 0: rules tell them apart. Numbers that a double does not hold exactly stay too. */
function otherSpelling(draw: Draw, text: JsonText): JsonText {
  if (typeof text !== 'string' || !/^[-\d]/.test(text)) return text
  const value = Number(text)
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) return text
  const digits = String(value)
  const [, sign = '', first = '', others = ''] = /^(-?)(\d)(\d*)$/.exec(digits) ?? []
  const moved = [`${sign}${first}.${others || '0'}e${others.length}`, `${sign}${first}.${others}0E+0${others.length}`]
  const grown = value === 0 ? ['0e7', '0.0E-3'] : [`${digits}0e-1`, `${digits}00E-2`, `${digits}0.0e-01`]
  return draw.of([
    digits,
    `${digits}.0`,
    `${digits}.00`,
    `${digits}e0`,
    `${digits}E+0`,
    `${digits}e-0`,
    ...moved,
    ...grown,
  ])
}
