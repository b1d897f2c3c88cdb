import type { FeedConfiguration } from '../../../contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../../contract/shared/search-context.ts'
import type { Feed, Side, Sizes, Widget, Workspace } from '../../../contract/shared/workspace.ts'

/** Which feed: one of the Terminal's by its number from the left, or the News Pit's. */
export type FeedSlot = number | 'newsPit'

/** A feed that was never saved: it asks for everything (TRM-03). */
const emptyFeed = (id: string): FeedConfiguration => ({ id, name: '', searchContext: {} })

/** The Terminal of a user who has never been here (TRM-01, TRM-04). */
export const firstWorkspace: Workspace = {
  feedConfigurations: [emptyFeed('feed-1')],
  newsPitFeedConfiguration: emptyFeed('news-pit-feed'),
  openWidgets: ['EVENTS', 'CHARTS', 'CALENDAR', 'VIDEO_PLAYER'],
  openDrawers: ['left', 'right'],
  sizes: { columns: {}, shares: {} },
  symbol: 'ES1',
  nextFeed: 2,
}

/** Undefined where there is no such feed. */
export const feedAt = (workspace: Workspace, slot: FeedSlot): Feed | undefined =>
  slot === 'newsPit' ? workspace.newsPitFeedConfiguration : workspace.feedConfigurations[slot]

/** TRM-03: an empty feed with a new id after the others. */
export const addFeed = (workspace: Workspace): Partial<Workspace> => ({
  feedConfigurations: [...workspace.feedConfigurations, emptyFeed(`feed-${workspace.nextFeed}`)],
  nextFeed: workspace.nextFeed + 1,
})

/** TRM-03: the last one goes. */
export const removeFeed = (workspace: Workspace): Partial<Workspace> => ({
  feedConfigurations: workspace.feedConfigurations.slice(0, -1),
})

/** The feeds to its right move up, and all are of one width again. */
export const closeFeed = ({ feedConfigurations, sizes }: Workspace, slot: number): Partial<Workspace> => ({
  feedConfigurations: feedConfigurations.filter((_, at) => at !== slot),
  sizes: {
    ...sizes,
    shares: Object.fromEntries(Object.entries(sizes.shares).filter(([panel]) => !panel.startsWith('feed-'))),
  },
})

/** STY-12: whatever comes to stand in its place, a feed goes on to say who else reports the same, or not to. */
export const keepingStories = ({ stories }: Partial<Feed>, feed: Feed): Feed => (stories ? { ...feed, stories } : feed)

const changed = (workspace: Workspace, slot: FeedSlot, change: (feed: Feed) => Feed): Partial<Workspace> =>
  slot === 'newsPit'
    ? { newsPitFeedConfiguration: change(workspace.newsPitFeedConfiguration) }
    : { feedConfigurations: workspace.feedConfigurations.map((feed, at) => (at === slot ? change(feed) : feed)) }

/** TRM-03: whatever stands in a slot gives way. */
export const replaceFeed = (workspace: Workspace, slot: FeedSlot, feed: Feed) =>
  changed(workspace, slot, (before) => keepingStories(before, feed))

/** STY-12. */
export const toggleStories = (workspace: Workspace, slot: FeedSlot) =>
  changed(workspace, slot, ({ stories, ...feed }) => (stories ? feed : { ...feed, stories: 'off' }))

/** TRM-03: the feeds with the same id follow, or the News Pit's where the change was made there. */
export const syncFeed = (
  workspace: Workspace,
  feed: FeedConfiguration,
  source: 'Terminal' | 'NewsPit',
): Partial<Workspace> =>
  source === 'NewsPit'
    ? { newsPitFeedConfiguration: feed }
    : {
        feedConfigurations: workspace.feedConfigurations.map((other) =>
          other.id === feed.id ? keepingStories(other, feed) : other,
        ),
      }

/** What a feed is to look for; `before` only where it begins to follow the selected symbol, or no longer does (TRM-09). */
export type ChosenSearch = { slot: FeedSlot; search: SearchContext; before?: SearchContext | undefined }

/** TRM-03: only that feed's context changes. */
export function changeSearch(workspace: Workspace, chosen: ChosenSearch): Partial<Workspace> {
  const { slot, search: searchContext } = chosen
  const change = 'before' in chosen ? { searchContext, before: chosen.before } : { searchContext }
  return changed(workspace, slot, (feed) => ({ ...feed, ...change }))
}

/** The feed that has just loaded a preset. */
export const loadedFeed = ({ id, name, searchContext }: FeedConfiguration): Feed => ({
  id,
  name,
  searchContext,
  saved: searchContext,
})

/** TRM-03: a saved preset replaces every feed that has it loaded. If only its name has changed, the feeds keep their filters. */
export const renewPreset = (
  workspace: Workspace,
  preset: FeedConfiguration,
  isNameOnly: boolean,
): Partial<Workspace> => {
  const renewed = (feed: Feed): Feed => {
    if (feed.id !== preset.id) return feed
    return isNameOnly ? { ...feed, name: preset.name } : keepingStories(feed, loadedFeed(preset))
  }
  return {
    feedConfigurations: workspace.feedConfigurations.map(renewed),
    newsPitFeedConfiguration: renewed(workspace.newsPitFeedConfiguration),
  }
}

/** What a preset loaded somewhere becomes when it is deleted: the same search under no name. */
export const forgetPreset = (workspace: Workspace, id: string): Partial<Workspace> => {
  const unnamed = (feed: FeedConfiguration, slot: FeedSlot): FeedConfiguration =>
    feed.id === id ? { ...feed, id: `unsaved-${slot}`, name: '' } : feed
  return {
    feedConfigurations: workspace.feedConfigurations.map(unnamed),
    newsPitFeedConfiguration: unnamed(workspace.newsPitFeedConfiguration, 'newsPit'),
  }
}

const toggled = <Thing>(things: readonly Thing[], thing: Thing): Thing[] =>
  things.includes(thing) ? things.filter((other) => other !== thing) : [...things, thing]

export const toggleWidget = ({ openWidgets }: Workspace, widget: Widget): Partial<Workspace> => ({
  openWidgets: toggled(openWidgets, widget),
})

export const toggleDrawer = ({ openDrawers }: Workspace, side: Side): Partial<Workspace> => ({
  openDrawers: toggled(openDrawers, side),
})

/** A symbol is shown where symbols are shown: that panel opens, and the drawer that it stands in. */
export const showSymbol = ({ openWidgets, openDrawers }: Workspace, symbol: string): Partial<Workspace> => ({
  symbol,
  openWidgets: openWidgets.includes('SINGLE_CHART') ? openWidgets : [...openWidgets, 'SINGLE_CHART'],
  openDrawers: openDrawers.includes('right') ? openDrawers : [...openDrawers, 'right'],
})

/** The space of a column in pixels, unless the user has chosen another. */
const COLUMN = { left: 300, right: 340 }

export const columnOf = ({ columns }: Sizes, side: Side) => columns[side] ?? COLUMN[side]
export const shareOf = ({ shares }: Sizes, panel: string) => shares[panel] ?? 1
