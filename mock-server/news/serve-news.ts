import type { Namespace, Server } from 'socket.io'
import { namespaces } from '../../src/contract/connection.ts'
import type { Fault } from '../../src/contract/mock.ts'
import type { NewsItem } from '../../src/contract/news.ts'
import type { NewsClientEvents, NewsServerEvents } from '../../src/contract/sockets.ts'
import { createLimits } from '../http/limits.ts'
import type { Faults } from '../mock/faults.ts'
import { createBulletins } from './bulletins.ts'
import { createNewsClient, type NewsSocket } from './news-client.ts'
import type { Newsroom } from './newsroom.ts'
import { createRooms } from './rooms.ts'
import { createSpeech } from './speech.ts'

export type NewsParts = { newsroom: Newsroom; faults: Faults; elapsed: () => number }
const SEARCH_LIMIT = { calls: 100, seconds: 10 }

/** Serves `/news`: answers searches and sends each room what belongs to it, matched and encoded once. */
export function serveNews(io: Server, { newsroom, faults, elapsed }: NewsParts) {
  const namespace: Namespace<NewsClientEvents, NewsServerEvents> = io.of(namespaces.news)
  const rooms = createRooms()
  const clients = new Set<ReturnType<typeof createNewsClient>>()
  const limits = createLimits(elapsed)
  const speech = createSpeech(faults, refresh)
  const bulletins = createBulletins((items) => speech.announce(() => publish(items)))

  function publish(items: NewsItem[]) {
    for (const room of rooms.sort(items)) namespace.to(room.name).emit('update', room.items, room.name)
  }

  function refresh() {
    speech.settle()
    bulletins.clear()
    for (const client of clients) client.refresh()
  }

  /** An answer has all that came in so far: what has gathered goes out to the others first. */
  function answer(search: () => void) {
    bulletins.flush()
    speech.answer(search)
  }

  const isToBeDropped = () => faults.take(namespaces.news, ({ kind }) => kind === 'droppedSocket').length > 0

  function connect(socket: NewsSocket) {
    // closing the transport, not the namespace: a client comes back from that by itself
    if (isToBeDropped()) return socket.conn.close()
    const mayAsk = () => limits.count(socket.id, SEARCH_LIMIT) === 0
    const client = createNewsClient(socket, { newsroom, rooms, answer, mayAsk })
    clients.add(client)
    socket.on('search', client.search)
    socket.on('leave', client.leave)
    socket.on('disconnect', () => {
      clients.delete(client)
      client.close()
    })
  }

  namespace.on('connection', connect)
  newsroom.onNews(bulletins.add)
  newsroom.onReplaced(refresh)
  faults.onAdd((fault: Fault) => {
    if (fault.kind !== 'droppedSocket' || namespace.sockets.size === 0 || !isToBeDropped()) return
    for (const socket of namespace.sockets.values()) socket.conn.close()
  })
  faults.onCleared((cleared) => {
    // what was kept back in the silence would be missing
    if (cleared.some(({ kind }) => kind === 'silent')) refresh()
  })
}
