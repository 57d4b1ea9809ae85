import { changeRows } from '../file-rows.js'
import { readJson, withMember, writeJson } from '../json-text.js'
import type { Variant } from '../variant.js'

/** A header of a later format, which is not called damaged. */
export const newerHeader: Variant = {
  id: 'newer-header',
  keeps: 'nothing',
  title: { en: 'a header of a later format', zh: '更高格式的头部' },
  rules: ['header.newer'],
  vary(draw, question) {
    const version = String(draw.of([question.format + 1, question.format + 2, 100, Number.MAX_SAFE_INTEGER]))
    return changeRows(question, (row, isHeader) => {
      const text = isHeader ? readJson(row) : undefined
      return text === undefined ? row : writeJson(withMember(text, 'version', () => version))
    })
  },
}
