import { type SnapshotFrom, setup } from 'xstate'
import { port, stream } from './ports.ts'
import { report } from './report.ts'

/** `version`: as the server names the app that it serves. */
type Event =
  | { type: 'version.named'; version: string }
  | { type: 'code.failed' }
  | { type: 'code.stuck' }
  | { type: 'reload.pressed' }
  | { type: 'restart.asked' }
  | { type: 'offer.dismissed' }

const initialContext = ({ input: { version } }: { input: { version?: string } }) => ({ version })
const versionIn = <Value>({ event }: { event: { version: Value } }) => event.version

/**
 * RTE-13: whether this page is of the version that the server has. No page is reloaded by itself: an old page goes on, and the new one is offered
 * once a part of the old one cannot be loaded. So is a reload where a part fails again: browsers before 2026 do not ask twice for the same one.
 */
export const versionMachine = setup({
  types: {
    context: {} as { version?: string },
    events: {} as Event,
    emitted: {} as { type: 'page.leaving' },
    input: {} as { version?: string },
  },
  actors: { reload: port<void, void>('reload'), watchVersion: stream('watchVersion') },
  actions: { announceLeaving: report({ type: 'page.leaving' }) },
  guards: {
    /** A page that was not built, as in development, has no version. */
    isOther: ({ context }, named: string) => context.version !== undefined && context.version !== named,
    isSame: ({ context }, named: string) => context.version === named,
  },
}).createMachine({
  id: 'version',
  description: 'Whether this page is of the version that the server has.',
  context: initialContext,
  invoke: { id: 'watchVersion', src: 'watchVersion' },
  initial: 'current',
  on: { 'restart.asked': { target: '.restarting', actions: 'announceLeaving' } },
  states: {
    current: {
      description: 'The server has named no other version.',
      on: {
        'version.named': {
          guard: { type: 'isOther', params: versionIn },
          target: 'outdated',
        },
        'code.failed': 'incomplete',
        'code.stuck': 'stuck',
      },
    },
    incomplete: {
      description:
        'A part could not be loaded: the network is down or the server is being replaced, which its next connect shows.',
      on: {
        'version.named': [{ guard: { type: 'isOther', params: versionIn }, target: 'offering' }, { target: 'current' }],
        'code.stuck': 'stuck',
      },
    },
    stuck: {
      description:
        'A part failed again although the page is online: a reload is offered, as the browser may not ask for it again.',
      on: {
        'version.named': { guard: { type: 'isOther', params: versionIn }, target: 'offering' },
        'reload.pressed': { target: 'restarting', actions: 'announceLeaving' },
        'offer.dismissed': 'current',
      },
    },
    outdated: {
      description: 'The server has another version; this page has all that it needs.',
      on: {
        'version.named': {
          guard: { type: 'isSame', params: versionIn },
          target: 'current',
        },
        'code.failed': 'offering',
        'code.stuck': 'offering',
      },
    },
    offering: {
      description: 'The server has another version, and a part of this one cannot be loaded.',
      on: {
        'version.named': {
          guard: { type: 'isSame', params: versionIn },
          target: 'current',
        },
        'reload.pressed': { target: 'reloading', actions: 'announceLeaving' },
        'offer.dismissed': 'outdated',
      },
    },
    reloading: {
      description: 'What was typed has been put aside, and the page reloads.',
      invoke: { id: 'reload', src: 'reload', onError: 'offering' },
      on: { 'restart.asked': {} },
    },
    restarting: {
      description: 'A part of the page has failed, and the user reloads the page.',
      invoke: { id: 'restart', src: 'reload', onError: 'current' },
      on: { 'restart.asked': {} },
    },
  },
})

type Snapshot = SnapshotFrom<typeof versionMachine>
export const isStuck = (snapshot: Snapshot) => snapshot.matches('stuck')
/** Whether a reload is offered. */
export const isOffering = (snapshot: Snapshot) =>
  isStuck(snapshot) || snapshot.matches('offering') || snapshot.matches('reloading')
