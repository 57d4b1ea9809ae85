import { asObject } from '../../../verdict.js'
import { type Draft, withMember } from '../../draft.js'

/** The draft with a member of the `config` of its body. */
export function withConfig(draft: Draft, member: string, value: unknown): Draft {
  return withMember(draft, 'config', { ...asObject(draft.body.config), [member]: value })
}
