import { EventEmitter } from 'node:events'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createLimits } from '../../../mock-server/http/limits/limits.ts'
import { type ListParts, type ListSource, serveLists } from '../../../mock-server/lists/serve-lists.ts'
import { createFaults } from '../../../mock-server/mock/faults.ts'
import { createSignal } from '../../../mock-server/signal.ts'

type Item = { id: string; publishedDatetime: string }
type Context = { word: string }

/** The words for which items were examined. */
let looked: string[]
/** The words that were searched for. */
let searched: string[]
let namespace: ReturnType<typeof createNamespace>
let news: ReturnType<typeof createSignal<readonly Item[]>>
let replaced: ReturnType<typeof createSignal<void>>
const item = { id: 'a', publishedDatetime: '2026-06-15T12:00:00.000Z' }

/** The part of a socket.io namespace that the lists use. */
function createNamespace() {
  return Object.assign(new EventEmitter(), { name: '/news', sockets: new Map(), adapter: { rooms: new Map() } })
}

/** A client; `joined` are the rooms that it has joined. */
function connect() {
  const joined = new Set<string>()
  const says = new EventEmitter()
  const answers: { subscription: string; room: string }[] = []
  const socket = {
    ...{ id: `socket ${Math.random()}`, request: {}, connected: true, joined, answers },
    on: (event: string, follow: () => void) => says.on(event, follow),
    emit: (_event: string, _items: unknown, answer: (typeof answers)[number]) => answers.push(answer),
    join: (room: string) => joined.add(room),
    leave: (room: string) => joined.delete(room),
    search: (subscription: string, word: string) => says.emit('search', { word }, { subscription, sequence: 1 }),
    leaves: (subscription: string) => says.emit('leave', subscription),
    goes: () => says.emit('disconnect'),
  }
  namespace.emit('connection', socket)
  return socket
}

/** The words that a new item is matched against. */
function lookAt() {
  looked = []
  news.notify([item])
  vi.runAllTimers()
  return looked
}

beforeEach(() => {
  vi.useFakeTimers()
  namespace = createNamespace()
  news = createSignal()
  replaced = createSignal()
  searched = []
  const source: ListSource<Context, Item> = {
    context: z.object({ word: z.string() }),
    compile:
      ({ word }) =>
      () => {
        looked.push(word)
        return true
      },
    search: ({ word }) => {
      searched.push(word)
      return []
    },
    onNews: news.listen,
    onReplaced: replaced.listen,
  }
  const meter = { queue: (work: () => void) => [work()].length > 0 }
  const parts = {
    faults: createFaults(systemEnvironment),
    after: systemEnvironment.after,
    limits: createLimits(() => 0),
    askerOf: () => ({ network: 'here', meter }),
  } as unknown as ListParts
  serveLists<Context, Item>({ of: () => namespace } as never, '/news', source, parts)
  return () => vi.useRealTimers()
})

it('RT-02 a room is dropped when its last list leaves, and items are not matched against its search', () => {
  const [one, other] = [connect(), connect()]
  one.search('s1', 'fed')
  other.search('s1', 'fed')
  other.search('s2', 'oil')
  const seen = [lookAt()]
  one.leaves('s1')
  seen.push(lookAt())
  other.leaves('s1')
  seen.push(lookAt())
  expect([seen, one.joined.size, other.joined.size]).toEqual([[['fed', 'oil'], ['fed', 'oil'], ['oil']], 0, 1])
})

it('RT-02 a room is dropped when its list searches for something else, and when its client disconnects', () => {
  const [one, other] = [connect(), connect()]
  one.search('s1', 'fed')
  one.search('s1', 'oil')
  const seen = [lookAt()]
  other.search('s1', 'gold')
  one.goes()
  seen.push(lookAt())
  other.goes()
  seen.push(lookAt())
  expect([seen, one.joined.size]).toEqual([[['oil'], ['gold'], []], 0])
})

it('RT-02 when all lists are replaced, each search is made once, and every subscription is answered', () => {
  const [one, other] = [connect(), connect()]
  one.search('s1', 'fed')
  one.search('s2', 'oil')
  other.search('s1', 'fed')
  searched = []
  const before = [one, other].map(({ answers }) => answers.length)
  replaced.notify()
  vi.runAllTimers()
  expect([searched, before, one.answers.length, other.answers.length]).toEqual([['fed', 'oil'], [2, 1], 4, 2])
})
