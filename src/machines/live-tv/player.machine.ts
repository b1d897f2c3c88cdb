import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { isFromOthers, type TvSource, tvSources } from '../../rules/live-tv/tv.ts'
import { stream } from '../shared/ports.ts'

type Context = {
  source: TvSource
  /** Whether what others send may be loaded. */
  isAllowed: boolean
  isMuted: boolean
  /** The position that the player reports. */
  seconds: number
  /** Counts the frames: a new number makes a new player. */
  frame: number
}
type Event =
  | { type: 'source.chosen'; source: TvSource }
  | { type: 'consent.changed'; isAllowed: boolean }
  | { type: 'frame.shown' }
  | { type: 'frame.gone' }
  | { type: 'mute.pressed' }
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
  | { type: 'player.ready' }
  | { type: 'player.playing' }
  | { type: 'player.waiting' }
  | { type: 'player.paused' }
  | { type: 'player.failed' }
  | { type: 'sound.changed'; isMuted: boolean }
  | { type: 'progress.changed'; seconds: number }
export type PlayerEvent = { type: 'order.given'; order: 'play' | 'pause' | 'mute' | 'unmute' | 'report' }

const lacksConsent = ({ source, isAllowed }: Context) => isFromOthers(source) && !isAllowed

const initialContext = ({ input }: { input: { isAllowed: boolean } }): Context => ({
  ...input,
  source: 'bloomberg',
  isMuted: true,
  seconds: 0,
  frame: 0,
})
const sourceIn = <Value>({ event }: { event: { source: Value } }) => event.source
const isAllowedIn = <Value>({ event }: { event: { isAllowed: Value } }) => event.isAllowed
const frameWanted = ({ context }: { context: Context }) => ({
  isFromOthers: isFromOthers(context.source),
  isMuted: context.isMuted,
})
const isMutedIn = <Value>({ event }: { event: { isMuted: Value } }) => event.isMuted
const secondsIn = <Value>({ event }: { event: { seconds: Value } }) => event.seconds

