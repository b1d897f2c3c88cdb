import type { Socket } from 'socket.io-client'
import * as z from 'zod/mini'
import { type FollowedHeadlines, SourceCount } from '../../contract/stories/stories.ts'
import type { Notify } from './sockets.ts'

const Counts = z.array(SourceCount)

/** The counts of `/news`, across reconnects too. Returns functions to follow other headlines and to unsubscribe. An older server sends none. */
export function watchCounts(socket: Socket, notify: Notify<{ type: 'counts.merged'; counts: readonly SourceCount[] }>) {
  let followed: FollowedHeadlines = {}
  const ask = () => {
    if (socket.connected) socket.emit('stories', followed)
  }
  const merged = (given: unknown) => {
    const { data: counts, error } = Counts.safeParse(given)
    if (counts) notify({ type: 'counts.merged', counts })
    else console.error('The counts of sources break the contract', error.issues)
  }
  socket.on('connect', ask).on('stories', merged)
  return {
    follow(headlines: FollowedHeadlines) {
      followed = headlines
      ask()
    },
    stop() {
      socket.off('connect', ask).off('stories', merged)
      if (socket.connected) socket.emit('stories', {})
    },
  }
}
