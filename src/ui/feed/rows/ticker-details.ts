import { type ComponentType, createContext } from 'react'

/** What is shown of the tickers of an opened row: their prices, say. Nothing while nobody provides it. */
export const TickerDetails = createContext<ComponentType<{ tickers: readonly string[] }> | undefined>(undefined)
