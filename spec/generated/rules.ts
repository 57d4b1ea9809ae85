// Generated from agent-notes by `sessionproof compile`; do not edit.
import type { RuleRecord } from '../rule-record.js'

export type RuleId =
  | 'tool-result.call-id'

/** The rules that a function judges, and the scope that the function is given. */
export interface FunctionScopes {
  'tool-result.call-id': 'event'
}

export const rules: Readonly<Record<RuleId, RuleRecord>> = {
  "tool-result.call-id": {"note":"0001-tool-role-messages","level":"must","effect":"refuse","since":4,"until":null,"at":["decode"],"refuse":{"default":"malformed"},"events":["tool/result"],"schema":[],"function":"event","statement":{"en":"The `toolCallId` of a tool message **MUST** be a non-empty string equal to the `callId` of its source.","zh":"工具消息的 `toolCallId` **必须**是与其来源 `callId` 相等的非空字符串。","lines":{"en":5,"zh":5}}},
}
