import type { RelationContext, RelationFunction } from '../rule-function.js'
import type { JsonObject } from '../verdict.js'

/** Says whether an event keeps all of some rules on it and those before it. Which rule it breaks and where is not said. */
export type RelationGate = (event: JsonObject, context: RelationContext) => boolean

/**
 * The rules of one kind as one function. It is made as source, when it is first asked, so that each rule is called from
 * a place of its own: an engine makes one piece of code of them, which it cannot of the calls of a loop over a list.
 */
export function relationGate(rules: readonly RelationFunction[]): RelationGate {
  let gate: RelationGate | undefined
  return (event, context) => {
    gate ??= buildGate(rules)
    return gate(event, context)
  }
}

function buildGate(rules: readonly RelationFunction[]): RelationGate {
  const names = rules.map((_, index) => `judged${index}`)
  const testsOf = (isOfReplacement: boolean) =>
    rules.flatMap((rule, index) =>
      (rule.isOfReplacement === true) === isOfReplacement ? [`judged${index}(event, context) === undefined`] : [],
    )
  const ofReplacement = testsOf(true)
  const tests = [
    ...testsOf(false),
    ...(ofReplacement.length > 0 ? [`(typeof event.surfaceOp !== 'object' || (${ofReplacement.join(' && ')}))`] : []),
  ]
  const source = `'use strict'
    const [${names.join(', ')}] = rules
    return (event, context) => ${tests.join(' &&\n') || 'true'}`
  return new Function('rules', source)(rules) as RelationGate
}
