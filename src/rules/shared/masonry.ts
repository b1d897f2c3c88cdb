/** Where a card stands: its lane from the left, and its space in pixels from the list's top. */
export type Stand = { id: string; lane: number; top: number; height: number }
export type Masonry = { stands: readonly Stand[]; height: number }
type Heights = (id: string) => number

const shortest = (stacks: readonly number[]) => stacks.indexOf(Math.min(...stacks))

/**
 * A lane for each id (newest first). One that has a lane keeps it; the others are put, the oldest first, on top of whichever stack is the
 * lowest. A list that is laid out for the first time begins at the left.
 */
export function assignLanes(
  ids: readonly string[],
  known: ReadonlyMap<string, number>,
  count: number,
  heightOf: Heights,
) {
  const stacks: number[] = Array.from({ length: count }, () => 0)
  const lanes = new Map<string, number>()
  for (const id of ids.toReversed()) {
    const before = known.get(id)
    const lane = before !== undefined && before < count ? before : shortest(stacks)
    lanes.set(id, lane)
    stacks[lane] = (stacks[lane] ?? 0) + heightOf(id)
  }
  return ids.some((id) => known.has(id)) ? lanes : fromTheLeft(ids, lanes)
}

/** The newest card stands in the first lane, the first that is not beneath it in the second, … */
function fromTheLeft(ids: readonly string[], lanes: ReadonlyMap<string, number>) {
  const order = [...new Set(ids.map((id) => lanes.get(id) ?? 0))]
  return new Map(ids.map((id) => [id, order.indexOf(lanes.get(id) ?? 0)]))
}

/** The cards of each lane beneath one another, `gap` pixels apart. */
export function layOut(
  ids: readonly string[],
  lanes: ReadonlyMap<string, number>,
  heightOf: Heights,
  gap: number,
): Masonry {
  const ends = new Map<number, number>()
  const stands = ids.map((id) => {
    const lane = lanes.get(id) ?? 0
    const top = ends.get(lane) ?? 0
    const height = heightOf(id)
    ends.set(lane, top + height + gap)
    return { id, lane, top, height }
  })
  return { stands, height: Math.max(0, ...ends.values()) }
}

/** The indexes of those that stand, wholly or in part, between two heights, in the list's order. */
export const between = ({ stands }: Masonry, top: number, bottom: number): number[] =>
  stands.flatMap((stand, index) => (stand.top < bottom && stand.top + stand.height > top ? [index] : []))

/** So many, by how far they stand from what is between two heights: the nearest first. */
export function nearest(
  { stands }: Masonry,
  { top, bottom }: { top: number; bottom: number },
  count: number,
): string[] {
  const farness = (stand: Stand) => Math.max(stand.top - bottom, top - stand.top - stand.height)
  return stands
    .toSorted((a, b) => farness(a) - farness(b))
    .slice(0, count)
    .map(({ id }) => id)
}

/** The card that a user at this height looks at first: the topmost of those that begin in sight, else whichever is there. */
export function anchorAt({ stands }: Masonry, top: number): Stand | undefined {
  const below = stands.filter((stand) => stand.top >= top)
  const least = Math.min(...below.map((stand) => stand.top))
  return below.find((stand) => stand.top === least) ?? stands.at(-1)
}
