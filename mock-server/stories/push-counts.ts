import type { Server, Socket } from 'socket.io'
import type * as z from 'zod/mini'
import { namespaces } from '../../src/contract/shared/connection.ts'
import type { Origin } from '../../src/contract/shared/news.ts'
import { newsEvents } from '../../src/contract/sockets.ts'
import type { Apart, FollowedHeadlines, SourceCount } from '../../src/contract/stories/stories.ts'
import { setApartFrom } from '../../src/rules/stories/apart.ts'
import { type Asking, CONNECTION_LIMIT } from '../http/asking/asking.ts'
import type { Installed } from '../installation/installation.ts'
import type { Stories } from './stories.ts'

type CountParts = Asking & { stories: Pick<Stories, 'follow'>; installation: Pick<Installed, 'originOf'> }
type CountSocket = Pick<Socket, 'emit' | 'connected'>

/** STY-09: how many other publishers report what the headlines of a client do, at first and as it changes. */
export function pushCounts(io: Server, { stories, installation, limits, askerOf }: CountParts) {
  io.of(namespaces.news).on('connection', (socket) => {
    const { meter } = askerOf(socket.request)
    let stops: (() => void)[] = []
    const stop = () => {
      for (const one of stops.splice(0)) one()
    }
    const refuse = (code: string, message: string) => socket.emit('error', { code, message })
    const sent = new Map<string, number>()
    let followed: FollowedHeadlines = {}
    let apart: readonly Apart[] = []
    const follow = () => {
      stop()
      const ids = new Set([...(followed.real ?? []), ...(followed.simulated ?? [])])
      for (const id of sent.keys()) if (!ids.has(id)) sent.delete(id)
      if (socket.connected) stops = followings(socket, { followed, sent, apart }, { stories, installation })
    }
    const slowDown = () => refuse('slow-down', 'Too many calls. Please wait a moment.')
    /** Follows what a message says, if it may. */
    const take = (name: 'stories' | 'apart', keep: (given: unknown[]) => z.core.$ZodError | undefined) =>
      socket.on(name, (...given: unknown[]) => {
        if (limits.count(`${socket.id} ${name}`, CONNECTION_LIMIT) > 0) return slowDown()
        const error = keep(given)
        if (error) return refuse('invalid', `${name}: ${error.issues[0]?.message ?? 'Invalid.'}`)
        if (!meter.queue(follow)) slowDown()
      })
    take('stories', (given) => {
      const { data, error } = newsEvents.fromClient.stories.safeParse(given)
      followed = data?.[0] ?? followed
      return error
    })
    take('apart', (given) => {
      const { data, error } = newsEvents.fromClient.apart.safeParse(given)
      apart = data?.[0] ?? apart
      return error
    })
    socket.on('disconnect', stop)
  })
}

function followings(
  socket: CountSocket,
  { followed, sent, apart }: { followed: FollowedHeadlines; sent: Map<string, number>; apart: readonly Apart[] },
  { stories, installation }: Pick<CountParts, 'stories' | 'installation'>,
) {
  const origins: Origin[] = ['real', 'simulated']
  return origins.flatMap((origin) => {
    const ids = new Set(followed[origin])
    // what is not served is in no story
    if (ids.size === 0 || installation.originOf(origin) !== origin) return []
    return stories.follow(origin, (countOf, changed = ids) => {
      const counts: SourceCount[] = []
      for (const id of changed) {
        if (!ids.has(id)) continue
        const sources = countOf(id, new Set(setApartFrom(apart, id)))
        if (sources === sent.get(id)) continue
        sent.set(id, sources)
        counts.push({ id, sources })
      }
      if (counts.length > 0) socket.emit('stories', counts)
    })
  })
}
