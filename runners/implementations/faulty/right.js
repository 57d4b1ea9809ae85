/**
 * The right answer about the log of a Session directory (note 0011): what the faulty processes say as long as they behave.
 * One operation is enough for them, since their fault is not in what they say.
 */
export function right({ format, files }) {
  const logs = files.flatMap(({ name, version }, index) => {
    const [, number = '0', compressed] = canonical.exec(name) ?? []
    const generation = canonical.test(name) ? Number(number) : Number.NaN
    return Number.isSafeInteger(generation) ? [{ name, version, index, generation, compressed }] : []
  })
  const [log] = logs.sort((left, right) => right.generation - left.generation)
  if (!log) return refusal('malformed', 'selection.highest', '/files')
  if (logs.some(({ compressed }) => compressed !== log.compressed))
    return refusal('conflict', 'selection.one-encoding', '/files')
  if (log.version === null) return refusal('malformed', 'selection.header', `/files/${log.index}/version`)
  if (log.generation > format) return refusal('newer', 'selection.newer', `/files/${log.index}/name`)
  if (log.version !== log.generation) return refusal('malformed', 'selection.version', `/files/${log.index}/version`)
  return { outcome: 'accept', file: log.name }
}

const canonical = /^session(?:\.v([1-9][0-9]*))?\.jsonl(\.zstd)?$/

function refusal(refused, rule, at) {
  return { outcome: 'refuse', class: refused, rule, at }
}

/** What they say of themselves. */
export const hello = {
  protocol: 1,
  implementation: { name: 'faulty' },
  capabilities: { select: { formats: [3, 4] } },
  reports: ['class', 'rule', 'place'],
}

/** The one case at which some of them go wrong: a compressed log of a generation that is newer, and alone. */
export function isTheCase({ files }) {
  return files.length === 1 && files[0].name === 'session.v5.jsonl.zstd'
}
