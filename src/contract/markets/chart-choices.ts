import * as z from 'zod/mini'
import { ChartRange } from './markets.ts'

export const ChartLook = z.enum(['candles', 'line', 'table'])
export type ChartLook = z.infer<typeof ChartLook>

/** How a user has last looked at the prices of a symbol, as their browser keeps it. */
export const ChartChoices = z.object({ range: ChartRange, look: ChartLook })
export type ChartChoices = z.infer<typeof ChartChoices>

/** What a user has last searched for in the heatmap. */
export const HeatmapChoices = z.object({ phrase: z.string().check(z.maxLength(200)) })
export type HeatmapChoices = z.infer<typeof HeatmapChoices>
