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
      return tokens.filter((token) => isSymbol(token, query.symbol, text)).map(({ start, end }): Hit => [start, end])
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

/** A symbol is written in capitals; one of a single letter only with its dollar sign. */
const isSymbol = ({ form, start, end, isCapitals }: Token, symbol: string, text: string) =>
  form.toUpperCase() === symbol && text.slice(start, end) === symbol && (isCapitals || text.charAt(start - 1) === '$')

function literals(text: string, sought: string): Hit[] {
  const hits: Hit[] = []
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length))
    hits.push([at, at + sought.length])
  return hits
}
