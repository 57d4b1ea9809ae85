import { documentInFormat } from './in-format.js'
import { type Document, isOfKind, type KindName, kindOf, kinds } from './input-kinds.js'
import { patchedCopy } from './patched-copy.js'
import type { Vector } from './vector.js'
import { VectorFault } from './vector-fault.js'

/** The input of a vector in one of its formats, with everything that it borrows written out. */
export interface WrittenInput {
  readonly kind: KindName
  readonly document: Document
}

/** The input of a vector after the patches of its whole line of bases. Throws {@link VectorFault}. */
export function writeInput(vector: Vector, format: number, byId: ReadonlyMap<string, Vector>): WrittenInput {
  const input = writeLine(vector, format, byId, [])
  const missing = kinds[input.kind].needs.filter((member) => input.document[member] === undefined)
  if (missing.length === 0) return input
  throw new VectorFault(vector.id, `its input has no ${missing.join(' and no ')}`, 'add what is missing')
}

function writeLine(
  vector: Vector,
  format: number,
  byId: ReadonlyMap<string, Vector>,
  line: readonly string[],
): WrittenInput {
  if (line.includes(vector.id))
    throw new VectorFault(vector.id, `is its own base (${line.join(' -> ')})`, 'break the cycle')
  const { kind, document } =
    vector.base === undefined ? ownInput(vector, format) : changedInput(vector, vector.base, format, byId, line)
  return { kind, document: vector.patch ? patched(vector, kind, document) : document }
}

function ownInput(vector: Vector, format: number): WrittenInput {
  if (!vector.input) throw new VectorFault(vector.id, 'has neither input nor base', 'give it one of them')
  const document = documentInFormat(vector.input as Document, vector.formats, format)
  return { kind: kindOf(vector, vector.input), document }
}

/** The input of the base, with what the vector's own input has instead. */
function changedInput(
  vector: Vector,
  id: string,
  format: number,
  byId: ReadonlyMap<string, Vector>,
  line: readonly string[],
): WrittenInput {
  const base = byId.get(id)
  if (!base) throw new VectorFault(vector.id, `its base ${id} does not exist`, 'mend the id')
  if (base.op !== vector.op)
    throw new VectorFault(vector.id, `its base ${id} is of the operation ${base.op}`, `use one of ${vector.op}`)
  const { kind, document } = writeLine(base, format, byId, [...line, vector.id])
  if (!vector.input) return { kind, document }
  if (!isOfKind(kind, vector.input)) {
    const members = kinds[kind].members.join(', ')
    throw new VectorFault(
      vector.id,
      `its base ${id} has an input of another kind (${members})`,
      'use a base with the same kind of input',
    )
  }
  return { kind, document: { ...document, ...(vector.input as Document) } }
}

/** The input after the vector's own patch. Throws {@link VectorFault}. */
function patched(vector: Vector, kind: KindName, document: Document): Document {
  const { roots } = kinds[kind]
  const member = roots.find((name) => document[name] !== undefined) ?? roots.at(-1)
  const root = patchedCopy(member === undefined ? document : document[member], vector.patch ?? [], (fault) => {
    throw new VectorFault(vector.id, `its patch does not apply: ${fault}`, 'mend the path')
  })
  return member === undefined ? (root as Document) : { ...document, [member]: root }
}
