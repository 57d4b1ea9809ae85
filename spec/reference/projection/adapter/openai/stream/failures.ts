import { own } from '../../../../verdict.js'

/** What the harness calls the failures that the provider names (note 0028, table of failures). */
const codes: ReadonlyMap<unknown, string> = new Map([
  ['invalid_api_key', 'AUTH'],
  ['authentication_error', 'AUTH'],
  ['insufficient_quota', 'QUOTA'],
  ['rate_limit_exceeded', 'RATE_LIMIT'],
  ['context_length_exceeded', 'CONTEXT_WINDOW_EXCEEDED'],
  ['invalid_prompt', 'INVALID_REQUEST'],
  ['invalid_request_error', 'INVALID_REQUEST'],
  ['server_error', 'SERVER'],
])

/** What an error is called and says: by its `code` where that is known, else by its `type`. */
export function failureOf(error: unknown): { readonly code: string; readonly message: string } {
  const code = codes.get(own(error, 'code')) ?? codes.get(own(error, 'type')) ?? 'UNKNOWN'
  const message = own(error, 'message')
  return { code, message: typeof message === 'string' && message !== '' ? message : 'the provider gave no reason' }
}
