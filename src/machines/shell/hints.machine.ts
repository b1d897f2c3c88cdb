import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import { HINTS, type Hint, hintOf } from '../../rules/shell/hints.ts'
import { port } from '../shared/ports.ts'

/** `used`: the hints that have done what they are for, or were put away. */
type Context = { used: readonly Hint[] }
type Event = { type: 'key.used'; key: string } | { type: 'hints.dismissed' }

const keyIn = ({ event }: { event: { key: string } }) => event.key
const recalledIn = ({ event }: { event: DoneActorEvent<readonly Hint[]> }) => event.output
const usedNow = ({ context }: { context: Context }) => context.used

/** LAY-34: three hints to keys, of which each goes once its key was used. */
export const hintsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { recallUsed: port<readonly Hint[], void>('recallUsed'), keepUsed: port<void, readonly Hint[]>('keepUsed') },
  actions: {
    keepRecalled: assign((_, used: readonly Hint[]) => ({ used })),
    addKey: assign(({ context: { used } }, key: string) => ({ used: [...used, ...[hintOf(key) ?? []].flat()] })),
    addAll: assign({ used: HINTS }),
  },
  guards: {
    isNews: ({ context: { used } }, key: string) => {
      const hint = hintOf(key)
      return hint !== undefined && !used.includes(hint)
    },
    areAllUsed: ({ context: { used } }) => HINTS.every((hint) => used.includes(hint)),
  },
}).createMachine({
  id: 'hints',
  description: 'Shows a newcomer three keys.',
  context: { used: [] },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'It is looked up which keys this browser has used.',
      invoke: {
        id: 'recallUsed',
        src: 'recallUsed',
        onDone: { target: 'deciding', actions: { type: 'keepRecalled', params: recalledIn } },
        onError: 'deciding',
      },
    },
    deciding: {
      description: 'Whether a hint is left.',
      always: [{ guard: 'areAllUsed', target: 'settled' }, { target: 'showing' }],
    },
    showing: {
      description: 'The hints whose keys were not used yet are in sight.',
      on: {
        'key.used': {
          guard: { type: 'isNews', params: keyIn },
          target: 'keeping',
          actions: { type: 'addKey', params: keyIn },
        },
        'hints.dismissed': { target: 'keeping', actions: 'addAll' },
      },
    },
    keeping: {
      description: 'What was used is being noted.',
      invoke: { id: 'keepUsed', src: 'keepUsed', input: usedNow, onDone: 'deciding', onError: 'deciding' },
      on: {
        'key.used': {
          guard: { type: 'isNews', params: keyIn },
          target: 'keeping',
          reenter: true,
          actions: { type: 'addKey', params: keyIn },
        },
        'hints.dismissed': { target: 'keeping', reenter: true, actions: 'addAll' },
      },
    },
    settled: { description: 'Nothing is hinted any more.' },
  },
})

const none: readonly Hint[] = []
/** What is hinted; none until it is known what was used. */
export const hintsOf = (snapshot: SnapshotFrom<typeof hintsMachine>): readonly Hint[] =>
  snapshot.matches('showing') || snapshot.matches('keeping')
    ? HINTS.filter((hint) => !snapshot.context.used.includes(hint))
    : none
