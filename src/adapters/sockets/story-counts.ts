import * as z from 'zod/mini'
import { type Apart, type FollowedHeadlines, SourceCount } from '../../contract/stories/stories.ts'
import type { LiveSocket } from './line.ts'
import type { Notify } from './sockets.ts'

const Counts = z.array(SourceCount)

/** The counts of `/news`, across reconnects too. Returns functions to follow other headlines and to unsubscribe. An older server sends none. */
export function watchCounts(
  socket: LiveSocket,
  notify: Notify<{ type: 'counts.merged'; counts: readonly SourceCount[] }>,
) {
  let followed: FollowedHeadlines = {}
  let apart: readonly Apart[] = []
  const ask = () => {
    if (socket.connected) socket.emit('stories', followed)
  }
  const part = () => {
    if (socket.connected) socket.emit('apart', apart)
  }
  const begin = () => {
    if (apart.length > 0) part()
    ask()
  }
  const merged = (given: unknown) => {
    const { data: counts, error } = Counts.safeParse(given)
    if (counts) notify({ type: 'counts.merged', counts })
    else console.error('The counts of sources break the contract', error.issues)
  }
  socket.on('connect', begin).on('stories', merged)
  return {
    follow(headlines: FollowedHeadlines) {
      followed = headlines
      ask()
    },
    /** Which headlines do not count for each other; an older server ignores it. */
    part(pairs: readonly Apart[]) {
      apart = pairs
      part()
    },
    stop() {
      socket.off('connect', begin).off('stories', merged)
      if (socket.connected) socket.emit('stories', {})
    },
  }
}
