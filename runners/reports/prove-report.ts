import type { OperatorId } from '../proof/mutants/operators.js'
import {
  type Judged,
  type Tally,
  tallyByOperator,
  tallyByRule,
  tallyOf,
  type Verdict,
} from '../proof/mutants/verdicts.js'
import { type Lang, label } from './labels.js'
import { type Fact, factIndent, factLines } from './rule-report.js'
import type { Style } from './style.js'
import { table } from './table.js'
import { wrapped } from './wrap.js'

/** The kind of vector that kills the mutants of an operator. */
const killers: Readonly<Record<OperatorId, readonly [en: string, zh: string]>> = {
  'constraint-drop': ['breaks this constraint and nothing else', '只违反这一约束'],
  'limit-lower': [
    'holds a value at the limit: the last one that is accepted, or the first beyond it',
    '含恰在界限处的值：最后一个可接受的值，或越过界限的第一个值',
  ],
  'limit-raise': [
    'holds a value at the limit: the last one that is accepted, or the first beyond it',
    '含恰在界限处的值：最后一个可接受的值，或越过界限的第一个值',
  ],
  'type-widen': ['holds a value of the added type here', '在此处含所添类型的值'],
  'type-narrow': ['holds a valid value of the type that was taken away', '含被去掉的类型的有效值'],
  'choice-lose': ['is valid with this choice', '以这一选项为值而有效'],
  'choice-add': ['holds the added choice, and is at fault for it', '含所添的选项，并因此有错'],
  'constant-replace': ['is valid with the constant', '以该常量为值而有效'],
  'condition-drop': [
    'meets the condition and breaks what stands under it, or breaks it alone without meeting the condition',
    '满足条件并违反其下的约束，或不满足条件而违反其下的约束',
  ],
  'rule-drop': ['breaks this rule and nothing else', '只违反这一规则'],
  'class-swap': ['breaks this rule at this place', '在此处违反这一规则'],
  'code-drop': ['breaks this rule and expects its code', '违反这一规则并预期其代码'],
  'check-lose': ['breaks this rule at this place, and no other', '在此处只违反这一规则'],
  'check-swap': ['breaks both rules, and lists them in `faults`', '同时违反两条规则，并在 `faults` 中列出'],
  'step-lose': ['has a record that this step converts', '含有由此步骤转换的记录'],
  'step-swap': ['has a record that both steps convert', '含有两个步骤都转换的记录'],
  'stage-skip': ['breaks a rule of this stage', '违反这一阶段的某条规则'],
  'failure-flip': ['breaks a rule of this stage in both modes of recovery', '在两种恢复方式下违反这一阶段的某条规则'],
  'event-drop': ['holds an event of this type', '含这一类型的事件'],
  'placement-change': [
    'holds an event of this type with and without surface metadata',
    '含这一类型的事件，带与不带 surface 元数据',
  ],
  'installed-flip': [
    'decodes an event of this type with what its class forbids',
    '解码这一类型的事件，其中有该类所禁止的内容',
  ],
  'exempt-flip': ['decodes an ignorable event of this type with data at fault', '解码这一类型的可忽略事件，其数据有错'],
  'added-flip': [
    'restores an event of this type with a vocabulary that lacks it',
    '以不含这一类型的词汇恢复这一类型的事件',
  ],
  'row-lose': ['goes over the edge with what this row speaks of', '带着这一行所说的内容经过迁移边'],
  'metadata-drop': ['breaks a rule of this class of placement', '违反这一位置声明类的某条规则'],
}

/** Survivors, faults of the list of equivalents, and the counts by operator. */
export function proveReport({ verdicts, faults }: Judged, lang: Lang, style: Style): string {
  const survivors = verdicts.filter(({ state }) => state === 'survived')
  const byRule = [...tallyByRule(verdicts)].filter(([, { survived }]) => survived > 0)
  return [
    ...survivors.map((it) => survivorText(it, lang, style)),
    ...faults.map((fault) => `${style.bad('✗')} ${fault}\n`),
    ...(byRule.length > 0 ? [`${tallyTable(label('rule', lang), byRule, undefined, lang, style)}\n`] : []),
    `${tallyTable(label('operator', lang), [...tallyByOperator(verdicts)], tallyOf(verdicts), lang, style)}\n`,
    verdictLine(tallyOf(verdicts), lang, style),
  ].join('\n')
}

function survivorText({ mutant, reached = 0 }: Verdict, lang: Lang, style: Style): string {
  const prose = (text: string) => wrapped(text, style.width - factIndent)
  const killer = killers[mutant.operator][lang === 'en' ? 0 : 1]
  const facts: Fact[] = [
    ...(mutant.rule === undefined ? [] : [[label('rule', lang), [mutant.rule]] as Fact]),
    [label('change', lang), prose(mutant.what)],
    [label('reached', lang), [String(reached)]],
    [label('killer', lang), prose(killer)],
  ]
  return `${style.bad('✗')} ${style.strong(mutant.id)}\n${factLines(facts, style).join('\n')}\n`
}

function tallyTable(
  title: string,
  rows: readonly (readonly [string, Tally])[],
  all: Tally | undefined,
  lang: Lang,
  style: Style,
): string {
  const head = [title, ...(['mutants', 'killed', 'equivalent', 'survived'] as const).map((it) => label(it, lang))]
  const body = rows.map(([name, tally]) => [name, ...counts(tally)])
  return table([head, ...body, ...(all ? [[label('all', lang), ...counts(all)]] : [])], style, all !== undefined)
}

function counts({ mutants, killed, equivalent, survived }: Tally): string[] {
  return [mutants, killed, equivalent, survived].map((count) => (count === 0 ? '·' : String(count)))
}

function verdictLine({ mutants, killed, equivalent, survived }: Tally, lang: Lang, style: Style): string {
  const text =
    lang === 'en'
      ? `${mutants} mutants: ${killed} killed, ${equivalent} equivalent, ${survived} survived`
      : `${mutants} 个变异体：${killed} 个被杀死，${equivalent} 个等价，${survived} 个存活`
  return survived === 0 ? style.good(text) : style.bad(text)
}
