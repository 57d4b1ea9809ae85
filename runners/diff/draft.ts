import { stringify } from 'yaml'
import type { Disagreement } from './disagreement.js'
import type { Row } from './matrix.js'
import { isBroken } from './said.js'

/** The three files of a note, by the end of their name. */
export interface Draft {
  readonly slug: string
  readonly yaml: string
  readonly en: string
  readonly zh: string
}

interface Shown {
  readonly kind: string
  /** The lists that the sides and the input are written as, alike in both languages. */
  readonly answers: readonly (readonly [name: string, answer: string])[]
  readonly input: string
  readonly vector: string
  /** Why a vector is not scored, in the words of whoever wrote it. */
  readonly reason: string | undefined
}

/**
 * The question that a row puts to the spec, as the skeleton of a note: proposed, with the input and the answers as they
 * are and no rule yet. What has to be thought is left to people: the lists of answers to choose from say nothing on which
 * is right. Nobody has confirmed that the two languages say the same, so that it has no lock.
 */
export function draftOf(row: Row, names: readonly string[], date: string, slug = slugOf(row)): Draft {
  const { subject } = row.example
  const title = titleOf(row)
  const shown: Shown = {
    kind: `${subject.request.op} V${subject.format}`,
    answers: names.flatMap((name, side) => {
      const said = saidBriefly(row.example, side)
      return said === undefined ? [] : [[span(name), span(said)] as const]
    }),
    input: fence(JSON.stringify(row.question, undefined, 2)),
    vector: span(subject.id),
    reason: subject.vector.scored === false ? subject.vector.reason : undefined,
  }
  const { format } = subject
  const data = { title, status: 'proposed', date, defaults: { level: 'must', since: format }, rules: {} }
  return { slug, yaml: stringify(data), en: english(slug, title.en, shown), zh: chinese(slug, title.zh, shown) }
}

/** `0000-question-…`: whoever takes the question up gives it a number. */
export function slugOf({ example: { subject } }: Row): string {
  return `0000-question-${subject.id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`.replace(/-$/, '')
}

/** The titles of the vector, where they read alike to the compiler of notes: same numbers, and no marks. */
function titleOf({ example: { subject } }: Row): { en: string; zh: string } {
  const { en, zh } = subject.vector.title
  const isPlain = ![en, zh].some((it) => /[`*_<>[\]\\]/.test(it))
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).join(' ')
  if (isPlain && numbers(en) === numbers(zh)) return { en: `What becomes of this: ${en}`, zh: `如何处理：${zh}` }
  return { en: 'An input that the spec is silent on', zh: '规范未作规定的输入' }
}

function english(slug: string, title: string, { kind, answers, input, vector, reason }: Shown): string {
  const many = answers.map(([name, said]) => `- ${name} answers ${said}.`).join('\n')
  const options = choices(answers).map((said) => `- The answer is ${said}.`)
  return `# ${title}

English | [中文](${slug}.zh.md)

## Problem

Implementations do not agree on this input of ${span(kind)}, and the spec does not say who is right. It comes from ${vector}.${reason === undefined ? '' : ' Why that vector is not scored stands at the end.'}

${many}

${input}

## Decision

This is open. One of these, or something else:

${options.join('\n')}

## Alternatives considered

- **Leave it to implementations.** What one writes, another may then not read as it was meant.

## Consequences

To be written with the decision.
${reason === undefined ? '' : `\n## Verification\n\nThe reason of the vector: ${span(reason)}\n`}`
}

function chinese(slug: string, title: string, { kind, answers, input, vector, reason }: Shown): string {
  const many = answers.map(([name, said]) => `- ${name} 的答案是 ${said}。`).join('\n')
  const options = choices(answers).map((said) => `- 答案为 ${said}。`)
  return `# ${title}

[English](${slug}.md) | 中文

## 问题

对于这一 ${span(kind)} 输入，各实现意见不一，而规范没有说明孰是孰非。它来自 ${vector}。${reason === undefined ? '' : '该向量为何不计分，见文末。'}

${many}

${input}

## 决策

尚未决定。以下之一，或另作规定：

${options.join('\n')}

## 曾考虑的替代方案

- **留给实现自行决定。** 这样一来，一个实现写下的内容，另一个未必能按原意读取。

## 后果

与决策一并写出。
${reason === undefined ? '' : `\n## 验证\n\n该向量的理由：${span(reason)}\n`}`
}

/** The answers that there are to choose from, each once. */
function choices(answers: Shown['answers']): string[] {
  return [...new Set(answers.map(([, said]) => said))]
}

const longest = 400

/** What a side says as JSON, without what only people read; nothing of one that has no opinion, or did not answer. */
function saidBriefly({ said, cells }: Disagreement, side: number): string | undefined {
  const own = said[side]
  if (!own || cells[side]?.says === 'none') return undefined
  if (isBroken(own)) return own.result.state
  const { id: _id, message: _message, ...answer } = own.result.answer ?? {}
  const text = JSON.stringify(answer)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** A code span that holds any text: what is in it has no language, and needs no twin. */
function span(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const run = Math.max(0, ...[...line.matchAll(/`+/g)].map(([it]) => it.length))
  const marks = '`'.repeat(run + 1)
  const pad = run > 0 || line === '' ? ' ' : ''
  return `${marks}${pad}${line}${pad}${marks}`
}

function fence(text: string): string {
  const run = Math.max(2, ...[...text.matchAll(/`+/g)].map(([it]) => it.length))
  const marks = '`'.repeat(run + 1)
  return `${marks}json\n${text}\n${marks}`
}
