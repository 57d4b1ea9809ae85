import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { pieceOfText, piecesOfArguments, piecesOfText } from './texts.js'

/** Ids of calls. Several calls may have the same, and providers send empty ones; `call-1` is what a missing one gets. */
export const callIds = ['call_1', 'call_2', 'c', '', 'call-1', 'toolu_01😀', '调用'] as const

/** Names of tools; an empty one names nothing. */
export const toolNames = ['read', 'write', 'bash', '搜索', 'toString', ''] as const

/** Each type of block, as often as answers have it; the others are of vendors, and closed when they come. */
const types = [
  [5, 'text'],
  [3, 'reasoning'],
  [5, 'tool-call'],
  [1, 'vendor'],
] as const

type BlockType = (typeof types)[number][1]

/** Whether a block of a type can be made of its deltas, if nothing closes it. */
export function isMadeOfDeltas(type: unknown): boolean {
  return type === 'text' || type === 'reasoning' || type === 'tool-call'
}

/** Which deltas of a call have its name. */
const namings = ['the-first', 'each', 'none', 'all-but-the-first', 'the-first-and-then-empty'] as const

type Naming = (typeof namings)[number]

/**
 * The chunks of one block in their order: its start, deltas of its type, and its end, which one that is left open lacks.
 * After its end a block may be opened at the same index again (note 0021, Grammar).
 */
export function chunksOfBlock(draw: Draw, index: number, isLeftOpen: boolean): JsonObject[] {
  if (isLeftOpen) return openChunks(draw, index, draw.weighted(types.slice(0, 3)))
  const closed = closedChunks(draw, index, draw.weighted(types))
  return draw.chance(1, 12) ? [...closed, ...closedChunks(draw, index, draw.weighted(types))] : closed
}

/** Only what can be made of deltas is left open: note 0021 refuses an answer that ends in anything else. */
function openChunks(draw: Draw, index: number, type: BlockType): JsonObject[] {
  const deltas = draw.chance(1, 4) ? [] : deltasOf(draw, index, type)
  return [{ type: 'block-start', index, blockType: type }, ...deltas]
}

function closedChunks(draw: Draw, index: number, type: BlockType): JsonObject[] {
  const deltas = deltasOf(draw, index, type)
  const block = closedBlock(draw, type, deltas)
  return [{ type: 'block-start', index, blockType: block.type }, ...deltas, { type: 'block-end', index, block }]
}

function deltasOf(draw: Draw, index: number, type: BlockType): JsonObject[] {
  if (type === 'vendor') return []
  if (type === 'tool-call') return callDeltas(draw, index)
  return piecesOfText(draw).map((text) => ({ type: `${type}-delta`, index, text }))
}

function callDeltas(draw: Draw, index: number): JsonObject[] {
  const naming = draw.of(namings)
  const name = draw.of(toolNames)
  const id = draw.of(callIds)
  const isIdLate = draw.chance(1, 10)
  return piecesOfArguments(draw).map((argumentsDelta, count, all) => ({
    type: 'tool-call-delta',
    index,
    id: isIdLate && count < all.length - 1 ? draw.of(callIds) : id,
    ...nameIn(naming, name, count === 0),
    argumentsDelta,
  }))
}

function nameIn(naming: Naming, name: string, isFirst: boolean): { name?: string } {
  switch (naming) {
    case 'each':
      return { name }
    case 'the-first':
      return isFirst ? { name } : {}
    case 'all-but-the-first':
      return isFirst ? {} : { name }
    case 'the-first-and-then-empty':
      return { name: isFirst ? name : '' }
    case 'none':
      return {}
  }
}

/** The whole block at its end: what its deltas brought, or what the provider has mended. */
function closedBlock(draw: Draw, type: BlockType, deltas: readonly JsonObject[]): JsonObject {
  if (type === 'vendor') return vendorBlock(draw)
  const brought = deltas.map(({ text, argumentsDelta }) => String(text ?? argumentsDelta)).join('')
  const text = draw.chance(1, 6) ? pieceOfText(draw) : brought
  if (type !== 'tool-call') return { type, text, ...(draw.chance(1, 8) ? { signature: pieceOfText(draw) } : {}) }
  const names = deltas.map(({ name }) => name).filter((name) => typeof name === 'string' && name !== '')
  const id = deltas.at(-1)?.id ?? draw.of(callIds)
  return { type, id, name: names.at(-1) ?? draw.of(toolNames), arguments: text }
}

/** A block with members that nobody knows has to be kept with them, and one with a text is no text. */
function vendorBlock(draw: Draw): JsonObject {
  const attachment = { attachmentId: 'a-1', mediaType: 'image/png', bytes: draw.below(9), width: 1, height: 1 }
  return draw.of<JsonObject>([
    { type: 'image', attachment },
    { type: 'video', text: pieceOfText(draw) },
    { type: 'acme/citation', sources: [{ url: 'https://example.org/?q=深', spans: [[0, 3], []] }], constructor: null },
    { type: 'tool-result', toolCallId: draw.of(callIds), content: [{ type: 'text', text: pieceOfText(draw) }] },
  ])
}
