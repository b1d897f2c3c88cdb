import { bonds } from './funds/bonds.ts'
import { countries } from './funds/countries.ts'
import type { Fund } from './funds/fund.ts'
import { largest } from './funds/largest.ts'
import { others } from './funds/others.ts'
import { shares } from './funds/shares.ts'
import { trades } from './funds/trades.ts'
import { symbolOf } from './listed.ts'

/** The largest exchange-traded funds, which the SEC's list lacks where they are series of a trust. */
const funds: readonly Fund[] = [...largest, ...shares, ...countries, ...trades, ...bonds, ...others]

const plain = (symbol: string) => symbolOf(symbol.replace('~', ''))

/** The funds as rows of the directory. Their registrants have many, so none is found by its number. */
export const fundRows: readonly string[] = funds.map(
  ([symbol, name, ...others]) =>
    `||${plain(symbol)}:ETF|${name}|${[name, ...others].flatMap((one) => [...new Set([one, one.replaceAll('U.S.', 'US')])]).join(';')}`,
)

/** Symbols that are used like words, and that no word is: 'SPY falls'. */
export const fundSymbols: ReadonlySet<string> = new Set(
  funds.map(([symbol]) => symbol).filter((symbol) => !symbol.startsWith('~')),
)
