import { assign, type SnapshotFrom, setup } from 'xstate'
import { findZones } from '../../rules/calendar/zones.ts'
import { report } from '../shared/report.ts'

/** `zones`: all that there are, by their IANA names; `index`: of the option that the user is at. */
type Context = { zones: readonly string[]; phrase: string; index: number }
type Event =
  | { type: 'box.opened' }
  | { type: 'box.left' }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'option.reached'; at: number }
  | { type: 'option.taken'; zone?: string }
/** Without a zone it is the reader's own. */
type Emitted = { type: 'zone.chosen'; zone?: string }
/** The user's own zone is offered first while nothing has been typed. */
type Option = { zone?: string }

const found = ({ zones, phrase }: Context): readonly Option[] => [
  ...(phrase.trim() === '' ? [{}] : []),
  ...findZones(zones, phrase).map((zone) => ({ zone })),
]

const initialContext = ({ input }: { input: { zones: readonly string[] } }) => ({
  zones: input.zones,
  phrase: '',
  index: 0,
})
const phraseIn = <Value>({ event }: { event: { phrase: Value } }) => event.phrase
const atIn = <Value>({ event }: { event: { at: Value } }) => event.at
const optionIn = ({ event: { zone } }: { event: Option }) => ({ zone })

/** CAL-11: the box in which a time zone is looked for: a combobox whose list opens beneath it. */
export const zoneSearchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { zones: readonly string[] },
  },
  actions: {
    keepPhrase: assign((_, phrase: string) => ({ phrase, index: 0 })),
    keepIndex: assign((_, index: number) => ({ index })),
    clear: assign({ phrase: '', index: 0 }),
    announce: report((_, { zone }: Option): Emitted => ({ type: 'zone.chosen', zone })),
  },
}).createMachine({
  id: 'zoneSearch',
  description: 'The box in which a time zone is looked for.',
  context: initialContext,
  initial: 'closed',
  on: {
    'phrase.changed': { target: '.open', actions: { type: 'keepPhrase', params: phraseIn } },
  },
  states: {
    closed: {
      description: 'The list beneath the box is closed.',
      entry: 'clear',
      on: { 'box.opened': 'open' },
    },
    open: {
      description: 'The list beneath the box is open.',
      on: {
        'box.left': 'closed',
        'option.reached': { actions: { type: 'keepIndex', params: atIn } },
        'option.taken': {
          target: 'closed',
          actions: { type: 'announce', params: optionIn },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof zoneSearchMachine>
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase
export const isOpen = (snapshot: Snapshot) => snapshot.matches('open')
/** The best first; one without a zone is the user's own. A new array each time. */
export const foundOf = (snapshot: Snapshot) => (snapshot.matches('open') ? found(snapshot.context) : [])
/** The index, among those found, of the option that the user is at. */
export const indexOf = (snapshot: Snapshot) =>
  snapshot.matches('open') && found(snapshot.context).length > 0 ? snapshot.context.index : undefined
