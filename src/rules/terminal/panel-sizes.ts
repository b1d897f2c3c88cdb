import type { Side, Sizes } from '../../contract/shared/workspace.ts'
import { columnOf, shareOf } from '../shared/page/workspace.ts'

/** How wide a column may be, in pixels. */
export const COLUMN_LIMITS = { least: 240, most: 640 }

/** The sizes after the edge of a column was moved outwards by `by` pixels. */
export const resizeColumn = (sizes: Sizes, side: Side, by: number): Partial<Sizes> => ({
  columns: { ...sizes.columns, [side]: within(columnOf(sizes, side) + by, COLUMN_LIMITS.least, COLUMN_LIMITS.most) },
})

export function restoreColumn({ columns }: Sizes, side: Side): Partial<Sizes> {
  const { [side]: _, ...rest } = columns
  return { columns: rest }
}

type Pair<Thing> = readonly [Thing, Thing]

/** The sizes after the edge between two panels was moved: what one gains the other loses. In pixels: `lengths`, their sizes before; `leasts`, the least that each keeps. */
export function divide(
  sizes: Sizes,
  panels: Pair<string>,
  lengths: Pair<number>,
  by: number,
  leasts: Pair<number>,
): Partial<Sizes> {
  const total = lengths[0] + lengths[1]
  if (total <= leasts[0] + leasts[1]) return {}
  const both = shareOf(sizes, panels[0]) + shareOf(sizes, panels[1])
  const first = (both * within(lengths[0] + by, leasts[0], total - leasts[1])) / total
  return { shares: { ...sizes.shares, [panels[0]]: first, [panels[1]]: both - first } }
}

/** Resets the shares of some panels to the default. */
export const evenOut = ({ shares }: Sizes, panels: readonly string[]): Partial<Sizes> => ({
  shares: Object.fromEntries(Object.entries(shares).filter(([panel]) => !panels.includes(panel))),
})

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
