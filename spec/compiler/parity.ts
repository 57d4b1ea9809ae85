import type { Diagnostic, DiagnosticCode } from './diagnostic.js'
import type { Note } from './note.js'
import type { Unit } from './prose.js'

/** H2 headings by role, English first; the Chinese ones are the spellings that the field uses. */
const headings: readonly (readonly [string, readonly string[]])[] = [
  ['Problem', ['问题']],
  ['Decision', ['决策', '决定']],
  ['Alternatives considered', ['曾考虑的替代方案', '考虑过的替代方案', '已考虑的替代方案', '备选方案']],
  ['Consequences', ['后果', '影响', '结果']],
  ['Validation', ['校验']],
  ['Verification', ['验证']],
]

/** Both languages have the same units in the same order, with the same code spans, numbers, links and stated ids. */
export function checkParity(note: Note): Diagnostic[] {
  const { en, zh } = note.units
  const found: Diagnostic[] = [...checkHeadings(note)]
  for (let index = 0; index < Math.max(en.length, zh.length); index++) {
    const left = en[index]
    const right = zh[index]
    if (!left || !right || left.kind !== right.kind || left.depth !== right.depth) {
      found.push(
        fault(note, 'unit-kind', left, right, `English has ${describe(left)} where Chinese has ${describe(right)}`),
      )
      break
    }
    if (left.kind === 'show' && left.text !== right.text) {
      found.push(fault(note, 'unit-kind', left, right, `English shows ${left.text} where Chinese shows ${right.text}`))
    }
    if (left.states !== right.states && (isRuleLike(left.states) || isRuleLike(right.states))) {
      const message = `English states ${left.states ?? 'nothing'} where Chinese states ${right.states ?? 'nothing'}`
      found.push(fault(note, 'statement-order', left, right, message))
      continue
    }
    const differing = [
      ['unit-code', 'code span', left.code, right.code],
      ['unit-number', 'number', left.numbers, right.numbers],
      ['unit-link', 'link', left.links.map(withoutLanguage), right.links.map(withoutLanguage)],
    ] as const
    for (const [code, name, a, b] of differing) {
      const only = onlyIn(a, b)
      if (!only) continue
      const message = `the ${name} ${JSON.stringify(only.value)} is in ${only.left ? 'English' : 'Chinese'} only`
      found.push(fault(note, code, left, right, message))
    }
  }
  return found
}

export function isRuleLike(id: string | undefined): boolean {
  return id !== undefined && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(id)
}

function checkHeadings(note: Note): Diagnostic[] {
  const found: Diagnostic[] = []
  const sections = (language: 'en' | 'zh') =>
    note.units[language].filter((unit) => unit.kind === 'heading' && unit.depth === 2)
  const zh = sections('zh')
  for (const [index, heading] of sections('en').entries()) {
    const role = headings.find(([name]) => name === heading.text)
    const remedy = `use one of ${headings.map(([name]) => name).join(', ')}`
    if (!role) {
      const problem = `the heading "${heading.text}" has no role`
      found.push({ code: 'heading-unknown', file: note.files.en, line: heading.line, language: 'en', problem, remedy })
      continue
    }
    const twin = zh[index]
    if (!twin || role[1].includes(twin.text)) continue
    const problem = `the heading "${twin.text}" stands where English has "${heading.text}"`
    const alias = `write ${role[1].join(' or ')}`
    found.push({
      code: 'heading-unknown',
      file: note.files.zh,
      line: twin.line,
      language: 'zh',
      problem,
      remedy: alias,
    })
  }
  return found
}

/** Faults of a pair point into the Chinese file where it has the unit, and name the English line in the text. */
function fault(
  note: Note,
  code: DiagnosticCode,
  en: Unit | undefined,
  zh: Unit | undefined,
  problem: string,
): Diagnostic {
  const other = zh ? ` (${note.files.en}:${en?.line ?? 'end'})` : ''
  return {
    code,
    file: zh ? note.files.zh : note.files.en,
    line: zh?.line ?? en?.line ?? 1,
    language: zh ? 'zh' : 'en',
    problem: problem + other,
    remedy: 'make the two sides say the same',
  }
}

function describe(unit: Unit | undefined): string {
  if (!unit) return 'nothing more'
  return unit.kind === 'heading' ? `a level ${unit.depth} heading` : `a ${unit.kind}`
}

function withoutLanguage(link: string): string {
  return link.replace(/\.zh\.(md|html)(?=$|#)/, '.$1')
}

/** A member of one multiset that the other lacks. */
function onlyIn(left: readonly string[], right: readonly string[]): { value: string; left: boolean } | undefined {
  const rest = [...right]
  for (const value of left) {
    const at = rest.indexOf(value)
    if (at === -1) return { value, left: true }
    rest.splice(at, 1)
  }
  return rest[0] === undefined ? undefined : { value: rest[0], left: false }
}
