import type { Feed, KeptWorkspace, Workspace } from '../../../contract/shared/workspace.ts'
import { isSame } from '../merge.ts'
import { withoutLanguages } from '../search.ts'
import { turnedBack } from './selection.ts'

/** As it is kept: see `KeptWorkspace`. TRM-09: no symbol is selected when it is read again, so no feed follows one. */
export function keptWorkspace(workspace: Workspace): KeptWorkspace {
  const feedConfigurations = workspace.feedConfigurations.map(alone)
  const newsPitFeedConfiguration = alone(workspace.newsPitFeedConfiguration)
  return {
    ...workspace,
    openWidgets: workspace.openWidgets.filter((widget) => widget !== 'WATCHLISTS'),
    watches: workspace.openWidgets.includes('WATCHLISTS'),
    feedConfigurations: feedConfigurations.map(plain),
    newsPitFeedConfiguration: plain(newsPitFeedConfiguration),
    queries: [...feedConfigurations, newsPitFeedConfiguration].filter((feed) => !isSame(feed, plain(feed))),
  }
}

/** What was kept. Feeds that a page of an earlier release has changed since are as it left them. */
export function workspaceIn({ queries = [], watches = false, ...kept }: KeptWorkspace): Workspace {
  const whole = (feed: Feed) => queries.find((query) => isSame(plain(query), feed)) ?? feed
  return {
    ...kept,
    openWidgets: watches ? [...kept.openWidgets, 'WATCHLISTS'] : kept.openWidgets,
    feedConfigurations: kept.feedConfigurations.map(whole),
    newsPitFeedConfiguration: whole(kept.newsPitFeedConfiguration),
  }
}

const alone = ({ before, ...feed }: Feed): Feed =>
  before ? { ...feed, searchContext: turnedBack(feed.searchContext, before) } : feed

const plain = (feed: Feed): Feed => ({
  ...feed,
  searchContext: withoutLanguages(feed.searchContext),
  ...(feed.saved && { saved: withoutLanguages(feed.saved) }),
})
