import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { namespaces, type SearchAnswer, type SearchRefusal } from '../../../src/contract/shared/connection.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { Problem } from '../../../src/contract/shared/problem.ts'

export type Received =
  | { event: 'initial'; ids: string[]; answer: SearchAnswer | undefined; older?: number }
  | { event: 'backfill'; ids: string[]; answer: SearchAnswer | undefined; rest?: number }
  | { event: 'update'; ids: string[]; room: string }
  | { event: 'error'; problem: Problem; refusal?: SearchRefusal }
  | { event: 'connect' }
  | { event: 'disconnect'; reason: string }

/** A client of `/news`, or of another namespace of lists, that records everything it receives, in order. */
export async function readNews(
  url: string,
  options: Partial<ManagerOptions & SocketOptions> = {},
  namespace: string = namespaces.news,
) {
  const socket = io(`${url}${namespace}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 10,
    ...options,
  })
  const received: Received[] = []
  const unread: Received[] = []
  let wake = () => {}
  const follow = (one: Received) => {
    received.push(one)
    unread.push(one)
    wake()
  }
  listen(socket, follow)

  async function next(): Promise<Received> {
    const first = unread.shift()
    if (first) return first
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    return next()
  }

  const connected = await next()
  if (connected.event !== 'connect') throw new Error(`Not connected: ${JSON.stringify(connected)}`)
  return { socket, received, next, close: () => socket.close() }
}
export type NewsReader = Awaited<ReturnType<typeof readNews>>

function listen(socket: Socket, follow: (one: Received) => void) {
  const idsOf = (items: NewsItem[]) => items.map(({ id }) => id)
  socket.on('connect', () => follow({ event: 'connect' }))
  socket.on('disconnect', (reason) => follow({ event: 'disconnect', reason }))
  socket.on('initial', (items: NewsItem[], answer?: SearchAnswer, older?: number) =>
    follow({ event: 'initial', ids: idsOf(items), answer, ...(older && { older }) }),
  )
  socket.on('backfill', (items: NewsItem[], answer?: SearchAnswer, rest?: number) =>
    follow({ event: 'backfill', ids: idsOf(items), answer, ...(rest !== undefined && { rest }) }),
  )
  socket.on('update', (items: NewsItem[], room: string) => follow({ event: 'update', ids: idsOf(items), room }))
  socket.on('error', (problem: Problem, refusal?: SearchRefusal) =>
    follow({ event: 'error', problem, ...(refusal && { refusal }) }),
  )
}
