import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import type { OldHeader } from './header.js'
import { LogState } from './log-state.js'

/** Writes events the way a harness does: gives them numbers and times, and keeps the surface. */
export class LogWriter {
  readonly events: JsonObject[] = []
  /** The numbers of the messages that a model would see, in their order. */
  readonly surface: number[] = []
  readonly state = new LogState()
  #time: number
  #ids = 0

  constructor(
    readonly draw: Draw,
    readonly header: OldHeader,
  ) {
    this.#time = header.createdAt
  }

  /** The number of the next event. */
  get seq(): number {
    return this.events.length
  }

  /** The time of the next event, as far as it is known. */
  get time(): number {
    return this.#time
  }

  /** An id that nothing in this log has. */
  id(of: string): string {
    return `${of}-${this.#ids++}`
  }

  /** Writes an event beside the conversation, and gives its number. */
  log(type: string, data: object): number {
    return this.#write(type, data)
  }

  /** Puts a message at the end of the surface; it may cite earlier events. */
  append(type: string, data: object, sources?: readonly number[]): number {
    const seq = this.#write(type, data, { surfaceOp: 'append', ...(sources ? { sourceEventSeqs: sources } : {}) })
    this.surface.push(seq)
    return seq
  }

  /** Puts a message in the place of nodes of the surface that stand side by side, and cites them. */
  replace(type: string, data: object, nodes: readonly number[], further: readonly number[] = []): number {
    const [start, end] = [nodes[0] as number, nodes.at(-1) as number]
    const at = this.surface.indexOf(start)
    const sourceEventSeqs = [...nodes, ...further.filter((seq) => !nodes.includes(seq))]
    if (this.draw.chance(1, 2)) sourceEventSeqs.sort((a, b) => a - b)
    const seq = this.#write(type, data, { surfaceOp: { op: 'replace', start, end }, sourceEventSeqs })
    this.surface.splice(at, nodes.length, seq)
    return seq
  }

  /**
   * Some nodes of the surface that stand side by side; none where it is empty. The last one is often among them, and so is
   * one that came to stand before an older one.
   */
  span(most: number): number[] {
    const { draw, surface } = this
    if (surface.length === 0) return []
    const turned = draw.chance(1, 3) ? surface.findIndex((seq, at) => seq > (surface[at + 1] ?? seq)) : -1
    if (turned >= 0) return surface.slice(turned, turned + 2)
    const length = draw.between(1, Math.min(most, surface.length))
    const start = draw.chance(1, 2) ? surface.length - length : draw.between(0, surface.length - length)
    return surface.slice(start, start + length)
  }

  /** Numbers of earlier events, each once; at least one. There has to be one. */
  earlier(): number[] {
    const { draw, seq } = this
    return [...new Set([draw.chance(1, 2) ? seq - 1 : draw.below(seq), ...draw.list(3, () => draw.below(seq))])]
  }

  #write(type: string, data: object, placement?: object): number {
    const { draw, seq } = this
    this.#time += draw.chance(1, 12) ? -draw.below(2000) : draw.below(50)
    const ignorable = draw.chance(1, 40) ? { ignorable: true } : undefined
    this.events.push({ type, seq, time: this.#time, data, ...ignorable, ...placement })
    return seq
  }
}
