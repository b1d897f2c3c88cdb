import { type ComponentType, createContext } from 'react'

/** `source`: of the story that names the ticker. */
export type CardPriceProps = { ticker: string; source: string }

/** What a closed card shows of its ticker's day. Nothing without a provider, nor before its code has come. */
export const CardPrices = createContext<ComponentType<CardPriceProps> | undefined>(undefined)
