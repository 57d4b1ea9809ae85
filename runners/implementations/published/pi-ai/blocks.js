// The blocks of messages as the library takes them.

/** What the harness refuses before it calls the library. */
export class Refused extends Error {
  constructor(code, message) {
    super(message)
    this.code = code
  }
}

/** The text of blocks, with that of results within results. */
export function textOf(blocks) {
  return blocks
    .map((block) => (block.type === 'text' ? block.text : block.type === 'tool-result' ? textOf(block.content) : ''))
    .join('')
}

/** The blocks as the runtime hands them on: images in words where the model takes text alone. */
export function withoutImages(blocks, { images }) {
  if (images !== 'none') return blocks
  return blocks.map((block) => {
    if (block.type === 'tool-result') return { ...block, content: withoutImages(block.content, { images }) }
    if (block.type !== 'image') return block
    const digest = attachmentIdOf(block).slice(0, 15)
    return { type: 'text', text: `[image omitted because this model accepts text only; attachment ${digest}]` }
  })
}

/** Text and images as parts; a text alone as it is. Blocks of other types are skipped. */
export function userContent(blocks, route) {
  if (blocks.every(({ type }) => type !== 'image')) return textOf(blocks)
  return blocks.flatMap((block) => {
    if (block.type === 'image') return [imageOf(block, route)]
    return block.type === 'text' ? [{ type: 'text', text: block.text }] : []
  })
}

/** What a tool gave: its text, or the words that stand for none, and its images. */
export function resultContent(blocks, route) {
  const text = textOf(blocks)
  const images = blocks.filter(({ type }) => type === 'image').map((block) => imageOf(block, route))
  if (text === '' && images.length === 0) return [{ type: 'text', text: '(no output)' }]
  return [...(text === '' ? [] : [{ type: 'text', text }]), ...images]
}

function imageOf(block, { images }) {
  const id = attachmentIdOf(block)
  const data = typeof images === 'object' ? images[id]?.data : undefined
  if (data === undefined) throw new Refused('UNSUPPORTED_CONTENT', `no bytes of ${id}`)
  return { type: 'image', mimeType: block.attachment.mediaType, data }
}

/** The id by which the bytes of an image are had. Throws {@link Refused} where the block names none. */
function attachmentIdOf({ attachment }) {
  if (typeof attachment?.attachmentId !== 'string') throw new Refused('UNSUPPORTED_CONTENT', 'an image of nothing')
  return attachment.attachmentId
}

/** The blocks of an assistant message, with what is kept of each where that can be used. */
export function assistantContent(blocks, kept) {
  return blocks.flatMap((block, index) => {
    const { thinkingSignature, textSignature, thoughtSignature } = kept?.[index] ?? {}
    if (block.type === 'image') throw new Refused('UNSUPPORTED_CONTENT', 'an image of an assistant')
    if (block.type === 'text') return [{ type: 'text', text: block.text, textSignature }]
    if (block.type === 'reasoning') return [{ type: 'thinking', thinking: block.text, thinkingSignature }]
    if (block.type !== 'tool-call') return []
    const { id, name } = block
    return [{ type: 'toolCall', id, name, arguments: argumentsOf(block.arguments), thoughtSignature }]
  })
}

function argumentsOf(text) {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}
