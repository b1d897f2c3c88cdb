import { type ComponentType, createContext } from 'react'

/** `source`: of the headline that names the tickers. */
export type TickersProps = { tickers: readonly string[]; source: string }

/** What is shown of the tickers of an opened row, such as their prices. Nothing without a provider. */
export const TickerDetails = createContext<ComponentType<TickersProps> | undefined>(undefined)

export type MoveProps = { ticker: string; source: string }

/** What is shown beside the ticker of a closed row. Nothing without a provider. */
export const TickerMoves = createContext<ComponentType<MoveProps> | undefined>(undefined)
