import { type ComponentType, createContext } from 'react'

/** What is shown of the tickers of an opened row, such as their prices. Nothing without a provider. */
export const TickerDetails = createContext<ComponentType<{ tickers: readonly string[] }> | undefined>(undefined)
