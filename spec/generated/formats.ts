// Generated from agent-notes by `sessionproof compile`; do not edit.
import type { FormatRecord } from '../rule-record.js'

/** The formats that the notes judge. */
export type KnownFormat = 4
export const knownFormats: readonly KnownFormat[] = [4]

export const formats: Readonly<Record<KnownFormat, FormatRecord>> = {
  4: {
    format: 4,
    targets: {

    },
    events: [

    ],
    checks: [
      {"at":"decode","stage":"admission","failure":"hard","rules":["tool-result.call-id"]},
    ],
  },
}
