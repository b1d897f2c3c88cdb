import { assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { FeedConfiguration } from '../contract/feed-configuration.ts'
import type { SearchContext } from '../contract/search-context.ts'
import { FEEDS_LIMIT, type Side, type Sizes, type Widget, type Workspace } from '../contract/workspace.ts'
import {
  addFeed,
  changeSearch,
  type FeedPlace,
  feedAt,
  firstWorkspace,
  forgetPreset,
  removeFeed,
  replaceFeed,
  showSymbol,
  syncFeed,
  toggleDrawer,
  toggleWidget,
} from '../rules/workspace.ts'
import { stream } from './ports.ts'

/** `owner`: the username of whose Terminal it is, undefined for a visitor's. */
type Context = { owner?: string; workspace: Workspace }
/** What lies over the feeds where there is no room beside them. */
export type Over = Side | 'calendar'
type Event =
  | { type: 'feed.added' }
  | { type: 'feed.removed' }
  | { type: 'feed.replaced'; place: FeedPlace; feed: FeedConfiguration }
  | { type: 'feed.synced'; feed: FeedConfiguration; source: 'Terminal' | 'NewsPit' }
  | { type: 'search.chosen'; place: FeedPlace; search: SearchContext }
  | { type: 'preset.deleted'; id: string }
  | { type: 'widget.toggled'; widget: Widget }
  | { type: 'drawer.toggled'; side: Side }
  | { type: 'symbol.chosen'; symbol: string }
  | { type: 'panels.resized'; sizes: Partial<Sizes> }
  | { type: 'panels.restored' }
  | { type: 'over.asked'; over: Over }
  | { type: 'over.left' }
  | { type: 'owner.changed'; owner?: string; kept?: Workspace }
/** `feed.appeared`: its reader wants to see it, which may be further right than there is room. */
type Emitted = { type: 'feed.appeared' }
export type WorkspaceTold = { type: 'workspace.changed'; owner?: string; workspace: Workspace }

type Named<Type extends Event['type']> = Extract<Event, { type: Type }>
const arrange = <Type extends Event['type']>(
  change: (workspace: Workspace, event: Named<Type>) => Partial<Workspace>,
) => [
  {
    type: 'arrange' as const,
    params: ({ context, event }: { context: Context; event: Named<Type> }) => change(context.workspace, event),
  },
  'keep' as const,
]

/** TRM-01 to TRM-06: how a reader has arranged the Terminal. It is kept for each user of a browser, and for its visitors. */
export const workspaceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { owner?: string; kept?: Workspace },
  },
  actors: { keepWorkspace: stream<WorkspaceTold>('keepWorkspace') },
  actions: {
    arrange: assign(({ context }, change: Partial<Workspace>) => ({ workspace: { ...context.workspace, ...change } })),
    keepOwner: assign((_, owner: string | undefined) => ({ owner })),
    announceFeed: emit({ type: 'feed.appeared' }),
    keep: sendTo('keepWorkspace', ({ context }): WorkspaceTold => ({ type: 'workspace.changed', ...context })),
  },
  guards: {
    hasRoom: ({ context }) => context.workspace.feedConfigurations.length < FEEDS_LIMIT,
    hasSeveral: ({ context }) => context.workspace.feedConfigurations.length > 1,
    canClose: (_, widget: Widget) => widget !== 'EVENTS',
    isLeft: (_, over: Over) => over === 'left',
    isRight: (_, over: Over) => over === 'right',
  },
}).createMachine({
  id: 'workspace',
  context: ({ input: { owner, kept } }) => ({ owner, workspace: kept ?? firstWorkspace }),
  invoke: { id: 'keepWorkspace', src: 'keepWorkspace' },
  initial: 'clear',
  on: {
    'feed.added': { guard: 'hasRoom', actions: [...arrange<'feed.added'>(addFeed), 'announceFeed'] },
    'feed.removed': { guard: 'hasSeveral', actions: arrange<'feed.removed'>(removeFeed) },
    'feed.replaced': {
      actions: arrange<'feed.replaced'>((workspace, { place, feed }) => replaceFeed(workspace, place, feed)),
    },
    'feed.synced': {
      actions: arrange<'feed.synced'>((workspace, { feed, source }) => syncFeed(workspace, feed, source)),
    },
    'search.chosen': {
      actions: arrange<'search.chosen'>((workspace, { place, search }) => changeSearch(workspace, place, search)),
    },
    'preset.deleted': {
      actions: arrange<'preset.deleted'>((workspace, { id }) => forgetPreset(workspace, id)),
    },
    'widget.toggled': {
      guard: { type: 'canClose', params: ({ event }) => event.widget },
      actions: arrange<'widget.toggled'>((workspace, { widget }) => toggleWidget(workspace, widget)),
    },
    'drawer.toggled': {
      actions: arrange<'drawer.toggled'>((workspace, { side }) => toggleDrawer(workspace, side)),
    },
    'symbol.chosen': {
      actions: arrange<'symbol.chosen'>((workspace, { symbol }) => showSymbol(workspace, symbol)),
    },
    'panels.resized': {
      actions: arrange<'panels.resized'>(({ sizes }, event) => ({ sizes: { ...sizes, ...event.sizes } })),
    },
    'panels.restored': { actions: arrange<'panels.restored'>(() => ({ sizes: firstWorkspace.sizes })) },
    'owner.changed': {
      actions: [
        { type: 'keepOwner', params: ({ event }) => event.owner },
        ...arrange<'owner.changed'>((_, { kept }) => kept ?? firstWorkspace),
      ],
    },
    'over.asked': [
      { guard: { type: 'isLeft', params: ({ event }) => event.over }, target: '.left' },
      { guard: { type: 'isRight', params: ({ event }) => event.over }, target: '.right' },
      { target: '.calendar' },
    ],
    'over.left': '.clear',
  },
  states: { clear: {}, left: {}, right: {}, calendar: {} },
})

type Snapshot = SnapshotFrom<typeof workspaceMachine>
export const ownerOf = (snapshot: Snapshot) => snapshot.context.owner
export const workspaceOf = (snapshot: Snapshot) => snapshot.context.workspace
export const feedsOf = (snapshot: Snapshot) => snapshot.context.workspace.feedConfigurations
export const feedOf = (snapshot: Snapshot, place: FeedPlace) => feedAt(snapshot.context.workspace, place)
export const symbolOf = (snapshot: Snapshot) => snapshot.context.workspace.symbol
export const sizesOf = (snapshot: Snapshot) => snapshot.context.workspace.sizes
export const isWidgetOpen = (snapshot: Snapshot, widget: Widget) =>
  snapshot.context.workspace.openWidgets.includes(widget)
export const isDrawerOpen = (snapshot: Snapshot, side: Side) => snapshot.context.workspace.openDrawers.includes(side)
/** Undefined while the feeds are clear. */
export const overOf = (snapshot: Snapshot): Over | undefined =>
  snapshot.value === 'clear' ? undefined : snapshot.value
/** Whether panels stand otherwise than at first. */
export const isArranged = (snapshot: Snapshot) => hasSizes(sizesOf(snapshot))
const hasSizes = ({ columns, shares }: Sizes) => Object.keys(columns).length + Object.keys(shares).length > 0
