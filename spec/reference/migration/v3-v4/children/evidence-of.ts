import { isObject, type JsonObject, own, type Session } from '../../../verdict.js'

/** What the log of a child says of it, as the edge of its parent takes it (note 0018, Children). */
export interface ChildEvidence {
  readonly childId: unknown
  readonly childCreatedAt: unknown
  readonly descriptorCount: number
  readonly descriptor: unknown
}

/** Reads the evidence from a child. Descriptors that it inherited are those of another Session. */
export function evidenceOf({
  header,
  events,
  inheritedEventCount,
}: Pick<Session, 'header' | 'events' | 'inheritedEventCount'>): ChildEvidence {
  const descriptors = events.slice(inheritedEventCount).filter(isDescriptor)
  return {
    childId: own(header, 'id'),
    childCreatedAt: own(header, 'createdAt'),
    descriptorCount: descriptors.length,
    descriptor: descriptors[0]?.data ?? null,
  }
}

function isDescriptor(event: JsonObject): boolean {
  return isObject(event) && event.type === 'subagent/descriptor'
}
