import { brokenRow } from './breaks/broken-row.js'
import { byteOrderMark } from './breaks/byte-order-mark.js'
import { bytesAfterFrames } from './breaks/bytes-after-frames.js'
import { bytesBesideStrings } from './breaks/bytes-beside-strings.js'
import { controlCharacter } from './breaks/control-character.js'
import { reservedBits, wrongChecksum, wrongMagic, wrongSize } from './breaks/damaged-frame.js'
import { emptyLine } from './breaks/empty-line.js'
import { headerFrame } from './breaks/header-frame.js'
import { joinedRows } from './breaks/joined-rows.js'
import { lostRow } from './breaks/lost-row.js'
import {
  negativeZeroCreatedAt,
  negativeZeroDelegationDepth,
  negativeZeroNumbered,
  negativeZeroSeq,
  negativeZeroSource,
  negativeZeroTime,
} from './breaks/negative-zero.js'
import { newerHeader } from './breaks/newer-header.js'
import { noJson } from './breaks/no-json.js'
import { noLineFeed } from './breaks/no-line-feed.js'
import { recordEnd } from './breaks/record-end.js'
import { repeatedRow } from './breaks/repeated-row.js'
import { reservedBlock } from './breaks/reserved-block.js'
import { skippableFrame } from './breaks/skippable-frame.js'
import { swappedRows } from './breaks/swapped-rows.js'
import { unknownEvent } from './breaks/unknown-event.js'
import { appendedEvent } from './keeps/appended-event.js'
import { callIds } from './keeps/call-ids.js'
import { carriageReturns } from './keeps/carriage-returns.js'
import { duplicateMembers } from './keeps/duplicate-members.js'
import { escapes } from './keeps/escapes.js'
import { frames } from './keeps/frames.js'
import { invalidUtf8 } from './keeps/invalid-utf8.js'
import { memberOrder } from './keeps/member-order.js'
import { numberSpelling } from './keeps/number-spelling.js'
import { otherFiles } from './keeps/other-files.js'
import { ranges } from './keeps/ranges.js'
import { refusedAttempt } from './keeps/refused-attempt.js'
import { sessionIds } from './keeps/session-ids.js'
import { spanningFrames } from './keeps/spanning-frames.js'
import { times } from './keeps/times.js'
import { tornFrame } from './keeps/torn-frame.js'
import { tornTail } from './keeps/torn-tail.js'
import { whiteSpace } from './keeps/white-space.js'
import type { Variant } from './variant.js'

/** Every variant: those that keep the verdict, by what they change from a character to a file, and those that do not. */
export const variants: readonly Variant[] = [
  escapes,
  numberSpelling,
  whiteSpace,
  carriageReturns,
  memberOrder,
  duplicateMembers,
  ranges,
  times,
  callIds,
  sessionIds,
  appendedEvent,
  invalidUtf8,
  tornTail,
  frames,
  spanningFrames,
  tornFrame,
  refusedAttempt,
  otherFiles,
  controlCharacter,
  noJson,
  byteOrderMark,
  bytesBesideStrings,
  emptyLine,
  brokenRow,
  joinedRows,
  noLineFeed,
  repeatedRow,
  lostRow,
  swappedRows,
  negativeZeroCreatedAt,
  negativeZeroDelegationDepth,
  negativeZeroTime,
  negativeZeroSeq,
  negativeZeroNumbered,
  negativeZeroSource,
  newerHeader,
  unknownEvent,
  wrongMagic,
  skippableFrame,
  bytesAfterFrames,
  reservedBits,
  reservedBlock,
  wrongChecksum,
  wrongSize,
  headerFrame,
  recordEnd,
]
