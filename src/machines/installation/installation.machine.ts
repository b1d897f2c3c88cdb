import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { Installation, Kind } from '../../contract/installation/installation.ts'
import { SIMULATED } from '../../contract/shared/news.ts'
import { port, stream } from '../shared/ports.ts'

type Context = { named?: Installation | undefined }
type Event = { type: 'installation.named'; installation: Installation }

const initialContext = ({ input }: { input: Context }) => input
const installationIn = ({ event }: { event: Event }) => event.installation
const outputOf = ({ event }: { event: DoneActorEvent<Installation> }) => event.output

/** BCK-13: which kinds this installation serves. `input`: what the page carries, if it carries any. */
export const installationMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Context },
  actors: {
    loadInstallation: port<Installation, void>('loadInstallation'),
    watchInstallation: stream('watchInstallation'),
  },
  actions: { keep: assign((_, named: Installation) => ({ named })) },
  guards: { isNamed: ({ context }) => context.named !== undefined },
}).createMachine({
  id: 'installation',
  description: 'Which kinds this installation serves, and whether they are real or simulated.',
  context: initialContext,
  invoke: { id: 'watchInstallation', src: 'watchInstallation' },
  initial: 'asking',
  on: { 'installation.named': { target: '.known', actions: { type: 'keep', params: installationIn } } },
  states: {
    asking: {
      description: 'The server is asked, unless the page carries the answer.',
      always: { guard: 'isNamed', target: 'known' },
      invoke: {
        id: 'loadInstallation',
        src: 'loadInstallation',
        onDone: { target: 'known', actions: { type: 'keep', params: outputOf } },
        onError: 'unknown',
      },
    },
    known: { description: 'It is known which kinds are served.' },
    unknown: { description: 'The server has not answered, so every kind counts as served.' },
  },
})

type Snapshot = SnapshotFrom<typeof installationMachine>
/** Whether the user has sources of their own. */
export const hasOwnSources = ({ context: { named } }: Snapshot) => named?.hasOwnSources === true
/** The origin of a list of headlines that names none. */
export const firstOrigin = ({ context: { named } }: Snapshot) => named?.kinds.news[0]
/** Whether prices may stand beside what comes from a source: nothing simulated beside what is real. Until it is known, simulated ones are expected. */
export function hasPricesFor({ context: { named } }: Snapshot, source: string) {
  const origin = named ? named.kinds.quotes[0] : 'simulated'
  return origin !== undefined && (origin === 'simulated') === (source === SIMULATED)
}
/** Whether a kind has no provider. */
export const isOff = ({ context: { named } }: Snapshot, kind: Kind) => named?.kinds[kind].length === 0
/** Whether a kind is there both real and simulated, so that each list has to be one of them. */
export const hasBoth = ({ context: { named } }: Snapshot, kind: Kind) => (named?.kinds[kind].length ?? 0) > 1
/** The scenario of the simulated world, if it is in one. */
export const scenarioOf = ({ context: { named } }: Snapshot) => named?.world?.scenario
/** Whether the person at the server's own machine is looking. */
export const isLocal = ({ context: { named } }: Snapshot) => named?.isLocal === true
