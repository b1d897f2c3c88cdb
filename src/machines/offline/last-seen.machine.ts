import { assign, type DoneActorEvent, enqueueActions, setup } from 'xstate'
import type { ContentItem } from '../../contract/content/content.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { Seen } from '../../contract/shared/storage.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Items<Item> = readonly Item[]
/** `isNewest`: the list shows what is new now, of what everybody sees. `awaitsItems`: it has no answer yet. */
type List = { search: unknown; isNewest: boolean; awaitsItems: boolean }
/**
 * `items`: what the list shows. `reader`: a username, '' of a visitor, undefined while that is not known. `seen`: what was kept by an earlier
 * page; `owner`: the username of who saw what is kept, undefined of a visitor.
 */
type Context<Item> = {
  mayKeep: boolean
  isLive: boolean
  reader?: string
  owner?: string
  items: Items<Item>
  list: List
  seen?: Seen<Item>
}
type Event<Item> =
  | { type: 'consent.changed'; mayKeep: boolean }
  | { type: 'reader.changed'; reader: string | undefined }
  | { type: 'connection.changed'; isLive: boolean }
  | { type: 'items.changed'; items: Items<Item> }
  | { type: 'list.changed'; change: Partial<List> }
  | { type: 'page.left' }
type Emitted<Item> = { type: 'items.recalled'; items: Items<Item>; at: number }

const parts = <Item>() =>
  setup({
    types: { context: {} as Context<Item>, events: {} as Event<Item>, emitted: {} as Emitted<Item> },
    actors: {
      recallList: port<Seen<Item> | undefined, void>('recallList'),
      keepList: port<void, Omit<Seen<Item>, 'at'>>('keepList'),
      forgetLists: port<void, void>('forgetLists'),
    },
    actions: {
      noteConsent: assign((_, mayKeep: boolean) => ({ mayKeep })),
      noteReader: assign((_, reader: string | undefined) => ({ reader })),
      noteConnection: assign((_, isLive: boolean) => ({ isLive })),
      noteItems: assign((_, items: Items<Item>) => ({ items })),
      noteList: assign(({ context }, change: Partial<List>) => ({ list: { ...context.list, ...change } })),
      noteSeen: assign((_, seen: Seen<Item> | undefined) => ({ seen, owner: seen?.owner })),
      noteOwner: assign({ owner: ({ context }) => context.reader || undefined }),
      forget: assign({ seen: undefined, owner: undefined }),
      offer: enqueueActions(({ context: { seen, list, isLive }, enqueue }) => {
        if (!seen || isLive || !list.awaitsItems || !isSame(seen.search, list.search)) return
        enqueue(report({ type: 'items.recalled', items: seen.items, at: seen.at }))
      }),
    },
    guards: {
      mayKeep: ({ context }) => context.mayKeep,
      mustForget: ({ context }) => !context.mayKeep,
      isAnothers: ({ context: { owner, reader } }) => owner !== undefined && reader !== undefined && owner !== reader,
      isNewest: ({ context }) => context.list.isNewest,
    },
    delays: { keepPause: 10_000 },
  })

const mayKeepIn = <Value>({ event }: { event: { mayKeep: Value } }) => event.mayKeep
const readerIn = ({ event }: { event: { reader: string | undefined } }) => event.reader
const isLiveIn = <Value>({ event }: { event: { isLive: Value } }) => event.isLive
const itemsIn = <Value>({ event }: { event: { items: Value } }) => event.items
const changeIn = <Value>({ event }: { event: { change: Value } }) => event.change
const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output
const whatIsSeen = <Item>({ context: { items, list, owner } }: { context: Context<Item> }) => ({
  items,
  search: list.search,
  owner,
})
const initialContext = {
  ...{ mayKeep: false, isLive: false, items: [] },
  list: { search: undefined, isNewest: false, awaitsItems: false },
}

const allowed = parts<unknown>().createStateConfig({
  description: 'The user has allowed the list to be kept.',
  initial: 'recalling',
  always: [
    { guard: 'mustForget', target: 'forgetting' },
    // a sign-in may have ended while no page was open, too
    { guard: 'isAnothers', target: 'forgetting' },
  ],
  states: {
    // what is on the screen already has not been kept
    recalling: {
      description: 'The list of the last visit is read from the browser.',
      invoke: {
        id: 'recallList',
        src: 'recallList',
        onDone: { target: 'changed', actions: [{ type: 'noteSeen', params: outputOf }, 'offer'] },
        onError: 'changed',
      },
    },
    changed: {
      description: 'There is something new to keep, and a pause gathers more of it.',
      on: { 'page.left': [{ guard: 'isNewest', target: 'keeping' }, { target: 'kept' }] },
      after: { keepPause: [{ guard: 'isNewest', target: 'keeping' }, { target: 'kept' }] },
    },
    keeping: {
      description: 'The list is being written to the browser.',
      entry: 'noteOwner',
      invoke: { id: 'keepList', src: 'keepList', input: whatIsSeen, onDone: 'kept', onError: 'kept' },
      on: { 'items.changed': { target: 'changed', actions: { type: 'noteItems', params: itemsIn } } },
    },
    kept: {
      description: 'Everything that is the newest has been kept.',
      on: { 'items.changed': { target: 'changed', actions: { type: 'noteItems', params: itemsIn } } },
    },
  },
})

/**
 * What a live list showed last is kept in the browser, for a start without network: while it may be, not at each change, and nothing of a user
 * who has signed out.
 */
const machineOf = <Item>() =>
  parts<Item>().createMachine({
    id: 'lastSeen',
    description: 'Keeps what a live list showed last, for a start without network.',
    context: initialContext,
    initial: 'forbidden',
    on: {
      'consent.changed': { actions: { type: 'noteConsent', params: mayKeepIn } },
      'reader.changed': { actions: { type: 'noteReader', params: readerIn } },
      'connection.changed': { actions: { type: 'noteConnection', params: isLiveIn } },
      'items.changed': { actions: { type: 'noteItems', params: itemsIn } },
      'list.changed': { actions: [{ type: 'noteList', params: changeIn }, 'offer'] },
    },
    states: {
      forbidden: {
        description: 'The user has not allowed anything to be kept.',
        always: { guard: 'mayKeep', target: 'allowed' },
      },
      allowed,
      forgetting: {
        description: 'What was kept is being deleted.',
        entry: 'forget',
        invoke: { id: 'forgetLists', src: 'forgetLists', onDone: 'forbidden', onError: 'forbidden' },
      },
    },
  })

export const lastNewsMachine = machineOf<NewsItem>()
export const lastStoriesMachine = machineOf<ContentItem>()
