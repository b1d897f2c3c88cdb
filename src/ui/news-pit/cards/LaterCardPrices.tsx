import type { ComponentType, ReactNode } from 'react'
import { type LazyPart, useWanted } from '../../kit/lazy.ts'
import { type CardPriceProps, CardPrices } from './card-prices.ts'

const cardPrices: LazyPart<ComponentType<CardPriceProps>> = {
  name: 'prices of cards',
  async load({ newsPit }) {
    const { prices } = await newsPit()
    const [{ cardPriceOf }, charts] = await Promise.all([import('./CardPrice.tsx'), prices()])
    return cardPriceOf(charts)
  },
}

/** PIT-15: the cards within do not wait for their prices. */
export const LaterCardPrices = ({ children }: { children: ReactNode }) => (
  <CardPrices value={useWanted(cardPrices).part}>{children}</CardPrices>
)
