import { assign, type DoneActorEvent, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { KeptAlerts, Rang } from '../../contract/alerts/alerts.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import { type AlertNames, type AlertSearch, keyOf, nameOf, noAlerts, searchesOf } from '../../rules/alerts/alerts.ts'
import { type Came, ringing } from '../../rules/alerts/rang.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `owner`: '' for a visitor, undefined until it is known who is here. `came`: what has been found and is not claimed yet; `claimed`: what is being claimed. */
type Context = {
  owner: string | undefined
  kept: KeptAlerts
  names: AlertNames
  came: readonly Came[]
  claimed: readonly Came[]
  rang: readonly Rang[]
}
type Found = { key: string; items: readonly NewsItem[]; at: number }
type Event =
  | { type: 'reader.changed'; owner: string | undefined }
  | { type: 'alerts.changed'; kept: KeptAlerts }
  | { type: 'names.changed'; names: Partial<AlertNames> }
  /** By the alert with this key; `at`: epoch milliseconds. */
  | ({ type: 'headlines.found' } & Found)
  /** By another window of this browser. */
  | { type: 'rang.changed' }
  | { type: 'rang.cleared' }
  /** The user wants to know how it sounds. */
  | { type: 'sound.tried' }
  /** The notification of the desktop. */
  | { type: 'notification.pressed'; id: string }
type Emitted = { type: 'alerts.rang'; rang: readonly Rang[] } | { type: 'headline.asked'; id: string }
export type Claim = { owner: string; rang: readonly Rang[] }
/** `fresh`: what no other window has rung. */
export type Claimed = { rang: readonly Rang[]; fresh: readonly Rang[] }
export type WatchEvent = { type: 'searches.changed'; searches: readonly AlertSearch[] }
/** How it rings: the sound, and what the desktop shows. */
export type RingerEvent = { type: 'ring.wanted'; sound: boolean; shown: readonly Rang[] }

type Only<Type extends Event['type']> = { event: Extract<Event, { type: Type }> }
const ownerIn = ({ event }: Only<'reader.changed'>) => event.owner
const keptIn = ({ event }: Only<'alerts.changed'>) => event.kept
const namesIn = ({ event }: Only<'names.changed'>) => event.names
const foundIn = ({ event }: Only<'headlines.found'>): Found => event
const idIn = ({ event }: Only<'notification.pressed'>) => event.id
const rangIn = ({ event }: { event: DoneActorEvent<readonly Rang[]> }) => event.output
const claimedIn = ({ event }: { event: DoneActorEvent<Claimed> }) => event.output.rang
const freshIn = ({ event }: { event: DoneActorEvent<Claimed> }) => event.output.fresh
const ownerNow = ({ context }: { context: Context }) => context.owner ?? ''
const claimNow = ({ context: { owner = '', claimed, kept } }: { context: Context }): Claim => ({
  owner,
  rang: ringing(claimed, kept.settings),
})
const noNames: AlertNames = { presets: undefined, lists: undefined }
const atFirst = (): Context => ({ owner: undefined, kept: noAlerts, names: noNames, came: [], claimed: [], rang: [] })
const rungOf = (rang: readonly Rang[]) => rang.filter(({ how }) => how === 'rung')

/** ALT-02: what alerts find, and what rang. */
export const ringingMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    readRang: port<readonly Rang[], string>('readRang'),
    claim: port<Claimed, Claim>('claim'),
    clearRang: port<void, string>('clearRang'),
    watchHeadlines: stream<WatchEvent>('watchHeadlines'),
    ringer: stream<RingerEvent>('ringer'),
  },
  actions: {
    keepOwner: assign((_, owner: string | undefined) => ({ owner, kept: noAlerts, came: [], claimed: [], rang: [] })),
    keepAlerts: assign((_, kept: KeptAlerts) => ({ kept })),
    keepNames: assign(({ context }, names: Partial<AlertNames>) => ({ names: { ...context.names, ...names } })),
    watch: sendTo(
      'watchHeadlines',
      ({ context: { kept, names } }): WatchEvent => ({
        type: 'searches.changed',
        searches: searchesOf(kept.alerts, names),
      }),
    ),
    /** What an alert has found that was removed meanwhile does not ring. */
    note: assign(({ context: { kept, names, came } }, { key, items, at }: Found) => {
      const alert = kept.alerts.find((one) => keyOf(one) === key)
      const why = alert && nameOf(alert, names)
      return why === undefined ? {} : { came: [...came, ...items.map((item) => ({ item, at, why }))] }
    }),
    takeCame: assign(({ context: { came } }) => ({ claimed: came, came: [] })),
    keepRang: assign((_, rang: readonly Rang[]) => ({ rang })),
    dropRang: assign({ rang: [] }),
    ring: enqueueActions(({ context: { kept }, enqueue }, fresh: readonly Rang[]) => {
      const rang = rungOf(fresh)
      const { sound, desktop } = kept.settings
      if (rang.length === 0) return
      enqueue(report({ type: 'alerts.rang', rang }))
      enqueue.sendTo('ringer', {
        type: 'ring.wanted',
        sound: sound === 'on',
        shown: desktop === 'on' ? rang : [],
      } satisfies RingerEvent)
    }),
    tryOut: sendTo('ringer', { type: 'ring.wanted', sound: true, shown: [] } satisfies RingerEvent),
    open: report((_, id: string) => ({ type: 'headline.asked', id })),
  },
  guards: {
    isKnown: (_, owner: string | undefined) => owner !== undefined,
    hasCome: ({ context: { came } }) => came.length > 0,
  },
  // a headline that several alerts find rings once
  delays: { gatherTime: 100 },
}).createMachine({
  id: 'ringing',
  description: 'What alerts find among new headlines, and what rang.',
  context: atFirst,
  invoke: [
    { id: 'watchHeadlines', src: 'watchHeadlines' },
    { id: 'ringer', src: 'ringer' },
  ],
  on: {
    'reader.changed': [
      {
        guard: { type: 'isKnown', params: ownerIn },
        target: '.reading',
        actions: [{ type: 'keepOwner', params: ownerIn }, 'watch'],
      },
      { target: '.waiting', actions: [{ type: 'keepOwner', params: ownerIn }, 'watch'] },
    ],
    'alerts.changed': { actions: [{ type: 'keepAlerts', params: keptIn }, 'watch'] },
    'names.changed': { actions: [{ type: 'keepNames', params: namesIn }, 'watch'] },
    'headlines.found': { actions: { type: 'note', params: foundIn } },
    'sound.tried': { actions: 'tryOut' },
    'notification.pressed': { actions: { type: 'open', params: idIn } },
  },
  initial: 'waiting',
  states: {
    waiting: { description: 'It is not known who is here, and nothing rings.' },
    reading: {
      description: 'What rang before is being read.',
      invoke: {
        id: 'readRang',
        src: 'readRang',
        input: ownerNow,
        onDone: { target: 'resting', actions: { type: 'keepRang', params: rangIn } },
        onError: 'resting',
      },
      on: { 'rang.changed': { target: 'reading', reenter: true } },
    },
    resting: {
      description: 'Nothing has been found.',
      always: { guard: 'hasCome', target: 'gathering' },
      on: { 'rang.changed': 'reading', 'rang.cleared': { target: 'clearing', actions: 'dropRang' } },
    },
    gathering: {
      description: 'What other alerts find at the same time is waited for.',
      after: { gatherTime: 'claiming' },
    },
    claiming: {
      description: 'What no other window of this browser has rung rings.',
      entry: 'takeCame',
      invoke: {
        id: 'claim',
        src: 'claim',
        input: claimNow,
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepRang', params: claimedIn },
            { type: 'ring', params: freshIn },
          ],
        },
        onError: 'resting',
      },
    },
    clearing: {
      description: 'The list of what rang is being cleared.',
      invoke: { id: 'clearRang', src: 'clearRang', input: ownerNow, onDone: 'resting', onError: 'resting' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof ringingMachine>
export const rangOf = ({ context }: Snapshot) => context.rang
export const namesOf = ({ context }: Snapshot) => context.names
