/** The id that a repair gives to the result of a call that was interrupted: it ends in some whole number, written plainly. */
export function isRepairId(id: string, callId: string): boolean {
  const prefix = `interrupted-tool-result-${callId}-`
  const digits = id.slice(prefix.length)
  return id.startsWith(prefix) && /^(0|[1-9][0-9]*)$/.test(digits) && Number.isSafeInteger(Number(digits))
}
