import type { SnapshotFrom } from 'xstate'
import type { Side, Sizes, Widget, Workspace } from '../../contract/shared/workspace.ts'
import type { Layout } from '../../rules/shared/page/shell.ts'
import {
  addFeed,
  changeSearch,
  closeFeed,
  type FeedSlot,
  feedAt,
  firstWorkspace,
  forgetPreset,
  removeFeed,
  renewPreset,
  replaceFeed,
  showSymbol,
  syncFeed,
  toggleDrawer,
  toggleStories,
  toggleWidget,
} from '../../rules/shared/page/workspace.ts'
import { type Context, type Event, type Over, type Recalled, workspaceParts } from './workspace-parts.ts'

type At<Type extends Event['type']> = { context: Context; event: Extract<Event, { type: Type }> }
const withFeed = ({ context }: At<'feed.added'>) => addFeed(context.workspace)
const withoutFeed = ({ context }: At<'feed.removed'>) => removeFeed(context.workspace)
const withoutClosed = ({ context, event }: At<'feed.closed'>) => closeFeed(context.workspace, event.slot)
const withReplaced = ({ context, event }: At<'feed.replaced'>) => replaceFeed(context.workspace, event.slot, event.feed)
const withSynced = ({ context, event }: At<'feed.synced'>) => syncFeed(context.workspace, event.feed, event.source)
const withSearch = ({ context, event }: At<'search.chosen'>) => changeSearch(context.workspace, event)
const withStories = ({ context, event }: At<'stories.toggled'>) => toggleStories(context.workspace, event.slot)
const withoutPreset = ({ context, event }: At<'preset.deleted'>) => forgetPreset(context.workspace, event.id)
const withRenewed = ({ context, event }: At<'preset.renewed'>) =>
  renewPreset(context.workspace, event.preset, event.isNameOnly)
const withWidget = ({ context, event }: At<'widget.toggled'>) => toggleWidget(context.workspace, event.widget)
const withDrawer = ({ context, event }: At<'drawer.toggled'>) => toggleDrawer(context.workspace, event.side)
const withSymbol = ({ context, event }: At<'symbol.chosen'>) => showSymbol(context.workspace, event.symbol)
const withSizes = ({ context, event }: At<'panels.resized'>) => ({
  sizes: { ...context.workspace.sizes, ...event.sizes },
})
const arrangementIn = ({ event }: At<'desk.opened'>) => event.arrangement
const withFirstSizes = () => ({ sizes: firstWorkspace.sizes })

const initialContext = ({ input: { owner, kept } }: { input: { owner?: string; kept?: Workspace } }): Context => ({
  owner,
  workspace: kept ?? firstWorkspace,
  layout: 'desktop',
  building: [],
})
const widgetIn = <Value>({ event }: { event: { widget: Value } }) => event.widget
const recalledIn = ({ event }: { event: Recalled }) => event
const readerIn = ({ event }: { event: { reader: string | undefined } }) => event.reader
const slotIn = <Value>({ event }: { event: { slot: Value } }) => event.slot
const layoutIn = ({ event }: { event: { layout: Layout } }) => event.layout
const overIn = <Value>({ event }: { event: { over: Value } }) => event.over

