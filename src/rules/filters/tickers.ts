import { SUGGESTION_SEARCH_LIMIT, SYMBOL } from '../../contract/filters/symbols.ts'
import { withDot, withoutDollar, withoutExchange } from './class-symbols.ts'

/** FED-08: the tickers of a list that was typed or pasted, in upper case, without an exchange before them, with a dot before a class, each once. */
export const tickersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((word) => withDot(withoutExchange(withoutDollar(word).toUpperCase())))
      .filter((word) => word !== ''),
  ),
]

/** FED-20: whether a ticker has the form of a symbol; another cannot be in the directory. */
export const isSymbol = (ticker: string) => SYMBOL.test(ticker)

/** FED-08: a list as a field of one line takes it, which would join the last word of a line with the first of the next. */
export const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ', ')

/** What is looked for in the directory, and what stands before it. */
type Sought = { before: string; phrase: string }

/**
 * FED-19: what the end of a list may name: the words since the last comma or semicolon, which may be a company's name, then the last word, which may be
 * a symbol after others.
 */
export function soughtIn(text: string): Sought[] {
  const words = (text.split(/[,;\r\n]/).at(-1) ?? '').trimStart()
  const word = words.trimEnd().split(/\s/).at(-1) ?? ''
  const sought = [words, words.slice(words.trimEnd().length - word.length)].map((end) => ({
    before: text.slice(0, text.length - end.length),
    phrase: withoutDollar(end.trim()),
  }))
  return sought.filter(
    ({ phrase }, at) =>
      phrase !== '' && phrase.length <= SUGGESTION_SEARCH_LIMIT && (at === 0 || phrase !== sought[0]?.phrase),
  )
}
