import { loadCompressor } from '../../../spec/reference/codec/zstd/compressor.js'
import { loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import { buildReference } from '../../../spec/reference/reference.js'
import { publishInDirectory } from '../directory.js'
import { type FileOperations, systemFiles } from '../file-operations.js'
import { atOnce } from '../publish.js'
import { announced, pause, say, wait } from './announced.js'
import { PhaseClock } from './phases.js'

// The process that is killed: `child <steps|phases> <directory>`. With `steps` it announces each file operation, before
// and after, and waits; with `phases` it announces phases and goes on, so slowly between operations that a phase of one
// or two of them can be hit.
const [, , mode, directory = ''] = process.argv

const clock = new PhaseClock()
const streaming = ['read', 'write']
const files: FileOperations = announced(systemFiles, (operation, moment) => {
  if (mode === 'steps') {
    say(`${moment} ${operation}`)
    wait()
    return
  }
  const phase = clock.begins(operation, moment)
  if (phase) say(phase)
  if (!streaming.includes(operation)) pause(5)
})

const tools = {
  reference: buildReference(),
  files,
  decompressor: await loadDecompressor(),
  compressor: await loadCompressor(),
}
const published = atOnce(publishInDirectory(tools, { directory, to: 4, children: [], recovery: 'strict' }))
say(published.outcome === 'accept' ? 'end' : `refused ${published.rule}`)
