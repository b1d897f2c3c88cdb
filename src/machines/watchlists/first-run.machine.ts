import { assign, type DoneActorEvent, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { Feed } from '../../contract/shared/workspace.ts'
import type { ChosenSearch } from '../../rules/shared/page/workspace.ts'
import type { Lists, WatchlistEdit } from '../../rules/watchlists/edits.ts'
import { areBlank, firstList, followingIn } from '../../rules/watchlists/first-run.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Feeds = readonly Feed[]
/** `unasked`: this browser's reader has not answered yet, and the lists are being loaded. */
export type Answer = 'unasked' | 'answered'
/** `lists`: undefined until they are known. */
type Context = { feeds: Feeds; lists?: Lists | undefined; chosen: readonly string[] }
type Event =
  | { type: 'feeds.changed'; feeds: Feeds }
  | { type: 'lists.changed'; lists: Lists | undefined }
  | { type: 'lists.failed' }
  | { type: 'tile.toggled'; symbol: string }
  | { type: 'follow.pressed' }
  | { type: 'later.pressed' }
  /** All edits are saved, or one was refused. */
  | { type: 'edits.ended'; lists: Lists }
  | { type: 'edit.refused' }
type Emitted =
  | { type: 'edit.made'; edit: WatchlistEdit }
  | { type: 'feed.added' }
  | ({ type: 'search.chosen' } & ChosenSearch)
  /** `slot`: of the feed that shows its headlines, undefined where each looks for something else. */
  | { type: 'list.followed'; symbols: number; slot: number | undefined }

const feedsIn = ({ event }: { event: { feeds: Feeds } }) => event.feeds
const listsIn = <Value>({ event }: { event: { lists: Value } }) => event.lists
const symbolIn = ({ event }: { event: { symbol: string } }) => event.symbol
const answerIn = ({ event }: { event: DoneActorEvent<Answer> }) => event.output

/** TRM-10: a newcomer says on the heatmap which symbols they follow, and has a first list and a feed about it. */
export const firstRunMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { lookUp: port<Answer, void>('lookUp'), keepAnswer: port<void, void>('keepAnswer') },
  actions: {
    keepFeeds: assign((_, feeds: Feeds) => ({ feeds })),
    keepLists: assign((_, lists: Lists | undefined) => ({ lists })),
    toggle: assign(({ context: { chosen } }, symbol: string) => ({
      chosen: chosen.includes(symbol) ? chosen.filter((other) => other !== symbol) : [...chosen, symbol],
    })),
    forgetChosen: assign({ chosen: [] }),
    makeEdit: report(({ context }) => ({ type: 'edit.made' as const, edit: firstList(context.chosen) })),
    follow: enqueueActions(({ context: { feeds, chosen }, enqueue }) => {
      const { slot, steps } = followingIn(feeds)
      for (const step of steps) enqueue(report(step))
      enqueue(report({ type: 'list.followed', symbols: chosen.length, slot }))
    }),
  },
  guards: {
    areBlank: (_, feeds: Feeds) => areBlank(feeds),
    isUnasked: (_, answer: Answer) => answer === 'unasked',
    isKnown: ({ context }) => context.lists !== undefined,
    isNewcomer: ({ context }) => context.lists?.length === 0 && areBlank(context.feeds),
    isNone: (_, lists: Lists | undefined) => lists?.length === 0,
    areKnown: (_, lists: Lists | undefined) => lists !== undefined,
    hasChosen: ({ context }) => context.chosen.length > 0,
  },
}).createMachine({
  id: 'firstRun',
  description: 'Asks a newcomer which symbols they follow.',
  context: { feeds: [], chosen: [] },
  initial: 'arriving',
  on: {
    'feeds.changed': { actions: { type: 'keepFeeds', params: feedsIn } },
    'lists.changed': { actions: { type: 'keepLists', params: listsIn } },
  },
  states: {
    arriving: {
      description: 'It is not yet known what the feeds look for.',
      on: {
        'feeds.changed': [
          {
            guard: { type: 'areBlank', params: feedsIn },
            target: 'lookingUp',
            actions: { type: 'keepFeeds', params: feedsIn },
          },
          { target: 'settled', actions: { type: 'keepFeeds', params: feedsIn } },
        ],
      },
    },
    lookingUp: {
      description: 'It is looked up whether the question was answered in this browser.',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        onDone: [{ guard: { type: 'isUnasked', params: answerIn }, target: 'waiting' }, { target: 'settled' }],
        onError: 'settled',
      },
    },
    waiting: {
      description: 'The lists are on their way.',
      always: [
        { guard: 'isNewcomer', target: 'asking' },
        { guard: 'isKnown', target: 'settled' },
      ],
      on: { 'lists.failed': 'settled' },
    },
    asking: {
      description: 'The newcomer presses the tiles of what they follow.',
      on: {
        'tile.toggled': { actions: { type: 'toggle', params: symbolIn } },
        'follow.pressed': { guard: 'hasChosen', target: 'making' },
        'later.pressed': 'answering',
        'lists.changed': [
          { guard: { type: 'isNone', params: listsIn }, actions: { type: 'keepLists', params: listsIn } },
          { target: 'waiting', actions: [{ type: 'keepLists', params: listsIn }, 'forgetChosen'] },
        ],
      },
    },
    making: {
      description: 'The first list is being saved.',
      entry: 'makeEdit',
      on: {
        'edits.ended': { target: 'answering', actions: 'follow' },
        'edit.refused': 'asking',
        'lists.changed': [
          { guard: { type: 'areKnown', params: listsIn }, actions: { type: 'keepLists', params: listsIn } },
          // somebody else is here
          { target: 'waiting', actions: [{ type: 'keepLists', params: listsIn }, 'forgetChosen'] },
        ],
      },
    },
    answering: {
      description: 'It is being noted that the question was answered.',
      invoke: { id: 'keepAnswer', src: 'keepAnswer', onDone: 'settled', onError: 'settled' },
    },
    settled: { description: 'Nothing is asked.' },
  },
})

type Snapshot = SnapshotFrom<typeof firstRunMachine>
/** It may come to ask, so that there has to be space for the question. */
export const isDeciding = (snapshot: Snapshot) =>
  snapshot.matches('arriving') || snapshot.matches('lookingUp') || snapshot.matches('waiting')
export const isAsking = (snapshot: Snapshot) => snapshot.matches('asking') || isMaking(snapshot)
export const isMaking = (snapshot: Snapshot) => snapshot.matches('making')
export const chosenOf = (snapshot: Snapshot) => snapshot.context.chosen
