import { Topic, topicLabels } from '../../../src/contract/shared/topics.ts'
import { symbolOf } from '../../feed/directory/listed.ts'

export const MAX_TICKERS = 50
const WITH_EXCHANGE =
  /^(?:NASDAQ|NYSE|NYSE ?ARCA|NYSE ?AMERICAN|NYSE ?MKT|AMEX|BATS|CBOE|OTC|OTCQB|OTCQX|OTC ?PINK|TSX|TSXV|LSE)\s?:\s?([A-Z][A-Z0-9.-]{0,9})$/i
const CASHTAG = /^\$([A-Z]{1,5}(?:[.-][A-Z]{1,2})?)$/

const topicOfLabel = new Map(Topic.options.map((topic) => [topicLabels[topic].toLowerCase(), topic]))

/** The topics of the contract that match a document's categories. */
export function topicsOf(categories: readonly string[]): Topic[] {
  return [...new Set(categories.flatMap((category) => topicOfLabel.get(category.toLowerCase()) ?? []))]
}

/** The symbols of categories such as 'NASDAQ:AAPL' and '$AAPL'. */
export function tickersOf(categories: readonly string[]): string[] {
  const symbols = categories.flatMap((category) => (WITH_EXCHANGE.exec(category) ?? CASHTAG.exec(category))?.[1] ?? [])
  return [...new Set(symbols.map(symbolOf))].slice(0, MAX_TICKERS)
}
