import { symbolOf } from '../../mock-server/feed/directory/listed.ts'
import { namesOf, titleOf } from './names.ts'

/** A row of the SEC's list: [cik, name, ticker, exchange]. */
type Row = readonly [cik: number, name: string, symbol: string, exchange: string | null]
export const COLUMNS = ['cik', 'name', 'ticker', 'exchange']

const FUND = /\b(?:fund|funds|income trust|municipal|closed-end)\b/i
const ETF =
  /\b(?:etf|etn|spdr|ishares|proshares|qqq trust|invesco db|teucrium|united states (?:oil|natural gas|gasoline|copper|commodity|12 month))\b/i
const COIN =
  /\b(?:bitcoin|ethereum|ether|litecoin|solana|stellar|zcash|token|decentraland|filecoin|chainlink)\b.*\b(?:trust|etf|fund)\b/i
/** The fifth letter of a symbol traded over the counter says so. */
const OVER_THE_COUNTER_ADR = /^[A-Z]{4}Y$/

/** The lines of the directory, largest company first: cik|exchange|symbols with their kinds|name|names in texts. */
export function linesOf(document: unknown): string[] {
  const registrants = new Map<number, Row[]>()
  for (const row of rowsOf(document)) registrants.set(row[0], [...(registrants.get(row[0]) ?? []), row])
  const taken = new Set<string>()
  return [...registrants.values()].map((rows) => lineOf(rows, taken))
}

function lineOf(rows: readonly Row[], taken: Set<string>) {
  const [[cik, registered, main, exchange] = rowsMissing()] = rows
  const title = titleOf(registered, main).replaceAll('|', ' ')
  const names = namesOf(title).filter((name) => isNew(name.replace(/^[~?]/, '').toLowerCase(), taken))
  const symbols = rows.map(([, , symbol], at) => `${symbolOf(symbol)}:${at === 0 ? kindOf(rows) : 'class'}`)
  return [cik, exchange ?? '', symbols.join(' '), title, names.join(';')].join('|')
}

/** The larger of two companies has the name to itself. */
function isNew(name: string, taken: Set<string>) {
  if (taken.has(name)) return false
  taken.add(name)
  return true
}

function kindOf([[, name, symbol, exchange] = rowsMissing()]: readonly Row[]) {
  if (COIN.test(name)) return 'coin'
  if (ETF.test(name)) return 'ETF'
  if (FUND.test(name)) return 'fund'
  return /\/\s*ADR\b/i.test(name) || (exchange === 'OTC' && OVER_THE_COUNTER_ADR.test(symbol)) ? 'ADR' : 'share'
}

function rowsOf(document: unknown): Row[] {
  if (typeof document !== 'object' || document === null || !('fields' in document && 'data' in document))
    throw new Error('It is not the list of the SEC: fields and data are missing.')
  if (JSON.stringify(document.fields) !== JSON.stringify(COLUMNS) || !Array.isArray(document.data))
    throw new Error(`Its fields are not ${COLUMNS.join(', ')}.`)
  return document.data.map((row: unknown, at: number): Row => {
    if (!isRow(row)) throw new Error(`Row ${at + 1} cannot be read: ${JSON.stringify(row)}`)
    return row
  })
}

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row) || row.length !== COLUMNS.length) return false
  const [cik, name, symbol, exchange] = row
  return (
    Number.isInteger(cik) &&
    typeof name === 'string' &&
    typeof symbol === 'string' &&
    (exchange === null || typeof exchange === 'string')
  )
}

function rowsMissing(): never {
  throw new Error('A registrant has no row.')
}
