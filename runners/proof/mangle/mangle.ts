/** Whole numbers below a bound. The same seed gives the same numbers on every machine. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let word = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) % Math.max(1, bound)
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }
}

type Mangle = (bytes: Buffer, random: Random, other: Buffer) => Buffer

const numbers = ['-0', '1e400', '-1', '9007199254740993', '1e-400', '0.1', '999999999999999999999', '0e0', '4294967296']
const values = [
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '"append"',
  '{"op":"replace","startSeq":0,"endSeq":0}',
  '[[0,4294967295]]',
]
const names = ['"__proto__"', '"constructor"', '"seq"', '"type"', '"sourceEventSeqs"', '"version"', '"toString"']

/** What damages a log, each in its own way; bytes that are given are left as they are. */
export const damages: Readonly<Record<string, Mangle>> = {
  truncate: (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  flip: (bytes, random) => {
    const copy = Buffer.from(bytes)
    for (let count = 1 + random.below(8); count > 0; count--) {
      const at = random.below(copy.length)
      copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8))
    }
    return copy
  },
  splice: (bytes, random, other) => {
    const [from, to] = span(bytes, random)
    const [start, end] = span(other, random)
    return Buffer.concat([bytes.subarray(0, from), other.subarray(start, end), bytes.subarray(to)])
  },
  repeat: (bytes, random) => {
    const [from, to] = span(bytes, random)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  'drop a line': (bytes, random) =>
    onLines(bytes, (lines) => lines.filter((_, index) => index !== random.below(lines.length))),
  'swap lines': (bytes, random) =>
    onLines(bytes, (lines) => {
      const at = random.below(lines.length - 1)
      return [...lines.slice(0, at), ...lines.slice(at, at + 2).reverse(), ...lines.slice(at + 2)]
    }),
  'line of another log': (bytes, random, other) => {
    const line = random.of(other.toString('latin1').split('\n'))
    return onLines(bytes, (lines) => lines.toSpliced(random.below(lines.length), 0, line))
  },
  number: (bytes, random) => exchanged(bytes, /-?\d+(\.\d+)?/g, random, random.of(numbers)),
  value: (bytes, random) => exchanged(bytes, /"[^"]*"(?!:)|\[[^[\]]*\]|true|false|null/g, random, random.of(values)),
  member: (bytes, random) => exchanged(bytes, /"[^"]*"(?=:)/g, random, random.of(names)),
  'deep nesting': (bytes, random) => {
    const depth = 1 << (4 + random.below(15))
    const open = random.of(['[', '{"a":'])
    const isClosed = random.below(2) === 0
    const close = isClosed ? (open === '[' ? ']' : '}').repeat(depth) : ''
    return exchanged(
      bytes,
      /null|\{\}|\[\]|"[^"]*"(?!:)/g,
      random,
      `${open.repeat(depth)}${isClosed ? '0' : ''}${close}`,
    )
  },
  'long text': (bytes, random) =>
    exchanged(
      bytes,
      /"[^"]*"(?!:)/g,
      random,
      `"${random.of(['a', 'é', '\\ud800', '\\n']).repeat(1 << (10 + random.below(12)))}"`,
    ),
  'many members': (bytes, random) => {
    const members = Array.from({ length: 1 << (4 + random.below(13)) }, (_, index) => `"k${index}":${index}`)
    return exchanged(bytes, /\{\}|"[^"]*"(?!:)/g, random, `{${members.join()}}`)
  },
  'white space': (bytes, random) =>
    inserted(bytes, random, random.of(['\r', ' ', '\t', '\n', '\n\n', '\u0000', '\ufeff', '\u2028'])),
  noise: (bytes, random) =>
    inserted(
      bytes,
      random,
      String.fromCharCode(...Array.from({ length: 1 + random.below(40) }, () => random.below(256))),
    ),
}

/** One log after up to four damages; which they were. */
export function mangled(random: Random, logs: readonly Buffer[]): { bytes: Buffer; damaged: readonly string[] } {
  let bytes = random.of(logs)
  const damaged: string[] = []
  for (let count = 1 + random.below(4); count > 0; count--) {
    const name = random.of(Object.keys(damages))
    bytes = (damages[name] as Mangle)(bytes, random, random.of(logs))
    damaged.push(name)
  }
  return { bytes, damaged }
}

function span(bytes: Buffer, random: Random): [number, number] {
  const from = random.below(bytes.length)
  return [from, from + random.below(Math.min(bytes.length - from, 4096))]
}

function onLines(bytes: Buffer, change: (lines: string[]) => string[]): Buffer {
  return Buffer.from(change(bytes.toString('latin1').split('\n')).join('\n'), 'latin1')
}

function inserted(bytes: Buffer, random: Random, text: string): Buffer {
  const at = random.below(bytes.length)
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(text, 'latin1'), bytes.subarray(at)])
}

/** One of the places where an expression matches, exchanged for something else. */
function exchanged(bytes: Buffer, expression: RegExp, random: Random, by: string): Buffer {
  const text = bytes.toString('latin1')
  const found = [...text.matchAll(expression)]
  if (found.length === 0) return bytes
  const { 0: old, index } = random.of(found)
  return Buffer.from(text.slice(0, index) + by + text.slice(index + old.length), 'latin1')
}
