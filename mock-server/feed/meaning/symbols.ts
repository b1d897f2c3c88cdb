import { fundSymbols } from '../directory/funds.ts'
import { companyOfTicker } from './directory.ts'
import { isKnownSymbol } from './listed-names.ts'
import { afterColon, currencyOrCoin, wordSymbols } from './word-symbols.ts'

/** A symbol that a text gives, and where. */
export type GivenSymbol = { ticker: string; at: number; end: number; isBare?: true }

const SYMBOL = '[A-Z]{1,5}(?:[.\\-/][A-Z]{1,2})?'
const EXCHANGE =
  '(?:NYSE(?: ?(?:American|Arca|MKT))?|NASDAQ(?:GS|GM|CM)?|AMEX|BATS|CBOE|OTC(?:QB|QX|MKTS?| ?Pink| Markets)?|TSXV?|TSX-V|LSE|ASX|CSE)'
const WITH_EXCHANGE = new RegExp(`\\b${EXCHANGE} ?: ?(${SYMBOL}(?:(?:, | and )${SYMBOL}\\b){0,3})(?![\\w])`, 'gi')
const CASHTAG = new RegExp(`(?<![\\w$])\\$(${SYMBOL})(?!\\w)`, 'g')
/** Codes of the news agencies for shares in the United States: <AAPL.O>, (BRKb.N). */
const AGENCY_CODE = /[<([]([A-Z]{1,5}[a-z]?)\.(?:O|OQ|N|K|A|P|PK)[>)\]]/g
const IN_BRACKETS = new RegExp(`\\( ?(${SYMBOL}) ?\\)`, 'g')
const BARE = /(?<![\w$.&'’(-])[A-Z]{3,5}(?![\w&'’)-]|\.[A-Z])/g
const BARE_LENGTH = 4
const BELONGS = /^ (?:earnings|shares|stock|calls|puts)\b/
const LIST = /(?<![\w$.])[A-Z]{1,5}(?:, [A-Z]{1,5}){4,}(?![\w.])/g
const WITH_MOVE = /(?<![\w$.])([A-Z]{1,5}(?:\.[A-Z])?) [+−-]\d+(?:\.\d+)?%/g
const FEWEST_KNOWN = 3
const ONE = /([A-Z]{1,5})/g

/** Symbols that a text marks as such: their form identifies them, whether they are known or not. */
export function markedSymbols(text: string): GivenSymbol[] {
  const isShouted = text === text.toUpperCase()
  return [
    ...matchesOf(CASHTAG, text).filter(({ ticker }) => !currencyOrCoin.has(ticker)),
    ...matchesOf(WITH_EXCHANGE, text).flatMap((given) => listOf(given, text, isShouted)),
    ...matchesOf(WITH_MOVE, text).filter(({ ticker }) => isKnownSymbol(ticker)),
    ...matchesOf(AGENCY_CODE, text).map((given) => ({ ...given, ticker: classOf(given.ticker) })),
  ]
}

/** Symbols in round brackets: the caller checks whether the words before are a name. */
export const bracketedSymbols = (text: string): GivenSymbol[] => matchesOf(IN_BRACKETS, text)

/** Symbols in a list: five and more, most of them known and some beyond doubt, are symbols even where they are words as well. */
export function listedSymbols(text: string): GivenSymbol[] {
  return [...text.matchAll(LIST)].flatMap((list) => {
    const symbols = matchesOf(ONE, list[0]).filter(({ ticker }) => isKnownSymbol(ticker))
    const isList = symbols.length > FEWEST_KNOWN && symbols.filter(({ ticker }) => isBeyondDoubt(ticker)).length > 1
    return isList
      ? symbols.map(({ ticker, at, end }) => ({
          ticker,
          at: at + list.index,
          end: end + list.index,
          isBare: true as const,
        }))
      : []
  })
}

/** Known symbols that are used like words and are not words: 'NVDA', and 'AMD' beside another symbol or before 'shares'. */
export function bareSymbols(text: string): GivenSymbol[] {
  const symbols = [...text.matchAll(BARE)]
    .map((found) => ({ ticker: found[0], at: found.index, end: found.index + found[0].length, isBare: true as const }))
    .filter(({ ticker, end }) => isBeyondDoubt(ticker) || isOfListed(ticker, text.slice(end)))
  return symbols.filter(
    ({ ticker, end }) =>
      ticker.length >= BARE_LENGTH ||
      fundSymbols.has(ticker) ||
      /^ (?:shares|stock|calls|puts)\b/.test(text.slice(end, end + 8)),
  )
}

function matchesOf(pattern: RegExp, text: string): GivenSymbol[] {
  return [...text.matchAll(pattern)].map((found) => ({
    ticker: dotted(found[1] ?? ''),
    at: found.index,
    end: found.index + found[0].length,
  }))
}

/** 'NYSE: BRK.A, BRK.B' gives two. Outside brackets a word of the sentence might follow the colon. */
function listOf({ ticker, at, end }: GivenSymbol, text: string, isShouted: boolean): GivenSymbol[] {
  const isBracketed = /[([]$/.test(text.slice(Math.max(0, at - 1), at)) || /^[)\]]/.test(text.slice(end, end + 1))
  const symbols = ticker.split(/, | AND | and /).filter((symbol) => symbol === symbol.toUpperCase())
  return symbols
    .filter((symbol) => isBracketed || !(afterColon.has(symbol) || isShouted))
    .map((symbol) => ({ ticker: symbol, at, end }))
}

/** 'DZSI earnings': a company that is not curated needs what belongs to one. */
const isOfListed = (ticker: string, rest: string) =>
  ticker.length >= BARE_LENGTH && isKnownSymbol(ticker) && !wordSymbols.has(ticker) && BELONGS.test(rest)
const isBeyondDoubt = (ticker: string) =>
  fundSymbols.has(ticker) || (companyOfTicker.has(ticker) && !wordSymbols.has(ticker))

const dotted = (symbol: string) => symbol.replace(/[-/](?=[A-Z]{1,2}$)/, '.')
const classOf = (code: string) => code.replace(/[a-z]$/, (letter) => `.${letter.toUpperCase()}`)
