import { plainFile, withRows } from '../file-rows.js'
import type { Variant } from '../variant.js'

/** A file of one line that lacks its end; in a longer one, a last line that lacks it is a torn tail. */
export const noLineFeed: Variant = {
  id: 'no-line-feed',
  keeps: 'nothing',
  title: { en: 'a header without its line feed', zh: '头部缺少换行' },
  rules: ['framing.header-line', 'framing.torn-tail'],
  vary(_draw, question) {
    const header = plainFile(question)?.rows[0]
    return header === undefined ? undefined : withRows(question, [], header)
  },
}
