import { type Html, html } from './html.js'

/** Chinese is marked up so, for fonts and for readers that speak. */
export const chinese = 'zh-Hans'

const labels = {
  must: ['MUST', '必须'],
  'must-not': ['MUST NOT', '不得'],
  should: ['SHOULD', '应'],
  may: ['MAY', '可以'],
  refuse: ['refuse', '拒绝'],
  accept: ['accept', '接受'],
  preserve: ['preserve', '保留'],
  convert: ['convert', '转换'],
  warn: ['warn', '警告'],
  proposed: ['proposed', '提议中'],
  accepted: ['accepted', '已接纳'],
  superseded: ['superseded', '已被取代'],
  rejected: ['rejected', '已否决'],
  supersedes: ['supersedes', '取代'],
  supersededBy: ['superseded by', '被取代于'],
  contents: ['Contents', '目录'],
  index: ['All rules', '全部规则'],
  rules: ['rules', '规则'],
  rule: ['rule', '规则'],
  level: ['level', '级别'],
  effect: ['effect', '效果'],
  formats: ['formats', '格式'],
  status: ['status', '状态'],
  date: ['date', '日期'],
  title: ['title', '标题'],
  note: ['note', '说明'],
  judged: ['judged', '判定于'],
  events: ['events', '事件'],
  schema: ['schema', 'schema'],
  function: ['function of', '函数作用于'],
  frame: ['a frame', '一个帧'],
  text: ['the text of the file', '文件的文本'],
  record: ['what a line may be', '一行所能是的任何值'],
  event: ['an event', '一个事件'],
  relation: ['an event and those before it', '一个事件及其之前的事件'],
  log: ['a whole log, or a whole window', '整份日志或整个窗口'],
  directory: ['the files of a Session', '一个 Session 的各个文件'],
  edge: ['a record that goes over an edge', '经过迁移边的一条记录'],
  'edge-end': ['a log that has gone over an edge', '已经过迁移边的整份日志'],
  step: ['a record that it converts', '它所转换的一条记录'],
  publication: ['what stands where a successor is to be', '后继日志所要占据之处已有的内容'],
  chunk: ['a chunk and those before it', '一个分片及其之前的分片'],
  'assembly-step': ['a response that it assembles', '它所组装的一个响应'],
  'stream-record': ['a record of a packed stream', '打包流中的一条记录'],
  evidence: ['what is recorded beside a stream', '流之外所记录的内容'],
  translation: ['what a provider sends', '提供方所发送的内容'],
  'translation-step': ['what a provider sends, of which it makes chunks', '提供方所发送的内容，由它变成分片'],
  projection: ['a request that is projected', '被投影的请求'],
  'projection-step': ['a request of which it projects a part', '由它投影其一部分的请求'],
  wire: ['the body of a request to a provider', '发给提供方的请求体'],
  class: ['class', '类别'],
  code: ['code', '代码'],
  vectors: ['vectors', '向量'],
  noVectors: ['no vector yet', '尚无向量'],
  expected: ['expected', '预期'],
  actual: ['actual', '实际'],
  reason: ['reason', '原因'],
  faults: ['faults', '缺陷'],
  source: ['source', '出处'],
  base: ['changes', '改动自'],
  row: ['row', '行'],
  admitted: ['accept', '接纳'],
  dropped: ['not handed over', '不交出'],
  warnings: ['warnings', '警告'],
  verdicts: ['verdicts', '裁定'],
  surface: ['surface', 'surface'],
  messages: ['messages', '消息'],
  file: ['file', '文件'],
  rows: ['rows', '各行'],
  session: ['Session', 'Session'],
  wholeRow: ['the whole', '整体'],
  asRows: ['events as the rows say', '事件同各行所述'],
  lastRun: ['Last run', '最近一次运行'],
  result: ['result', '结果'],
  pass: ['pass', '通过'],
  fail: ['fail', '失败'],
  error: ['error', '错误'],
  timeout: ['timeout', '超时'],
  crash: ['crash', '崩溃'],
  skipped: ['skipped', '跳过'],
  'not-scored': ['not scored', '不计分'],
  open: ['open: a plugin may add entries', '开放：插件可以增加条目'],
  closed: ['closed', '封闭'],
} as const satisfies Record<string, readonly [en: string, zh: string]>

export type Label = keyof typeof labels

export function isLabel(name: string): name is Label {
  return Object.hasOwn(labels, name)
}

/** A label of the site itself in both languages; where they are spelled the same, once. */
export function label(name: Label): Html {
  const [en, zh] = labels[name]
  return en === zh ? html`${en}` : bilingual(en, zh)
}

/** A word that may have no label, such as the state of a report that a newer kit wrote, as it stands. */
export function labelOf(name: string): Html {
  return isLabel(name) ? label(name) : html`${name}`
}

export function bilingual(en: string, zh: string): Html {
  return html`<span lang="en">${en}</span> <span lang="${chinese}">${zh}</span>`
}
