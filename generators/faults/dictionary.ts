import { formats } from '../../spec/generated/formats.js'
import { rules } from '../../spec/generated/rules.js'
import type { FormatRecord, RuleRecord } from '../../spec/rule-record.js'

/*
 * What the notes spell out. A fault that is told no rule still has to know the words of the format, or it would never say
 * one in the wrong place.
 */

const strings = new Set<string>()
const members = new Set<string>()
const ofProviders = { strings: new Set<string>(), members: new Set<string>() }
const byMember = new Map<string, Set<string>>()

for (const { targets, events } of Object.values(formats) as readonly FormatRecord[]) {
  for (const { type } of events) strings.add(type)
  for (const { schema } of Object.values(targets)) learn(schema, '')
}
const atProviders = ['project', 'translate', 'inspect']
for (const { statement, at } of Object.values(rules) as readonly RuleRecord[])
  for (const [, span] of statement.en.matchAll(/`([^`]+)`/g)) {
    const isOfProvider = at.some((place) => atProviders.includes(place))
    strings.add(span as string)
    if (isOfProvider) ofProviders.strings.add(span as string)
    for (const step of (span as string).split('.').filter((it) => /^[A-Za-z_]\w*$/.test(it))) {
      members.add(step)
      if (isOfProvider) ofProviders.members.add(step)
    }
  }

/** Texts that mean something in the format: constants of constraints, types of events, code spans of statements. */
export const knownStrings: readonly string[] = [...strings]

/** Names that members have somewhere. */
export const knownMembers: readonly string[] = [...members]

/** The same of the rules on what goes to providers and comes from them. */
export const providerStrings: readonly string[] = [...ofProviders.strings]
export const providerMembers: readonly string[] = [...ofProviders.members]

/** Texts that a constraint names for members with this name; none where there is none. */
export function stringsOf(member: string): readonly string[] {
  return [...(byMember.get(member) ?? [])]
}

/** Takes in the words of a constraint tree; `member` is the one that it judges. */
function learn(schema: unknown, member: string): void {
  if (typeof schema !== 'object' || schema === null) return
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'const' || keyword === 'enum')
      for (const it of [value].flat()) if (typeof it === 'string') keep(member, it)
    if (keyword !== 'properties') learn(value, member)
    else
      for (const [name, inside] of Object.entries(value as object)) {
        members.add(name)
        learn(inside, name)
      }
  }
}

function keep(member: string, word: string): void {
  strings.add(word)
  const known = byMember.get(member) ?? new Set()
  byMember.set(member, known.add(word))
}
