import type { createChoices } from '../../adapters/shared/choices.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { World } from '../../contract/shared/environment.ts'
import type { SiteStorage } from '../../contract/shared/storage.ts'
import { createCalendarCharts } from '../calendar/calendar.ts'
import { createDeskOffer } from '../desks/desk-offer.ts'
import { createDeskSync } from '../desks/desk-sync.ts'
import { createDesks } from '../desks/desks.ts'
import { createKeptDesks } from '../desks/kept-desks.ts'
import { createChoosing } from '../filters/choices.ts'
import { createInstallation } from '../installation/installation.ts'
import { createPlayer } from '../live-tv/player.ts'
import { createMarkets, loadDrawing } from '../markets/markets.ts'
import type { Calls } from '../session/session.ts'
import type { Listed } from '../shared/listed.ts'
import { once } from '../shared/once.ts'
import { createHints } from '../shell/hints.ts'
import { createSelection } from '../shell/selection.ts'
import { ownNamesBy } from '../sources/own-names.ts'
import { createSpotlight, type Offline, type Search } from '../spotlight/spotlight.ts'
import type { Root } from '../start.ts'
import { createFirstRun } from '../watchlists/first-run.ts'
import type { startWatchlists } from '../watchlists/watchlists.ts'
import {
  firstRunWires,
  optionWires,
  presetLinkWires,
  releaseAddressWires,
  sharedLinkWires,
} from '../wires/preset-link.ts'
import { deskOfferWires, deskSyncWires, deskWires, selectionWires } from '../wires/selection.ts'
import { hintWires, widgetWires } from '../wires/widgets.ts'

type Reach = {
  calls: Calls
  sockets: Sockets
  content: () => Promise<Search>
  choices: ReturnType<typeof createChoices>
  offline: Offline
  storage: Pick<SiteStorage, 'lasting' | 'ofTheTab'>
  listed: Listed
  watchlists: () => Promise<ReturnType<typeof startWatchlists>>
  environment: World
}

const wires = [
  ...widgetWires,
  ...selectionWires,
  ...deskWires,
  ...deskSyncWires,
  ...deskOfferWires,
  ...releaseAddressWires,
  ...firstRunWires,
  ...hintWires,
  ...presetLinkWires,
  ...optionWires,
  ...sharedLinkWires,
]

/** Starts the charts of what stands beside the feeds. */
export async function startWidgets(root: Root, reach: Reach) {
  const { content, offline, environment, watchlists } = reach
  const kept = createKeptDesks(reach.choices, environment)
  const widgets = root.admit(
    {
      installation: createInstallation(reach),
      ...createChoosing({ ...reach, listOwn: ownNamesBy(reach.calls) }),
      ...createCalendarCharts(reach),
      ...createMarkets(reach),
      player: createPlayer(environment),
      selection: createSelection(environment),
      desks: createDesks({ kept, environment }),
      deskSync: createDeskSync({ ...reach, kept }),
      deskOffer: createDeskOffer({ ...reach, kept }),
      firstRun: createFirstRun(reach),
      hints: createHints(reach),
    },
    { wires },
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
  const palette = async () => (await import('../shell/palette.ts')).startPalette(root, reach)
  const keyChange = async () => (await import('../shell/key-change.ts')).startKeyChange(root)
  const alerts = async () => (await import('../alerts/alerts.ts')).startAlerts(root, reach)
  const stories = async () => (await import('../stories/stories.ts')).startStories(root, reach)
  const older = async () => (await import('./older.ts')).createOlder(root, reach)
  const builders = async () => (await import('../filters/builder.ts')).createBuilders(root, reach)
  const later = {
    spotlight: once(spotlight),
    palette: once(palette),
    keyChange: once(keyChange),
    builders: once(builders),
    alerts: once(alerts),
    stories: once(stories),
    older: once(older),
  }
  return { ...widgets, ...later, watchlists, loadDrawing }
}
