import { isObject, type JsonObject, own } from '../../../verdict.js'
import type { EdgeState } from '../../state/edge-state.js'
import { factOf } from '../children/fact.js'

/** What an entry of the catalog, or one that is to be, says of a child. */
interface Said {
  readonly childCreatedAt: unknown
  readonly mode: unknown
  readonly label: unknown
  /** Of an event of the source. */
  readonly position?: number
}

export interface Completion {
  /** The data of the entries that are missing, in order. */
  readonly missing: readonly JsonObject[]
  /** The first child of which evidence and catalog disagree. */
  readonly conflict: { readonly row?: number; readonly at: string } | undefined
}

/**
 * Holds the evidence of children against the catalog (note 0018, Children). A child whose descriptor says nothing
 * agrees with any mode; an entry of an unknown mode agrees with no fact.
 */
export function completionOf({ catalog, children = [] }: EdgeState): Completion {
  const said = new Map<unknown, Said>(catalog.own.map((entry) => [entry.childId, entry]))
  const missing: JsonObject[] = []
  let conflict: Completion['conflict']
  for (const { child, index } of inOrder(children)) {
    const [childId, childCreatedAt] = [own(child, 'childId'), own(child, 'childCreatedAt')]
    const fact = factOf(child)
    const known = said.get(childId)
    if (!known) {
      const { mode, label } = fact ?? { mode: 'unknown', label: undefined }
      said.set(childId, { childCreatedAt, mode, label })
      const version = fact ? 0 : 1
      missing.push({ version, childId, childCreatedAt, mode, ...(label === undefined ? {} : { label }) })
      continue
    }
    const differs = childCreatedAt === known.childCreatedAt ? fact && differing(fact, known) : 'childCreatedAt'
    if (differs) conflict ??= placeOf(known.position, index, differs)
  }
  return { missing, conflict }
}

function differing(fact: Omit<Said, 'childCreatedAt'>, known: Said): string | undefined {
  if (fact.mode !== known.mode) return 'mode'
  return fact.label === known.label ? undefined : 'label'
}

/** Of an entry of the source its row is to blame, of two children the later one. */
function placeOf(position: number | undefined, index: number, member: string): { row?: number; at: string } {
  if (position !== undefined) return { row: position + 1, at: `/data/${member}` }
  return { at: member === 'childCreatedAt' ? `/${index}/${member}` : `/${index}/descriptor` }
}

/** By time, then by id in UTF-16 code units; what has both in common keeps its order. */
function inOrder(children: readonly unknown[]): { readonly child: unknown; readonly index: number }[] {
  return children
    .map((child, index) => ({ child, index }))
    .filter(({ child }) => isObject(child))
    .sort(
      (a, b) =>
        compared(own(a.child, 'childCreatedAt'), own(b.child, 'childCreatedAt')) ||
        compared(own(a.child, 'childId'), own(b.child, 'childId')),
    )
}

function compared(a: unknown, b: unknown): number {
  if (a === b) return 0
  return (a as string) < (b as string) ? -1 : 1
}
