import type { Server, Socket } from 'socket.io'
import { namespaces } from '../../src/contract/shared/connection.ts'
import type { Origin } from '../../src/contract/shared/news.ts'
import { newsEvents } from '../../src/contract/sockets.ts'
import type { FollowedHeadlines, SourceCount } from '../../src/contract/stories/stories.ts'
import type { Asking } from '../http/asking/asking.ts'
import type { Installed } from '../installation/installation.ts'
import type { Stories } from './stories.ts'

type CountParts = Asking & { stories: Pick<Stories, 'follow'>; installation: Pick<Installed, 'originOf'> }
type CountSocket = Pick<Socket, 'emit' | 'connected'>
const ASK_LIMIT = { calls: 100, seconds: 10 }

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
    const follow = (followed: FollowedHeadlines) => {
      stop()
      const ids = new Set([...(followed.real ?? []), ...(followed.simulated ?? [])])
      for (const id of sent.keys()) if (!ids.has(id)) sent.delete(id)
      if (socket.connected) stops = followings(socket, { followed, sent }, { stories, installation })
    }
    socket.on('stories', (...given: unknown[]) => {
      if (limits.count(`${socket.id} stories`, ASK_LIMIT) > 0)
        return refuse('slow-down', 'Too many calls. Please wait a moment.')
      const { data, error } = newsEvents.fromClient.stories.safeParse(given)
      if (!data) return refuse('invalid', `stories: ${error.issues[0]?.message ?? 'Invalid.'}`)
      if (!meter.queue(() => follow(data[0]))) refuse('slow-down', 'Too many calls. Please wait a moment.')
    })
    socket.on('disconnect', stop)
  })
}

function followings(
  socket: CountSocket,
  { followed, sent }: { followed: FollowedHeadlines; sent: Map<string, number> },
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
        const sources = countOf(id)
        if (!ids.has(id) || sources === sent.get(id)) continue
        sent.set(id, sources)
        counts.push({ id, sources })
      }
      if (counts.length > 0) socket.emit('stories', counts)
    })
  })
}
