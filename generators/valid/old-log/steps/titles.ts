import type { Draw } from '../../../draw.js'
import type { LogWriter } from '../log-writer.js'
import { textBlock } from '../parts/content.js'
import { name, positive, text } from '../parts/texts.js'
import { always, type Step } from '../step.js'

const hasPeople = ({ state }: LogWriter): boolean => state.fromPeople.length > 0

/** Titles, each from the words of people or from a person, and what a model is asked for one. */
export const titleSteps: readonly Step[] = [
  { weight: 7, isPossible: hasPeople, write: (log) => title(log, made(log.draw), cited(log)) },
  { weight: 2, isPossible: always, write: (log) => title(log, { kind: 'user' }, []) },
  { weight: 5, isPossible: hasPeople, write: ask },
]

function title(log: LogWriter, source: object, messageSeqs: readonly number[]): void {
  log.log('session/title', { title: name(log.draw), messageSeqs, source })
}

function made(draw: Draw): object {
  if (draw.chance(1, 3)) return { kind: 'fallback' }
  const model = draw.maybe('model', () => ({ provider: name(draw), model: name(draw) }))
  return { kind: 'provider', provider: name(draw), ...model }
}

/** Some messages of people, at least one, in any order. */
function cited({ draw, state }: LogWriter): number[] {
  const [last] = state.fromPeople.slice(-1)
  const others = draw.some(state.fromPeople.slice(-4, -1))
  return draw.chance(1, 2) ? [last as number, ...others] : [...others, last as number]
}

/** The source of such a request has no other name than this. */
function ask(log: LogWriter): void {
  const { draw } = log
  const form = draw.of([{}, {}, { form: 'relay' }])
  const source = { kind: 'plugin', plugin: 'dsh-session-title-llm', ...form }
  log.log('session/title-llm-request', {
    titleProvider: name(draw),
    messageSeqs: cited(log),
    route: { provider: name(draw), model: name(draw) },
    system: text(draw),
    messages: [{ id: log.id('prompt'), role: 'user', source, content: [textBlock(draw)] }],
    maxTokens: positive(draw),
  })
}
