import { namespaces } from '../../contract/shared/connection.ts'
import type { Own } from './sockets.ts'

const spaces = { stories: namespaces.news, 'quotes.connect': namespaces.financial }
const nothing = { stories: {}, 'quotes.connect': [] }
/** What a connection asks for as one, because a later message takes the place of the one before. */
export type Want = keyof typeof spaces
export const isWant = (event: string): event is Want => event in spaces
export type Wants = ReturnType<typeof createWants>

/** What the windows that share a connection want, each by its name: the connection asks for all of it. */
export function createWants(own: Own) {
  const wants = { stories: new Map<string, unknown>(), 'quotes.connect': new Map<string, unknown>() }
  /** By their ids, as they came last. The server sends those that have changed: a window that asks for one later would miss it. */
  const counts = new Map<unknown, unknown>()

  const all = (event: Want) => joined([nothing[event], ...wants[event].values()])
  function ask(event: Want) {
    const socket = own.of(spaces[event])
    if (socket.connected) socket.emit(event, all(event))
  }
  return {
    /** What a window wants from now on, without asking for it. */
    note: (window: string, event: Want, want: unknown) => void wants[event].set(window, want),
    ask(window: string, event: Want, want: unknown) {
      wants[event].set(window, want)
      ask(event)
    },
    drop(window: string) {
      if (wants.stories.delete(window)) ask('stories')
      if (wants['quotes.connect'].delete(window)) ask('quotes.connect')
    },
    keepCounts(given: unknown) {
      const ids = new Set(namesIn(all('stories')))
      for (const id of counts.keys()) if (!ids.has(id)) counts.delete(id)
      for (const count of listIn(given)) counts.set(Object(count).id, count)
    },
    /** What is known already of what a window wants; undefined for nothing. */
    known(event: Want, want: unknown) {
      const known = event === 'stories' ? namesIn(want).flatMap((id) => counts.get(id) ?? []) : []
      return known.length > 0 ? known : undefined
    },
  }
}

/** Lists of names become one; and so do lists by their kinds. */
function joined(wants: readonly unknown[]): unknown {
  if (wants.every(Array.isArray)) return [...new Set(wants.flat())]
  const kinds = new Set(wants.flatMap((want) => Object.keys(Object(want))))
  return Object.fromEntries([...kinds].map((kind) => [kind, joined(wants.map((want) => listIn(Object(want)[kind])))]))
}
const listIn = (given: unknown): unknown[] => (Array.isArray(given) ? given : [])
const namesIn = (want: unknown): unknown[] => Object.values(Object(want)).flat()
