import { createContext, type ReactNode } from 'react'

/** Tiles that are chosen instead of selected while there is a `question`, which stands in place of the legend. `isDue`: it may come, and has its space. */
export type TileChoice = {
  question?: ReactNode
  isDue: boolean
  chosen: readonly string[]
  toggle(symbol: string): void
}
const noChoice: TileChoice = { isDue: false, chosen: [], toggle() {} }
export const TileChoices = createContext<TileChoice>(noChoice)
