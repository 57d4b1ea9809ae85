const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/

/** Whether a signature is bytes in base64 with padding, and at least one, as Gemini reads them. */
export function isBase64(signature: unknown): signature is string {
  return typeof signature === 'string' && base64.test(signature)
}
