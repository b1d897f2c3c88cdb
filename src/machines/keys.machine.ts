import { type SnapshotFrom, setup } from 'xstate'
import { stream } from './ports.ts'

type Event = { type: 'list.asked' } | { type: 'list.left' }

/** The list of keys: asked for with '?' or from the menu. */
export const keysMachine = setup({
  types: { events: {} as Event },
  actors: { watchKeys: stream('watchKeys') },
}).createMachine({
  id: 'keys',
  invoke: { id: 'watchKeys', src: 'watchKeys' },
  initial: 'closed',
  states: {
    closed: { on: { 'list.asked': 'open' } },
    open: { on: { 'list.left': 'closed' } },
  },
})

export const isListOpen = (snapshot: SnapshotFrom<typeof keysMachine>) => snapshot.matches('open')
