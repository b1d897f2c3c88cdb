import { assign, setup } from 'xstate'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import type { Facts } from '../../rules/shell/commands.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** A command by its id, and what there was to know when its key was pressed. `slot`: the feed that was used last. */
export type Keyed = { own: string; slot: FeedSlot | undefined; facts: Facts }
type Context = { keyed?: Keyed }
type Event = { type: 'command.pressed'; keyed: Keyed }
type Emitted = { type: 'command.keyed'; keyed: Keyed } | { type: 'command.failed' }

const keyedIn = ({ event }: { event: Event }) => event.keyed

/** LAY-35: the keys that users have given to commands of the palette. */
export const commandKeysMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { watchKeys: stream('watchKeys'), bringPalette: port<void, void>('bringPalette') },
  actions: {
    keep: assign((_, keyed: Keyed) => ({ keyed })),
    give: report(
      ({ context: { keyed } }): Emitted => (keyed ? { type: 'command.keyed', keyed } : { type: 'command.failed' }),
    ),
    announceFailure: report({ type: 'command.failed' }),
  },
}).createMachine({
  id: 'commandKeys',
  description: 'The keys that users have given to commands of the palette.',
  context: {},
  invoke: { id: 'watchKeys', src: 'watchKeys' },
  initial: 'resting',
  on: { 'command.pressed': { target: '.bringing', actions: { type: 'keep', params: keyedIn } } },
  states: {
    resting: { description: 'No such key was pressed.' },
    bringing: {
      description:
        'The palette, which gives the command, is on its way; a key that is pressed meanwhile is pressed instead.',
      invoke: {
        id: 'bringPalette',
        src: 'bringPalette',
        onDone: { target: 'resting', actions: 'give' },
        onError: { target: 'resting', actions: 'announceFailure' },
      },
    },
  },
})
