import type { Apart } from '../../contract/stories/stories.ts'

/** The headlines that a user has set apart from this one, in whichever of the two rows that was pressed. */
export const setApartFrom = (pairs: readonly Apart[], id: string): string[] =>
  pairs.flatMap((pair) => {
    if (pair.id === id) return [pair.other]
    return pair.other === id ? [pair.id] : []
  })

/** Whether both pairs are of the same two headlines. */
export const isSamePair = (one: Apart, { id, other }: Apart) =>
  (one.id === id && one.other === other) || (one.id === other && one.other === id)
