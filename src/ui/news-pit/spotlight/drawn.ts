import { between, type Masonry, nearest } from '../../../rules/masonry.ts'

/** What is in sight of the list: pixels from its top. */
export type Sight = { top: number; bottom: number }

/** Cards are drawn before they come this near to the sight, and then as far as that. Pixels. */
const [NEAR, FAR] = [300, 700]
/** Cards that are kept, some screens to either side of the sight: what has been drawn costs nothing when it is scrolled to. */
const KEPT = 180
/** Cards that are drawn, or dropped, in one go out of sight. */
const BATCH = 8

/** Which cards of a list are drawn. */
export function createDrawn() {
  const drawn = new Set<string>()
  const listeners = new Set<() => void>()
  let version = 0
  let before = ''
  const tell = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  return {
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * The places of those that are drawn, with all about the sight, and the current one wherever it is. In another room all would have to
     * be laid out anew: only these are, the others follow.
     */
    placesOf(masonry: Masonry, { top, bottom }: Sight, current: string | undefined, room: string) {
      if (room !== before) drawn.clear()
      before = room
      const inSight = new Set(between(masonry, top - FAR, bottom + FAR))
      return masonry.stands.flatMap(({ id }, place) => {
        if (inSight.has(place) || id === current) drawn.add(id)
        return drawn.has(id) ? [place] : []
      })
    },
    look(masonry: Masonry, { top, bottom }: Sight) {
      const inSight = between(masonry, top - NEAR, bottom + NEAR)
      if (inSight.some((place) => !drawn.has(masonry.stands[place]?.id ?? ''))) tell()
    },
    /** Some of the nearest are drawn, some of the others dropped, but for the current one. Whether anything was left to do. */
    settle(masonry: Masonry, sight: Sight, current: string | undefined) {
      const wanted = new Set([...nearest(masonry, sight, KEPT), current])
      const lacking = [...wanted].filter((id) => id !== undefined && !drawn.has(id)).slice(0, BATCH)
      const beyond = [...drawn].filter((id) => !wanted.has(id)).slice(0, BATCH)
      if (lacking.length + beyond.length === 0) return false
      for (const id of lacking) if (id !== undefined) drawn.add(id)
      for (const id of beyond) drawn.delete(id)
      tell()
      return true
    },
  }
}
