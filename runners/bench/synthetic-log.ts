const words =
  'the file was read and its lines were counted before the answer could be written into the log of this session again'.split(
    ' ',
  )

/**
 * Rows of a synthetic log in one format, up to a size in bytes: turns with tools, rewritten tool results, and every
 * eighth turn a compaction that puts a summary in place of what stands; in V2 prompts in requests, which change now and then. The same numbers give the same rows: median
 * about 850 bytes, none above 8 KiB, more than 5 % replacements.
 */
export function* syntheticLog(format: 2 | 3 | 4, bytes: number): Generator<string> {
  const writer = new LogWriter(format)
  yield writer.header()
  let written = 0
  while (written < bytes) {
    for (const row of writer.turn()) {
      const text = JSON.stringify(row)
      written += text.length + 1
      yield text
    }
  }
}

class LogWriter {
  #seq = 0
  #turn = 0
  #random = 1
  #surface: number[] = []

  constructor(readonly format: 2 | 3 | 4) {}

  header(): string {
    const { format } = this
    return JSON.stringify({
      type: 'session',
      version: format,
      id: 's',
      createdAt: 1,
      isSeeded: false,
      delegationDepth: 0,
    })
  }

  *turn(): Generator<object> {
    const turn = ++this.#turn
    yield this.#row('turn/start', { turn })
    for (let step = 1; step <= 3; step++) yield* this.#step(turn, step)
    if (turn % 8 === 0) yield* this.#compaction(turn)
    yield this.#row('turn/end', { turn, reason: { kind: 'completed' } })
  }

  *#step(turn: number, step: number): Generator<object> {
    yield this.#row('step/start', { turn, step })
    if (turn === 1 && step === 1 && this.format > 2) {
      const message = { id: 'y', role: 'system', source: this.#systemSource(), content: [this.#text(900)] }
      yield this.#append('system/message', { turn, step, message })
    }
    if (step === 1) {
      yield this.#append('user/message', this.#user({ kind: 'user' }))
      const tools = [{ name: 'read', description: this.#words(300), parameters: { type: 'object', properties: {} } }]
      const system = this.format === 2 ? { system: `prompt ${turn >> 4}` } : {}
      const header = { config: { provider: 'p', model: 'm', maxTokens: 4096 }, tools, ...system }
      yield this.#row('request/header', { header, reason: turn === 1 ? 'initial' : 'change' })
    }
    const calls = [1, 2].map((call) => ({
      type: 'tool-call',
      id: `c${turn}.${step}.${call}`,
      name: 'read',
      arguments: JSON.stringify({ path: this.#words(560) }),
    }))
    const source = { kind: 'model', provider: 'p', model: 'm' }
    const message = { id: `a${this.#seq}`, role: 'assistant', source, content: [this.#text(700), ...calls] }
    yield this.#append('assistant/message', { turn, step, message, stream: this.#stream(500) })
    for (const { type: _type, id: callId, ...call } of calls) {
      const reason = this.format === 2 ? {} : { reason: this.#words(150) }
      yield this.#row('tool/call', { turn, step, callId, ...call, ...reason })
      const result = this.#result(turn, step, callId)
      yield this.#append('tool/result', result(this.#text(900)))
      if (callId.endsWith('1')) yield this.#replace('tool/result', result(this.#text(650)), [this.#seq - 1])
    }
    yield this.#row('step/end', { turn, step })
  }

  /** A summary of everything but the system prompt, and the message that takes its place. */
  *#compaction(turn: number): Generator<object> {
    const compactionId = `k${turn}`
    const shadowedSeqs = this.#surface.slice(this.format === 2 ? 0 : 1)
    const shadowedRange = { start: shadowedSeqs[0], end: shadowedSeqs.at(-1) }
    const of = { compactionId, turn }
    yield this.#row('compaction/start', of)
    const summary = { compactionId, summary: [this.#text(1200)], shadowedRange, shadowedSeqs, shadowedTokenCount: 9000 }
    yield this.#row('compaction/summary', { ...summary, provider: 'p', model: 'm' })
    const source =
      this.format <= 3
        ? { kind: 'plugin', plugin: 'compact', compactionId }
        : { kind: 'compact-checkpoint', compactionId }
    yield this.#replace('user/message', this.#user(source), shadowedSeqs)
    yield this.#row('compaction/end', of)
  }

  #row(type: string, data: object, placement: object = {}): object {
    const seq = this.#seq++
    return { type, seq, time: 1_700_000_000_000 + seq, data, ...placement }
  }

  #append(type: string, data: object): object {
    this.#surface.push(this.#seq)
    return this.#row(type, data, { surfaceOp: 'append' })
  }

  #replace(type: string, data: object, removed: readonly number[]): object {
    const at = this.#surface.indexOf(removed[0] as number)
    this.#surface.splice(at, removed.length, this.#seq)
    const [start, end] = [removed[0], removed.at(-1)]
    const surfaceOp =
      this.format === 2 ? { op: 'replace', start, end } : { op: 'replace', startSeq: start, endSeq: end }
    return this.#row(type, data, { surfaceOp, sourceEventSeqs: removed })
  }

  #user(source: object): object {
    return { id: `u${this.#seq}`, role: 'user', source, content: [this.#text(800)] }
  }

  #result(turn: number, step: number, callId: string): (block: object) => object {
    const source = { kind: 'tool', callId }
    const id = `r-${callId}`
    const meta = { path: this.#words(200) }
    return (block) => {
      const wrapped = { type: 'tool-result', toolCallId: callId, content: [block], isError: false }
      const message =
        this.format <= 3
          ? { id, role: 'user', source, content: [wrapped] }
          : { role: 'tool', source, toolCallId: callId, content: [block], isError: false, id }
      return { turn, step, message, meta }
    }
  }

  #systemSource(): object {
    return this.format === 3 ? { kind: 'plugin', plugin: '@deepseek-ai/dsh-system-prompt' } : { kind: 'system-prompt' }
  }

  #stream(size: number): object[] {
    const texts = Array.from({ length: 8 }, () => this.#words(size / 8))
    const dt = texts.slice(1).map(() => this.#next(40))
    return [{ type: 'text-chunks', time0: 1_700_000_000_000, index: 0, dt, texts }]
  }

  #text(size: number): object {
    return { type: 'text', text: this.#words(size) }
  }

  /** Words up to about a size, between half of it and one and a half times. */
  #words(size: number): string {
    const length = size / 2 + this.#next(size)
    let text = ''
    while (text.length < length) text += `${words[this.#next(words.length)]} `
    return text
  }

  #next(below: number): number {
    this.#random = (Math.imul(this.#random, 1_103_515_245) + 12_345) & 0x7fffffff
    return this.#random % Math.max(1, Math.floor(below))
  }
}
