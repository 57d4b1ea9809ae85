import type { ProjectionFunction } from '../../../rule-function.js'

const roles: Readonly<Record<number, readonly string[]>> = {
  3: ['system', 'user', 'assistant'],
  4: ['system', 'developer', 'user', 'assistant', 'tool'],
}

/** `adapter.any.role` (note 0023): every role has a projection, and what has none is refused. */
export const anyRole: ProjectionFunction = ({ items }, { format }) => {
  const strange = items.find(({ message }) => !roles[format]?.includes(String(message.role)))
  return strange && `${strange.at}/role`
}