/** TRM-01 to TRM-06: how a user has arranged the Terminal. It is kept for each user of a browser, and for its visitors. */
export const workspaceMachine = workspaceParts.createMachine({
  id: 'workspace',
  description: 'How the user has arranged the Terminal.',
  context: initialContext,
  invoke: { id: 'keepWorkspace', src: 'keepWorkspace' },
  type: 'parallel',
  on: {
    'feed.added': { guard: 'hasSpace', actions: [{ type: 'arrange', params: withFeed }, 'keep', 'announceFeed'] },
    'feed.removed': { guard: 'hasSeveral', actions: [{ type: 'arrange', params: withoutFeed }, 'keep'] },
    'feed.closed': {
      guard: { type: 'canCloseFeed', params: slotIn },
      actions: [{ type: 'arrange', params: withoutClosed }, 'keep'],
    },
    'feed.replaced': {
      actions: [{ type: 'arrange', params: withReplaced }, 'keep'],
    },
    'feed.synced': {
      actions: [{ type: 'arrange', params: withSynced }, 'keep'],
    },
    'search.chosen': {
      actions: [{ type: 'arrange', params: withSearch }, 'keep'],
    },
    'stories.toggled': { actions: [{ type: 'arrange', params: withStories }, 'keep'] },
    'preset.deleted': { actions: [{ type: 'arrange', params: withoutPreset }, 'keep'] },
    'preset.renewed': { actions: [{ type: 'arrange', params: withRenewed }, 'keep'] },
    'widget.toggled': {
      guard: { type: 'canClose', params: widgetIn },
      actions: [{ type: 'arrange', params: withWidget }, 'keep'],
    },
    'drawer.toggled': {
      actions: [{ type: 'arrange', params: withDrawer }, 'keep'],
    },
    'panels.resized': {
      actions: [{ type: 'arrange', params: withSizes }, 'keep'],
    },
    'desk.opened': { actions: [{ type: 'arrange', params: arrangementIn }, 'keep'] },
    'panels.restored': { actions: [{ type: 'arrange', params: withFirstSizes }, 'keep'] },
    'building.begun': { actions: { type: 'addBuilding', params: slotIn } },
    'building.ended': { actions: { type: 'dropBuilding', params: slotIn } },
    'reader.changed': {
      guard: { type: 'isOther', params: readerIn },
      actions: { type: 'askForKept', params: readerIn },
    },
  },
  states: {
    signIn: {
      description: 'Whose Terminal it becomes when a user signs in or out.',
      initial: 'steady',
      on: {
        'workspace.recalled': [
          {
            guard: { type: 'isOfVisitor', params: recalledIn },
            actions: [{ type: 'takeOver', params: recalledIn }, 'keep'],
          },
          { target: '.steady', actions: [{ type: 'takeOver', params: recalledIn }, 'keep'] },
        ],
      },
      states: {
        steady: {
          description:
            'Who signs in for the first time goes on with the Terminal that is here, and so does who is building in it.',
          on: {
            'reader.lapsed': 'lapsed',
            'workspace.recalled': {
              guard: { type: 'isNewOrBuilding', params: recalledIn },
              actions: [{ type: 'keepOwner', params: recalledIn }, 'keep'],
            },
          },
        },
        lapsed: {
          description:
            'A sign-in has ended without a sign-out, and what is being built may be of the user whose it was.',
          on: {
            'workspace.recalled': {
              guard: { type: 'isNew', params: recalledIn },
              target: 'steady',
              actions: [{ type: 'keepOwner', params: recalledIn }, 'keep'],
            },
          },
        },
      },
    },
    over: {
      description: 'What lies over the feeds where there is no space beside them.',
      initial: 'clear',
      on: {
        // where the drawer has no space beside the feeds it lies over them
        'symbol.chosen': [
          { guard: 'lacksColumns', target: '.right', actions: [{ type: 'arrange', params: withSymbol }, 'keep'] },
          { actions: [{ type: 'arrange', params: withSymbol }, 'keep'] },
        ],
        'layout.changed': [
          {
            guard: { type: 'hasColumns', params: layoutIn },
            target: '.clear',
            actions: { type: 'noteLayout', params: layoutIn },
          },
          { actions: { type: 'noteLayout', params: layoutIn } },
        ],
        'over.asked': [
          { guard: { type: 'isLeft', params: overIn }, target: '.left' },
          { guard: { type: 'isRight', params: overIn }, target: '.right' },
          { target: '.calendar' },
        ],
        'over.left': '.clear',
      },
      states: {
        clear: {
          description: 'Nothing lies over the feeds.',
        },
        left: {
          description: 'The left drawer lies over the feeds.',
        },
        right: {
          description: 'The right drawer lies over the feeds.',
        },
        calendar: {
          description: 'The calendar lies over the feeds.',
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof workspaceMachine>
export const ownerOf = (snapshot: Snapshot) => snapshot.context.owner
export const workspaceOf = (snapshot: Snapshot) => snapshot.context.workspace
export const feedsOf = (snapshot: Snapshot) => snapshot.context.workspace.feedConfigurations
export const feedOf = (snapshot: Snapshot, slot: FeedSlot) => feedAt(snapshot.context.workspace, slot)
export const symbolOf = (snapshot: Snapshot) => snapshot.context.workspace.symbol
export const sizesOf = (snapshot: Snapshot) => snapshot.context.workspace.sizes
export const isWidgetOpen = (snapshot: Snapshot, widget: Widget) =>
  snapshot.context.workspace.openWidgets.includes(widget)
export const isDrawerOpen = (snapshot: Snapshot, side: Side) => snapshot.context.workspace.openDrawers.includes(side)
/** Undefined while the feeds are clear. */
export const overOf = (snapshot: Snapshot): Over | undefined =>
  snapshot.value.over === 'clear' ? undefined : snapshot.value.over
/** Whether panels stand otherwise than at first. */
export const isArranged = (snapshot: Snapshot) => hasSizes(sizesOf(snapshot))
const hasSizes = ({ columns, shares }: Sizes) => Object.keys(columns).length + Object.keys(shares).length > 0
