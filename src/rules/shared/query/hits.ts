import type { Query, Word } from './query.ts'
import { type Token, tokensOf } from './tokens.ts'

/** From where to where a text has what is asked for. */
export type Hit = readonly [start: number, end: number]

/** What to mark in a text, in the order of the query: the words that make an item hit, and symbols that stand in it. */
export function hitsIn(text: string, queries: readonly Query[]): Hit[] {
  const tokens = tokensOf(text)
  return queries.flatMap((query) => hitsOf(query, text, tokens))
}

function hitsOf(query: Query, text: string, tokens: readonly Token[]): Hit[] {
  switch (query.kind) {
    case 'words':
      return tokens.flatMap((token) => phraseAt(query.words, token, tokens))
    case 'literal':
      return literals(text.toLowerCase(), query.text)
    case 'ticker':
      return symbolsIn(text, query.symbol)
    case 'and':
    case 'or':
      return query.parts.flatMap((part) => hitsOf(part, text, tokens))
    default:
      return []
  }
}

function phraseAt(words: readonly Word[], first: Token, tokens: readonly Token[]): Hit[] {
  let end = first.end
  for (const [i, word] of words.entries()) {
    const token =
      i === 0
        ? isWord(word, first)
          ? first
          : undefined
        : tokens.find((one) => one.at === first.at + i && isWord(word, one))
    if (!token) return []
    end = token.end
  }
  return [[first.start, end]]
}

const isWord = ({ form, stem, isPrefix, isCapitals }: Word, token: Token) =>
  isPrefix ? token.form.startsWith(form) : token.stem === stem && (!isCapitals || token.isCapitals)

/** Where a symbol stands, also as a possessive: in capitals, one of a single letter only with its dollar sign. BRK.B may be written BRK-B. */
function symbolsIn(text: string, symbol: string): Hit[] {
  const before = symbol.length > 1 ? String.raw`(?<![\p{L}\p{N}&.])` : String.raw`(?<=\$)`
  const written = symbol.replace(/[^A-Z\d]/g, '[.\\-/]')
  const found = text.matchAll(new RegExp(`${before}${written}(?:['’]s)?(?![\\p{L}\\p{N}&]|\\.\\p{L})`, 'gu'))
  return [...found].map(({ 0: { length }, index }): Hit => [index, index + length])
}

function literals(text: string, sought: string): Hit[] {
  const hits: Hit[] = []
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length))
    hits.push([at, at + sought.length])
  return hits
}
