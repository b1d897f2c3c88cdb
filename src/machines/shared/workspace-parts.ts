import { assign, emit, sendTo, setup } from 'xstate'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import { FEEDS_LIMIT, type Side, type Sizes, type Widget, type Workspace } from '../../contract/shared/workspace.ts'
import type { Layout } from '../../rules/shared/page/shell.ts'
import { type ChosenSearch, type FeedSlot, firstWorkspace } from '../../rules/shared/page/workspace.ts'
import { stream } from './ports.ts'

/** `owner`: the username of whose Terminal it is, undefined for a visitor's. `building`: the feeds whose builder is open. */
export type Context = {
  owner?: string | undefined
  workspace: Workspace
  layout: Layout
  building: readonly FeedSlot[]
}
/** What lies over the feeds where there is no space beside them. */
export type Over = Side | 'calendar'
export type Event =
  | { type: 'feed.added' }
  | { type: 'feed.removed' }
  | { type: 'feed.closed'; slot: number }
  | { type: 'feed.replaced'; slot: FeedSlot; feed: FeedConfiguration }
  | { type: 'feed.synced'; feed: FeedConfiguration; source: 'Terminal' | 'NewsPit' }
  | ({ type: 'search.chosen' } & ChosenSearch)
  | { type: 'stories.toggled'; slot: FeedSlot }
  | { type: 'preset.deleted'; id: string }
  | { type: 'preset.renewed'; preset: FeedConfiguration; isNameOnly: boolean }
  | { type: 'widget.toggled'; widget: Widget }
  | { type: 'drawer.toggled'; side: Side }
  | { type: 'symbol.chosen'; symbol: string }
  | { type: 'panels.resized'; sizes: Partial<Sizes> }
  | { type: 'panels.restored' }
  /** DSK-01: another arrangement, without the News Pit's feed. */
  | { type: 'desk.opened'; arrangement: Partial<Workspace> }
  | { type: 'over.asked'; over: Over }
  | { type: 'over.left' }
  | { type: 'layout.changed'; layout: Layout }
  | { type: 'building.begun'; slot: FeedSlot }
  | { type: 'building.ended'; slot: FeedSlot }
  /** The username of who is here, '' for a visitor, undefined while it is not known. */
  | { type: 'reader.changed'; reader: string | undefined }
  | { type: 'reader.lapsed' }
  /** What the browser keeps for a user. */
  | Recalled
/** `feed.appeared`: the user wants to see the feed, which may lie out of sight to the right. */
type Emitted = { type: 'feed.appeared' }
export type Recalled = { type: 'workspace.recalled'; owner: string | undefined; kept: Workspace | undefined }
export type WorkspaceEvent =
  | { type: 'workspace.changed'; owner: string | undefined; workspace: Workspace }
  /** It is answered at once by `workspace.recalled`. */
  | { type: 'workspace.wanted'; owner: string | undefined }

/** The ports, actions and guards of the workspace's chart. */
export const workspaceParts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { owner?: string; kept?: Workspace },
  },
  actors: { keepWorkspace: stream<WorkspaceEvent>('keepWorkspace') },
  actions: {
    arrange: assign(({ context }, change: Partial<Workspace>) => ({ workspace: { ...context.workspace, ...change } })),
    keepOwner: assign((_, { owner }: Recalled) => ({ owner })),
    takeOver: assign((_, { owner, kept }: Recalled) => ({ owner, workspace: kept ?? firstWorkspace })),
    askForKept: sendTo(
      'keepWorkspace',
      (_, reader: string | undefined): WorkspaceEvent => ({ type: 'workspace.wanted', owner: reader || undefined }),
    ),
    noteLayout: assign((_, layout: Layout) => ({ layout })),
    addBuilding: assign(({ context }, slot: FeedSlot) => ({ building: [...context.building, slot] })),
    dropBuilding: assign(({ context }, slot: FeedSlot) => ({
      building: context.building.filter((other) => other !== slot),
    })),
    announceFeed: emit({ type: 'feed.appeared' }),
    keep: sendTo(
      'keepWorkspace',
      ({ context: { owner, workspace } }): WorkspaceEvent => ({
        type: 'workspace.changed',
        owner,
        workspace,
      }),
    ),
  },
  guards: {
    hasSpace: ({ context }) => context.workspace.feedConfigurations.length < FEEDS_LIMIT,
    hasSeveral: ({ context }) => context.workspace.feedConfigurations.length > 1,
    /** What is being built in a feed to the right stays where it is. */
    canCloseFeed: ({ context: { workspace, building } }, slot: number) =>
      workspace.feedConfigurations.length > 1 && !building.some((other) => other !== 'newsPit' && other > slot),
    canClose: (_, widget: Widget) => widget !== 'EVENTS',
    hasColumns: (_, layout: Layout) => layout === 'desktop',
    lacksColumns: ({ context }) => context.layout !== 'desktop',
    isOther: ({ context }, reader: string | undefined) =>
      reader !== undefined && (reader || undefined) !== context.owner,
    isOfVisitor: (_, recalled: Recalled) => recalled.owner === undefined,
    isNew: ({ context }, { owner, kept }: Recalled) =>
      owner !== undefined && context.owner === undefined && kept === undefined,
    isNewOrBuilding: ({ context }, { owner, kept }: Recalled) =>
      owner !== undefined &&
      context.owner === undefined &&
      (kept === undefined || context.building.some((slot) => slot !== 'newsPit')),
    isLeft: (_, over: Over) => over === 'left',
    isRight: (_, over: Over) => over === 'right',
  },
})
