import type { Draft } from '../draft.js'
import { imageOf, toolsOf } from '../draft.js'
import { leavesOf } from './leaves.js'

/** What routes are asked for and cannot do: the pointer to it, or nothing. */

export function stopAsked({ request }: Draft): string | undefined {
  return request.stop === undefined ? undefined : '/stop'
}

const efforts: readonly unknown[] = [undefined, 'off', 'low', 'medium', 'high']

export function effortAsked({ request: { reasoningEffort } }: Draft): string | undefined {
  return efforts.includes(reasoningEffort) ? undefined : '/reasoningEffort'
}

export function developerMessage({ items }: Draft): string | undefined {
  const found = items.find(({ message }) => message.role === 'developer')
  return found && `${found.at}/role`
}

export function deferredTool(draft: Draft): string | undefined {
  const index = toolsOf(draft)?.findIndex(({ deferLoading }) => deferLoading === true) ?? -1
  return index < 0 ? undefined : `/tools/${index}/deferLoading`
}

/** An image whose bytes the route does not have. */
export function imageWithoutBytes({ items, route }: Draft, format: number): string | undefined {
  return items
    .flatMap((item) => leavesOf(item, format))
    .filter(({ block }) => block.type === 'image' && imageOf(route, block)?.data === undefined)
    .map(({ at }) => at)[0]
}

/** The blocks that messages of a role may hold; those of other roles are not looked at. */
export const blocksByRole: Readonly<Record<string, readonly string[]>> = {
  system: ['text'],
  user: ['text', 'image'],
  assistant: ['text', 'reasoning', 'tool-call'],
  tool: ['text', 'image'],
}
