import { LONGEST_WORD, type SearchContext } from '../../../contract/shared/search-context.ts'
import { type Lexeme, lexemesOf } from './lex.ts'
import { listNamed } from './list-names.ts'
import { parse } from './parse.ts'
import { namesFolder } from './phrase.ts'
import type { NamedSymbols } from './query.ts'

type Lists = readonly NamedSymbols[]
type Wanted = Omit<SearchContext, 'exclude'>
/** As many as a search context takes. */
const TICKERS_LIMIT = 100

/**
 * The same search without the names of lists: the symbols stand in place of each `list:name`, as tickers where that asks for the same, else in the
 * keyword. Undefined where that cannot be: there is no such list, it is empty, or too long for a keyword; or a folder is named, as no
 * one else has the user's own sources.
 */
export function writtenOut(search: SearchContext, lists: Lists): SearchContext | undefined {
  const { exclude, ...asked } = search
  if (namesFolder(asked) || namesFolder(exclude ?? {})) return undefined
  const wanted = asTickers(asked, lists) ?? asked
  const plain = inKeywords(wanted, lists)
  if (!exclude) return plain
  const muted = inKeywords(mutedAsTickers(exclude, lists), lists)
  return plain && muted && { ...plain, exclude: muted }
}

const isList = (lexeme: Lexeme) => lexeme.kind === 'term' && lexeme.field === 'list'
const symbolsOf = (lexeme: Lexeme, lists: Lists) =>
  lexeme.kind === 'term' ? (listNamed(lists, lexeme.text)?.symbols ?? []) : []

/** A list before or after other words asks for its tickers besides. */
function asTickers(search: Wanted, lists: Lists): Wanted | undefined {
  const { keywords = [], queryLanguage, tickers = [], ...others } = search
  const [keyword = '', ...more] = keywords
  if (!queryLanguage || more.length > 0 || tickers.length > 0) return undefined
  const lexemes = lexemesOf(keyword)
  const [list, ...otherLists] = lexemes.filter(isList)
  if (!list || otherLists.length > 0 || lexemes.some(({ kind }) => kind !== 'term')) return undefined
  if (list !== lexemes[0] && list !== lexemes.at(-1)) return undefined
  const symbols = symbolsOf(list, lists)
  if (symbols.length === 0 || symbols.length > TICKERS_LIMIT) return undefined
  const rest = `${keyword.slice(0, list.start)}${keyword.slice(list.end)}`.trim()
  return { ...others, tickers: [...symbols], ...asQueries(rest === '' ? [] : [rest]) }
}

const asQueries = (keywords: string[]): Wanted => (keywords.length > 0 ? { keywords, queryLanguage: 2 } : {})

/** What is muted is muted by each of its values alone. */
function mutedAsTickers(search: Wanted, lists: Lists): Wanted {
  const { keywords = [], queryLanguage, tickers = [], ...others } = search
  if (!queryLanguage) return search
  const alone = (keyword: string) => {
    const [only, ...more] = lexemesOf(keyword)
    return only && isList(only) && more.length === 0 ? symbolsOf(only, lists) : []
  }
  const symbols = [...new Set([...tickers, ...keywords.flatMap(alone)])]
  if (symbols.length === tickers.length || symbols.length > TICKERS_LIMIT) return search
  const left = keywords.filter((keyword) => alone(keyword).length === 0)
  return { ...others, tickers: symbols, ...asQueries(left) }
}

function inKeywords(search: Wanted, lists: Lists): Wanted | undefined {
  const { keywords, queryLanguage } = search
  if (!keywords || !queryLanguage) return search
  const written = keywords.map((keyword) => keywordWritten(keyword, lists))
  const whole = written.filter((keyword) => keyword !== undefined)
  return whole.length === written.length ? { ...search, keywords: whole } : undefined
}

/** From the last to the first: what stands before stays where it is. */
function keywordWritten(keyword: string, lists: Lists): string | undefined {
  const listed = lexemesOf(keyword).filter(isList).reverse()
  let written = keyword
  for (const lexeme of listed) {
    const symbols = symbolsOf(lexeme, lists)
    if (symbols.length === 0 || !symbols.every(isTicker)) return undefined
    const group = `(${symbols.map((symbol) => `$${symbol}`).join(' OR ')})`
    written = `${written.slice(0, lexeme.start)}${group}${written.slice(lexeme.end)}`
  }
  return written.length <= LONGEST_WORD ? written : undefined
}

/** Not every symbol can be typed in a query. */
function isTicker(symbol: string) {
  const { query } = parse(`$${symbol}`)
  return query?.kind === 'ticker' && query.symbol === symbol
}
