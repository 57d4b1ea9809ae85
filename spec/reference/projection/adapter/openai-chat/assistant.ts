import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, mapItems } from '../../draft.js'

/** `adapter.openai-chat.assistant` (note 0028): text of nothing but white space is none. */
export const assistant: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const texts = blocksOf(item.message).flatMap(({ type, text }) => (type === 'text' ? [String(text)] : []))
    const content = texts.filter((text) => text.trim() !== '').join('')
    return { ...item, turns: [{ role: 'assistant', content: content === '' ? null : content }] }
  })
