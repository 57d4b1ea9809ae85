export class WordsFault extends Error {}

/**
 * The words of a command line, without a shell: blanks part them, and single or double quotes keep what is between them
 * in one word. A backslash stands for itself, as it does in paths of Windows, but before a double quote or another
 * backslash within double quotes. Nothing is expanded. Throws {@link WordsFault}.
 */
export function wordsOf(text: string): string[] {
  const parts = /(\s+)|'([^']*)'|"((?:[^"\\]|\\["\\]|\\(?!["\\]))*)"|([^\s'"]+)/gy
  const words: string[] = []
  let word: string | undefined
  while (parts.lastIndex < text.length) {
    const at = parts.lastIndex
    const found = parts.exec(text)
    if (!found) throw new WordsFault(`the quote at character ${at + 1} of ${JSON.stringify(text)} is not closed`)
    const [, blank, single, double, plain] = found
    if (blank === undefined) word = (word ?? '') + (single ?? double?.replaceAll(/\\(["\\])/g, '$1') ?? plain ?? '')
    else if (word !== undefined) words.push(word)
    if (blank !== undefined) word = undefined
  }
  return word === undefined ? words : [...words, word]
}
