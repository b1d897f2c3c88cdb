import type { createChoices } from '../adapters/choices.ts'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import type { Environment } from '../contract/environment.ts'
import { createBuilders } from './builder.ts'
import { createCalendarCharts } from './calendar.ts'
import { createMarkets, loadDrawing } from './markets.ts'
import { once } from './once.ts'
import { createPlayer } from './player.ts'
import type { Calls } from './session.ts'
import { createSpotlight, type Offline, type Search } from './spotlight.ts'
import type { Root } from './start.ts'
import { widgetWires } from './wires/widgets.ts'

type Reach = {
  calls: Calls
  sockets: Sockets
  content: () => Promise<Search>
  choices: ReturnType<typeof createChoices>
  offline: Offline
  environment: Environment
}

/** Starts the charts of what stands beside the feeds. */
export async function startWidgets(root: Root, reach: Reach) {
  const { content, offline, environment } = reach
  const widgets = root.admit(
    {
      ...createCalendarCharts(reach),
      ...createMarkets(reach),
      player: createPlayer(environment),
    },
    { wires: widgetWires },
  )
  /** The Terminal's Spotlight, when its panel is first open: its stories are half a megabyte. */
  const spotlight = async () => {
    root.admit({ spotlight: createSpotlight(await content()) })
    // what it showed last is there at a start without network
    offline().then(
      ({ keepStories }) => keepStories(),
      () => undefined,
    )
    return root.refOf('spotlight')
  }
  return { ...widgets, spotlight: once(spotlight), loadDrawing, builders: createBuilders(root, reach) }
}
