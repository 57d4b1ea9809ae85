import type { ProjectionFunction } from '../../../rule-function.js'

/** `adapter.deepseek-messages.update-place` (note 0026): a turn of the system follows one of the user. */
export const updatePlace: ProjectionFunction = ({ items }) => {
  let before: unknown
  for (const { at, turns } of items)
    for (const { role } of turns) {
      if (role === 'system' && before !== 'user') return at
      if (role !== 'system') before = role
    }
  return undefined
}
