import { Argument, InvalidArgumentError, Option } from 'commander'

/** Options and arguments that several commands have, and how their values are read. */
export const lang = () =>
  new Option('--lang <language>', 'language of statements and titles').choices(['en', 'zh']).default('en')
export const oneLanguage = () => new Option('--lang <language>', 'one language only').choices(['en', 'zh'])
export const pattern = () => new Argument('[pattern]', 'front of an id, or a pattern (* **)').default('**', 'all')
export const json = () => new Option('--json', 'one JSON object a line instead of text')

export const timeout = () =>
  new Option('--timeout <ms>', 'how long the oldest unanswered case may take').argParser(positive).default(5000)
export const window = () =>
  new Option('--window <n>', 'requests in flight, at most what hello allows').argParser(positive).default(64)
export const vectors = () => new Option('--vectors <dir>', 'another directory of vectors')
export const noProgress = () => new Option('--no-progress', 'no progress line')

/** A whole number from 0. Throws what commander shows for anything else, an empty word too. */
export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw new InvalidArgumentError('must be a whole number')
  return value
}

/** A whole number from 1. */
export function positive(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('must be a whole number above 0')
  return value
}

/** The words of an option that may be given more than once. */
export function repeated(word: string, before: readonly string[] = []): string[] {
  return [...before, word]
}
