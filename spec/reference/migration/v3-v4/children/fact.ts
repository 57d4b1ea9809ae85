import { isObject, type JsonObject, own } from '../../../verdict.js'

/** The descriptor of a child, where it is the only one and of a version that says what the child is. */
export function descriptorOf(child: unknown): JsonObject | undefined {
  const descriptor = own(child, 'descriptor')
  if (own(child, 'descriptorCount') !== 1 || !isObject(descriptor)) return undefined
  return [1, 2, 3].includes(own(descriptor, 'version') as number) ? descriptor : undefined
}

/** What is known of a child. The first version of descriptors has no mode: every child was continuable. */
export interface Fact {
  readonly mode: unknown
  readonly label: unknown
}

export function factOf(child: unknown): Fact | undefined {
  const descriptor = descriptorOf(child)
  if (!descriptor) return undefined
  const mode = own(descriptor, 'version') === 1 ? 'continuable' : own(descriptor, 'mode')
  return { mode, label: own(descriptor, 'label') }
}

/** The place of the first child of a list with something wrong: what `faultOf` says, in the list. */
export function childFault(children: unknown, faultOf: (child: unknown) => string | undefined): string | undefined {
  for (const [index, child] of (Array.isArray(children) ? children : []).entries()) {
    const fault = faultOf(child)
    if (fault !== undefined) return `/${index}${fault}`
  }
  return undefined
}
