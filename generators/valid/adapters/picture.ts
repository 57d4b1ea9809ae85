import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import type { Habits } from './habits.js'

/** An image of the history, by what its blocks say of it. */
export interface Picture extends JsonObject {
  readonly attachmentId: string
  readonly mediaType: string
}

const mediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const data = ['AQID', '/9j/4AAQ', 'R0lGODlhAQABAAAAACw=', '']

export function somePictures(draw: Draw): Picture[] {
  return Array.from({ length: draw.between(1, 3) }, (_, index) => ({
    attachmentId: `sha256:${(index * 16 + draw.below(16)).toString(16).padStart(4, '0').repeat(16)}`,
    mediaType: draw.of(mediaTypes),
    bytes: draw.between(1, 5000),
    width: draw.between(1, 4096),
    height: draw.between(1, 4096),
  }))
}

export function imageBlock(draw: Draw, pictures: readonly Picture[]): JsonObject {
  return { type: 'image', attachment: draw.of(pictures) }
}

/** What the route has of the images: all of them, or the word that the model takes text alone. */
export function routeImages(draw: Draw, pictures: readonly Picture[], habits: Habits): { images?: unknown } {
  if (pictures.length === 0) return draw.chance(1, 5) ? { images: draw.of(['none', {}]) } : {}
  if (draw.chance(1, 5)) return { images: 'none' }
  return { images: Object.fromEntries(pictures.map((it) => [it.attachmentId, requestImage(draw, it, habits)])) }
}

/** The adapters of DeepSeek may be told the name of a file that the provider has, the others need the bytes. */
function requestImage(draw: Draw, { width, height }: Picture, { isDeepSeek }: Habits): JsonObject {
  const size = { width, height }
  if (isDeepSeek && draw.chance(1, 3)) return { ...size, fileId: `file-${draw.below(100)}` }
  const bytes = { ...size, data: draw.of(data) }
  return draw.chance(1, 6) ? { ...bytes, fileId: 'file-x' } : bytes
}
