export type Lang = 'en' | 'zh'

const labels = {
  rule: ['rule', '规则'],
  input: ['input', '输入'],
  change: ['change', '改动'],
  expected: ['expected', '预期'],
  actual: ['actual', '实际'],
  difference: ['difference', '差异'],
  source: ['source', '出处'],
  catches: ['catches', '捕获'],
  stderr: ['stderr', 'stderr'],
  rerun: ['rerun', '重跑'],
  reason: ['reason', '原因'],
  area: ['area', '领域'],
  all: ['all', '合计'],
  pass: ['pass', '通过'],
  fail: ['fail', '失败'],
  error: ['error', '错误'],
  timeout: ['timeout', '超时'],
  crash: ['crash', '崩溃'],
  skipped: ['skipped', '跳过'],
  'not-scored': ['not scored', '不计分'],
  accept: ['accept', '接纳'],
  refuse: ['refuse', '拒绝'],
  row: ['row', '行'],
  attempt: ['attempt', '尝试'],
  surface: ['surface', 'surface'],
  messages: ['messages', '消息'],
  file: ['file', '文件'],
  oneChunk: ['chunk', '分片'],
  oneRecord: ['record', '记录'],
  providerEvent: ['event of the provider', '提供方事件'],
  warnings: ['warnings', '警告'],
  class: ['class', '类别'],
  at: ['at', '位置'],
  session: ['session', 'Session'],
  code: ['code', '代码'],
  blocks: ['blocks', '块'],
  finish: ['finish', '结束原因'],
  usage: ['usage', '用量'],
  replayState: ['replay state', '回放状态'],
  interrupted: ['kept when interrupted', '中断时保留'],
  records: ['records', '记录'],
  chunks: ['chunks', '分片'],
  failure: ['failure', '失败'],
  body: ['body', '请求体'],
  satisfies: ['wire rule', '线路规则'],
  events: ['events', '事件'],
  inheritedEventCount: ['inherited', '继承'],
  dropped: ['dropped', '不交出'],
  rows: ['rows', '各行'],
  verdicts: ['verdicts', '裁定'],
  kept: ['not kept', '未保持原样'],
  left: ['left behind', '遗留'],
  mode: ['mode', '模式'],
  outcome: ['outcome', '结果'],
  eventCount: ['%s events', '%s 个事件'],
  droppedFrom: ['dropped from row %s', '自第 %s 行起不交出'],
  characters: ['%s characters', '%s 个字符'],
  base64: ['%s characters of base64', 'base64，%s 个字符'],
  level: ['level', '级别'],
  formats: ['formats', '格式'],
  judgedAt: ['judged at', '判定处'],
  judgedBy: ['judged by', '判定依据'],
  operation: ['operation', '操作'],
  rules: ['rules', '规则'],
  notes: ['notes', '说明'],
  vectors: ['vectors', '向量'],
  refusing: ['refused', '被拒绝'],
  warning: ['warned of', '有警告'],
  accepting: ['accepted', '被接受'],
  other: ['others', '其他'],
  review: ['review', '审阅'],
  checked: ['checked', '检查次序'],
  none: ['none', '无'],
  must: ['must', '必须'],
  'must-not': ['must not', '不得'],
  should: ['should', '应'],
  may: ['may', '可以'],
  take: ['accept', '接受'],
  preserve: ['preserve', '保留'],
  convert: ['convert', '转换'],
  warn: ['warn', '警告'],
  frame: ['of one frame', '作用于一个帧'],
  text: ['of the text of the file', '作用于文件的文本'],
  record: ['of what one line may be', '作用于一行所能是的任何值'],
  event: ['of one event', '作用于一个事件'],
  relation: ['of an event and those before it', '作用于一个事件及其之前的事件'],
  log: ['of a whole log, or a whole window', '作用于整份日志或整个窗口'],
  directory: ['of the files of a Session', '作用于一个 Session 的各个文件'],
  edge: ['of a record that goes over an edge', '作用于经过迁移边的一条记录'],
  'edge-end': ['of a log that has gone over an edge', '作用于已经过迁移边的整份日志'],
  step: ['that converts a record', '转换一条记录'],
  publication: ['of what stands where a successor is to be', '作用于后继日志所要占据之处已有的内容'],
  chunk: ['of a chunk and those before it', '作用于一个分片及其之前的分片'],
  'assembly-step': ['that assembles a response', '组装一个响应'],
  'stream-record': ['of a record of a packed stream', '作用于打包流中的一条记录'],
  evidence: ['of what is recorded beside a stream', '作用于流之外所记录的内容'],
  translation: ['of what a provider sends', '作用于提供方所发送的内容'],
  'translation-step': ['that makes chunks of what a provider sends', '把提供方所发送的内容变成分片'],
  projection: ['of a request that is projected', '作用于被投影的请求'],
  'projection-step': ['that projects a part of a request', '投影请求的一部分'],
  wire: ['of the body of a request to a provider', '作用于发给提供方的请求体'],
  vectorsAlone: ['its vectors alone, since it refuses nothing', '仅凭其向量，因为它不拒绝任何内容'],
  operator: ['operator', '算子'],
  mutants: ['mutants', '变异体'],
  generator: ['generator', '生成器'],
  killed: ['killed', '被杀死'],
  equivalent: ['equivalent', '等价'],
  survived: ['survived', '存活'],
  unproven: ['unproven', '未证明'],
  reached: ['reached by', '到达用例'],
  killer: ['kill it by', '杀死之法'],
  lenient: ['it does not report %s, so only the rest was compared', '它不报告 %s，因此只比较了其余部分'],
  expectedFailures: ['%s failed as expected', '%s 个按预期失败'],
  breakdowns: ['%s broke down', '%s 次故障'],
  uncharged: [
    'each case that was in flight is answered alone, so that none is charged with this',
    '当时在途的每个用例单独运行时都有应答，因此不计入任何用例',
  ],
  inFlight: ['in flight', '在途'],
  shrunk: ['failed in %s runs, made smaller in %s steps', '%s 次运行如此失败，缩小 %s 步'],
  comma: [', ', '，'],
  fuzzed: ['%s runs with seed %s in %s s', '%s 次运行，种子 %s，用时 %s 秒'],
  passedOver: ['%s questions that it does not declare were passed over', '略过它未声明的 %s 个问题'],
  kitBroke: [
    'the reference itself breaks on %s questions, first in run %s, which is a fault of the kit',
    '参考实现自身在 %s 个问题上出错，首见于第 %s 次运行，属于本工具包的缺陷',
  ],
  failureKinds: ['%s kinds of failure', '%s 种失败'],
  explainedKinds: ['%s explained', '%s 种已有解释'],
  nothing: ['nothing was run: a run without cases is a failure', '没有运行任何用例：没有用例的运行视为失败'],
} as const satisfies Record<string, readonly [en: string, zh: string]>

export type Label = keyof typeof labels

export function label(name: Label, lang: Lang): string {
  return labels[name][lang === 'en' ? 0 : 1]
}

/** Characters that take two columns of a terminal: Han, kana, Hangul, and full-width forms. Ranges of a class. */
export const wide =
  '\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uff60\\uffe0-\\uffe6'
const wideCharacter = new RegExp(`[${wide}]`, 'u')

/** Columns that a terminal gives a text; colours take none. */
export function columns(text: string): number {
  const characters = [...text.replaceAll(/\u001b\[\d+m/g, '')]
  return characters.reduce((sum, character) => sum + (wideCharacter.test(character) ? 2 : 1), 0)
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - columns(text))) + text
}
