import type { ActorRefFrom } from 'xstate'
import type { createChoices } from '../adapters/choices.ts'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import { type layoutMachine, layoutOf } from '../machines/layout.machine.ts'
import type { liveFeedMachine } from '../machines/live-feed.machine.ts'
import { symbolOf } from '../machines/workspace.machine.ts'
import type { FeedPlace } from '../rules/workspace.ts'
import { createBuilders } from './builder.ts'
import type { BuilderFrame, FeedTold } from './builder-table.ts'
import { createCalendarCharts, introduceCalendar } from './calendar.ts'
import { start } from './inspection.ts'
import { createMarkets, loadDrawing } from './markets.ts'
import { createPlayer, type PlayerFrame } from './player.ts'
import type { Calls } from './session.ts'
import { createSpotlight, keepStories, type Offline } from './spotlight.ts'

type Frame = PlayerFrame & BuilderFrame & { layout: ActorRefFrom<typeof layoutMachine> }
type Feeds = readonly ActorRefFrom<typeof liveFeedMachine>[]
type Reach = {
  calls: Calls
  sockets: Sockets
  choices: ReturnType<typeof createChoices>
  offline: Offline
  newsPit: () => Promise<{ feed: Feeds[number] }>
}

/** What stands beside the feeds: starts its charts, and says who hears whom. */
export function startWidgets(frame: Frame, feeds: Feeds, { calls, sockets, choices, newsPit, offline }: Reach) {
  const { workspace, notification, connection, layout } = frame
  const calendar = createCalendarCharts({ calls, sockets, choices })
  introduceCalendar(calendar, { notification, connection, choices })
  const markets = createMarkets({ calls, sockets }, frame, symbolOf(workspace.getSnapshot()))
  markets.chart.on('symbol.chosen', (chosen) => {
    workspace.send(chosen)
    if (layoutOf(layout.getSnapshot()) !== 'desktop') workspace.send({ type: 'over.asked', over: 'right' })
  })
  workspace.subscribe((snapshot) => markets.chart.send({ type: 'symbol.given', symbol: symbolOf(snapshot) }))

  const widgets = { ...calendar, ...markets, spotlight: createSpotlight(sockets), player: createPlayer(frame) }
  start(widgets)
  keepStories(widgets.spotlight, offline)
  const tellFeed = (place: FeedPlace, told: FeedTold) => {
    if (place === 'newsPit') void newsPit().then(({ feed }) => feed.send(told))
    else feeds[place]?.send(told)
  }
  return { ...widgets, loadDrawing, builders: createBuilders(frame, calls, tellFeed) }
}
