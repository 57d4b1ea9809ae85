import { callArguments } from './assembly/arguments.js'
import { callId } from './assembly/call-id.js'
import { callName } from './assembly/call-name.js'
import { chunkType } from './assembly/chunk-type.js'
import { close } from './assembly/close.js'
import { finish } from './assembly/finish.js'
import { interrupted } from './assembly/interrupted.js'
import { maxTokens } from './assembly/max-tokens.js'
import { maxTokensReplay } from './assembly/max-tokens-replay.js'
import { missingId } from './assembly/missing-id.js'
import { noFinish } from './assembly/no-finish.js'
import { open } from './assembly/open.js'
import { openType } from './assembly/open-type.js'
import { replayCount } from './assembly/replay-count.js'
import { start } from './assembly/start.js'
import { text } from './assembly/text.js'
import { unstarted } from './assembly/unstarted.js'
import { usage } from './assembly/usage.js'
import { afterFinish } from './chunk/after-finish.js'
import { chunkDelta } from './chunk/delta.js'
import { chunkEnd } from './chunk/end.js'
import { endType } from './chunk/end-type.js'
import { chunkFinish } from './chunk/finish.js'
import { finishOpen } from './chunk/finish-open.js'
import { chunkIndex } from './chunk/index.js'
import { repeatedStart } from './chunk/repeated-start.js'
import { chunkUsage } from './chunk/usage.js'
import { call } from './stream-record/call.js'
import { recordChunk } from './stream-record/chunk.js'
import { recordChunkType } from './stream-record/chunk-type.js'
import { delta } from './stream-record/delta.js'
import { evidenceContent } from './stream-record/evidence-content.js'
import { evidenceReplay } from './stream-record/evidence-replay.js'
import { evidenceStream } from './stream-record/evidence-stream.js'
import { evidenceUsage } from './stream-record/evidence-usage.js'
import { gaps } from './stream-record/gaps.js'
import { recordIndex } from './stream-record/index.js'
import { recordKeys } from './stream-record/keys.js'
import { members } from './stream-record/members.js'
import { sum } from './stream-record/sum.js'
import { recordTime } from './stream-record/time.js'
import { recordType } from './stream-record/type.js'

/** Streams of chunks, what is assembled of them, and how they are kept (notes 0021 and 0022). */
export const streamFunctions = {
  'chunk.index': chunkIndex,
  'chunk.repeated-start': repeatedStart,
  'chunk.delta': chunkDelta,
  'chunk.end': chunkEnd,
  'chunk.end-type': endType,
  'chunk.usage': chunkUsage,
  'chunk.after-finish': afterFinish,
  'chunk.finish-open': finishOpen,
  'chunk.finish': chunkFinish,
  'assembly.chunk-type': chunkType,
  'assembly.start': start,
  'assembly.unstarted': unstarted,
  'assembly.text': text,
  'assembly.arguments': callArguments,
  'assembly.call-id': callId,
  'assembly.call-name': callName,
  'assembly.close': close,
  'assembly.usage': usage,
  'assembly.finish': finish,
  'assembly.no-finish': noFinish,
  'assembly.open-type': openType,
  'assembly.missing-id': missingId,
  'assembly.open': open,
  'assembly.interrupted': interrupted,
  'assembly.replay-count': replayCount,
  'assembly.max-tokens-replay': maxTokensReplay,
  'assembly.max-tokens': maxTokens,
  'stream-record.type': recordType,
  'stream-record.keys': recordKeys,
  'stream-record.members': members,
  'stream-record.call': call,
  'stream-record.time': recordTime,
  'stream-record.index': recordIndex,
  'stream-record.gaps': gaps,
  'stream-record.sum': sum,
  'stream-record.chunk': recordChunk,
  'stream-record.chunk-type': recordChunkType,
  'stream-record.delta': delta,
  'stream-record.evidence-stream': evidenceStream,
  'stream-record.evidence-content': evidenceContent,
  'stream-record.evidence-usage': evidenceUsage,
  'stream-record.evidence-replay': evidenceReplay,
}
