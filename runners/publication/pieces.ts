import type { FileOperations } from './file-operations.js'

const pieceLength = 512 * 1024

/** The bytes of an open file from where it stands, piece by piece. A piece holds until the next one is asked for. */
export function* piecesOf(files: FileOperations, file: number): Generator<Uint8Array, void> {
  const buffer = new Uint8Array(pieceLength)
  for (;;) {
    const count = files.read(file, buffer)
    if (count === 0) return
    yield buffer.subarray(0, count)
  }
}

/** The same of the file at a path, which is closed when nobody asks for more. */
export function* piecesAt(files: FileOperations, path: string): Generator<Uint8Array, void> {
  const file = files.open(path)
  try {
    yield* piecesOf(files, file)
  } finally {
    files.close(file)
  }
}

/** Whether a file begins with all bytes of another. */
export function beginsWith(files: FileOperations, path: string, beginning: string): boolean {
  const [longer, shorter] = [files.open(path), files.open(beginning)]
  try {
    if (files.size(longer) < files.size(shorter)) return false
    for (const expected of piecesOf(files, shorter)) if (!isNext(files, longer, expected)) return false
    return true
  } finally {
    files.close(longer)
    files.close(shorter)
  }
}

/** A system may give less than it is asked for. */
function isNext(files: FileOperations, file: number, expected: Uint8Array): boolean {
  for (let done = 0; done < expected.length; ) {
    const piece = new Uint8Array(expected.length - done)
    const count = files.read(file, piece)
    if (count === 0) return false
    if (!Buffer.from(expected.buffer, expected.byteOffset + done, count).equals(piece.subarray(0, count))) return false
    done += count
  }
  return true
}
