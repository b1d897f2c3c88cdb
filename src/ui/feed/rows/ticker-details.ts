import { type ComponentType, createContext } from 'react'

/** `source`: of the headline that names the tickers. */
export type TickersProps = { tickers: readonly string[]; source: string }

/** What is shown of the tickers of an opened row, such as their prices. Nothing without a provider. */
export const TickerDetails = createContext<ComponentType<TickersProps> | undefined>(undefined)

/** Which ticker a closed row shows, if any, and what beside it. Without a provider it is the first. */
export const TickerMoves = createContext<ComponentType<TickersProps> | undefined>(undefined)
