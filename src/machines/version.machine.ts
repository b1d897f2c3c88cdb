import { emit, type SnapshotFrom, setup } from 'xstate'
import { port, stream } from './ports.ts'

/** `version`: as the server names the app that it serves. */
type Event =
  | { type: 'version.named'; version: string }
  | { type: 'code.failed' }
  | { type: 'reload.pressed' }
  | { type: 'restart.asked' }
  | { type: 'offer.dismissed' }

/**
 * RTE-13: whether this page is of the version that the server has. Nobody is reloaded: an old page goes on, and the new one is offered once a part of
 * the old one cannot be had.
 */
export const versionMachine = setup({
  types: {
    context: {} as { version?: string },
    events: {} as Event,
    emitted: {} as { type: 'page.leaving' },
    input: {} as { version?: string },
  },
  actors: { reload: port<void, void>('reload'), watchVersion: stream('watchVersion') },
  actions: { announceLeaving: emit({ type: 'page.leaving' }) },
  guards: {
    /** A page that was not built, as in development, has no version. */
    isOther: ({ context }, named: string) => context.version !== undefined && context.version !== named,
    isSame: ({ context }, named: string) => context.version === named,
  },
}).createMachine({
  id: 'version',
  context: ({ input: { version } }) => ({ version }),
  invoke: { id: 'watchVersion', src: 'watchVersion' },
  initial: 'current',
  on: { 'restart.asked': { target: '.restarting', actions: 'announceLeaving' } },
  states: {
    current: {
      description: 'The server has named no other version.',
      on: {
        'version.named': {
          guard: { type: 'isOther', params: ({ event }) => event.version },
          target: 'outdated',
        },
        'code.failed': 'incomplete',
      },
    },
    incomplete: {
      description:
        'A part could not be had. Perhaps the network has gone, perhaps the server is being replaced: its next word tells.',
      on: {
        'version.named': [
          { guard: { type: 'isOther', params: ({ event }) => event.version }, target: 'offering' },
          { target: 'current' },
        ],
      },
    },
    outdated: {
      description: 'The server has another version; this page has all that it needs.',
      on: {
        'version.named': {
          guard: { type: 'isSame', params: ({ event }) => event.version },
          target: 'current',
        },
        'code.failed': 'offering',
      },
    },
    offering: {
      description: 'The server has another version, and a part of this one cannot be had.',
      on: {
        'version.named': {
          guard: { type: 'isSame', params: ({ event }) => event.version },
          target: 'current',
        },
        'reload.pressed': { target: 'reloading', actions: 'announceLeaving' },
        'offer.dismissed': 'outdated',
      },
    },
    reloading: {
      description: 'Whoever holds what was typed has been told; the page goes.',
      invoke: { id: 'reload', src: 'reload', onError: 'offering' },
      on: { 'restart.asked': {} },
    },
    restarting: {
      description: 'A part of the page has failed, and its reader asks for the page anew.',
      invoke: { id: 'restart', src: 'reload', onError: 'current' },
      on: { 'restart.asked': {} },
    },
  },
})

type Snapshot = SnapshotFrom<typeof versionMachine>
export const isOffering = (snapshot: Snapshot) => snapshot.matches('offering') || snapshot.matches('reloading')