/** Live TV (TV-01, TV-02): one player at a time. What stands in the page, a frame of the provider's or a video of ours, is the port's. */
export const playerMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { isAllowed: boolean } },
  actors: { player: stream<PlayerEvent, { isFromOthers: boolean; isMuted: boolean }>('player') },
  actions: {
    keepSource: assign((_, source: TvSource) => ({ source })),
    keepConsent: assign((_, isAllowed: boolean) => ({ isAllowed })),
    keepSound: assign((_, isMuted: boolean) => ({ isMuted })),
    keepProgress: assign((_, seconds: number) => ({ seconds })),
    nextFrame: assign(({ context }) => ({ frame: context.frame + 1, seconds: 0 })),
    order: sendTo('player', (_, order: PlayerEvent['order']): PlayerEvent => ({ type: 'order.given', order })),
  },
  guards: {
    isOther: ({ context }, source: TvSource) => context.source !== source,
    needsConsent: ({ context }) => lacksConsent(context),
    decides: ({ context }, isAllowed: boolean) => isFromOthers(context.source) && context.isAllowed !== isAllowed,
    isMuted: ({ context }) => context.isMuted,
  },
  delays: { patience: 10_000, progressInterval: 1_000 },
}).createMachine({
  id: 'player',
  description: 'The Live TV player.',
  context: initialContext,
  initial: 'choosing',
  on: {
    'source.chosen': {
      guard: { type: 'isOther', params: sourceIn },
      target: '.choosing',
      actions: { type: 'keepSource', params: sourceIn },
    },
    'consent.changed': [
      {
        guard: { type: 'decides', params: isAllowedIn },
        target: '.choosing',
        actions: { type: 'keepConsent', params: isAllowedIn },
      },
      { actions: { type: 'keepConsent', params: isAllowedIn } },
    ],
    'mute.pressed': [
      { guard: 'isMuted', actions: { type: 'keepSound', params: false } },
      { actions: { type: 'keepSound', params: true } },
    ],
  },
  states: {
    choosing: {
      description: 'A source was chosen, and a new player begins.',
      entry: 'nextFrame',
      always: [{ guard: 'needsConsent', target: 'still' }, { target: 'empty' }],
    },
    // nothing of others is loaded
    still: {
      description: 'The source comes from others, and the user has not allowed that yet.',
    },
    // there is something to play, but not yet anything in the page that plays it
    empty: {
      description: 'There is a source to play, but no part of the page to play it in.',
      on: { 'frame.shown': 'shown' },
    },
    shown: {
      description: 'The player is on the page.',
      invoke: {
        id: 'player',
        src: 'player',
        input: frameWanted,
      },
      initial: 'connecting',
      on: {
        'frame.gone': 'empty',
        'player.failed': 'lost',
        'player.playing': '.playing',
        'player.waiting': '.buffering',
        'player.paused': '.paused',
        'play.pressed': { actions: { type: 'order', params: 'play' } },
        'pause.pressed': { actions: { type: 'order', params: 'pause' } },
        'mute.pressed': [
          {
            guard: 'isMuted',
            actions: [
              { type: 'keepSound', params: false },
              { type: 'order', params: 'unmute' },
            ],
          },
          {
            actions: [
              { type: 'keepSound', params: true },
              { type: 'order', params: 'mute' },
            ],
          },
        ],
        'sound.changed': { actions: { type: 'keepSound', params: isMutedIn } },
        'progress.changed': { actions: { type: 'keepProgress', params: secondsIn } },
      },
      states: {
        connecting: {
          description: 'The player is loading.',
          on: { 'player.ready': 'starting' },
          after: { patience: '#player.lost' },
        },
        // it is there; a browser that lets nothing begin by itself leaves it at that
        starting: {
          description: 'The player is ready, and was asked to play.',
          after: { patience: 'paused' },
        },
        playing: {
          description: 'The stream is playing.',
          after: {
            progressInterval: { target: 'playing', reenter: true, actions: { type: 'order', params: 'report' } },
          },
        },
        buffering: {
          description: 'The stream waits for more data.',
          after: { patience: '#player.lost' },
        },
        paused: {
          description: 'The stream is paused.',
        },
      },
    },
    lost: {
      description: 'The stream cannot be reached, and the user can try again.',
      on: { 'retry.pressed': 'choosing', 'network.returned': 'choosing' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof playerMachine>
export type PlayerStanding = 'still' | 'connecting' | 'playing' | 'buffering' | 'paused' | 'lost'

export function standingOf(snapshot: Snapshot): PlayerStanding {
  if (snapshot.matches('still')) return 'still'
  if (snapshot.matches('lost')) return 'lost'
  if (snapshot.matches({ shown: 'playing' })) return 'playing'
  if (snapshot.matches({ shown: 'buffering' })) return 'buffering'
  return snapshot.matches({ shown: 'paused' }) ? 'paused' : 'connecting'
}
export const sourceOf = (snapshot: Snapshot) => snapshot.context.source
export const isMuted = (snapshot: Snapshot) => snapshot.context.isMuted
export const secondsOf = (snapshot: Snapshot) => snapshot.context.seconds
/** What stands in the page and plays, by the number of the attempt; undefined where nothing does. */
export const frameOf = (snapshot: Snapshot) =>
  snapshot.matches('empty') || snapshot.matches('shown') ? snapshot.context.frame : undefined
/** The provider's channel; undefined for what is ours. */
export const channelOf = (snapshot: Snapshot) => tvSources[snapshot.context.source].channel
export const canPause = (snapshot: Snapshot) =>
  snapshot.matches({ shown: 'playing' }) || snapshot.matches({ shown: 'buffering' })
export const canPlay = (snapshot: Snapshot) => snapshot.matches({ shown: 'paused' })
