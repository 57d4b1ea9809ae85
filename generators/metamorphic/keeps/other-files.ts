import type { Variant } from '../variant.js'

/** Names beside the log that are none of a generation. */
const names = [
  'session.v4.jsonl.lock',
  'Session.v9.jsonl',
  'session.v01.jsonl',
  'session.v4.jsonl.zst',
  ' session.jsonl',
  '中',
]

/** One more file in the directory that is no generation of the log. */
export const otherFiles: Variant = {
  id: 'other-files',
  keeps: 'verdict',
  title: { en: 'a file beside the log with another name', zh: '日志旁多一个其他名称的文件' },
  rules: ['selection.other-names', 'selection.canonical'],
  vary(draw, question) {
    const { files } = question.input
    if (question.op !== 'select' || !Array.isArray(files)) return undefined
    const more = { name: draw.of(names), version: draw.of([null, 9, 'x']) }
    return { ...question, input: { ...question.input, files: [...files, more] } }
  },
}
