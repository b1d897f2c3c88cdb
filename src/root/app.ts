import { fromCallback, fromPromise, waitFor } from 'xstate'
import { createWorld } from '../adapters/installation/world-clock.ts'
import { createChoices } from '../adapters/shared/choices.ts'
import { watchNetwork } from '../adapters/shared/network.ts'
import { createLocation } from '../adapters/shell/location.ts'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import { createStorage } from '../adapters/storage/storage.ts'
import type { Preset } from '../contract/presets/preset.ts'
import type { Environment } from '../contract/shared/environment.ts'
import { KEPT_LISTS, type SiteStorage, type TextStore } from '../contract/shared/storage.ts'
import type { User } from '../contract/shared/user/user.ts'
import { type ConsentEvent, consentMachine } from '../machines/consent/consent.machine.ts'
import { isLoading } from '../machines/feed/live-feed.machine.ts'
import { notificationMachine } from '../machines/notification/notification.machine.ts'
import { overlayMachine } from '../machines/overlay/overlay.machine.ts'
import { presetsMachine } from '../machines/presets/presets.machine.ts'
import { sessionMachine } from '../machines/session/session.machine.ts'
import { connectionMachine } from '../machines/shared/connection.machine.ts'
import { type PlaceEvent, placeMachine } from '../machines/shared/place.machine.ts'
import { placeOf, tokensOf } from '../rules/shared/page/place.ts'
import type { Ref } from './charts.ts'
import { type AppEnvironment, browserEnvironment } from './environment.ts'
import { type Calls, sessionPorts } from './session/session.ts'
import { createListed } from './shared/listed.ts'
import { once } from './shared/once.ts'
import { createFrame } from './shell/frame.ts'
import { type Root, startRoot } from './start.ts'
import { createTerminal } from './terminal/terminal.ts'
import { pageWires } from './wires/page.ts'
import { terminalWires } from './wires/terminal.ts'

/** Fills every port and starts the charts that live as long as the page. What is shown goes by the world's clock, all else by the real one. Wires say what is forwarded to which chart. */
export function startApp(real: AppEnvironment = browserEnvironment()) {
  const [environment, storage] = [createWorld(real), createStorage(real)]
  const choices = createChoices(storage, real)
  const sockets = real.createSockets({ recall: choices.transport, keep: choices.keepTransport }, environment)
  const [root, location] = [startRoot(real), createLocation(real)]
  const { history } = location
  const comeFirst = () => firstRows(root.refOf('feed', 0), real)
  const calls: Calls = once(async () => {
    await comeFirst()
    return (await import('./session/calls.ts')).createCalls(root, storage, real)
  })
  const listed = createListed(() => watchlists())
  const terminal = createTerminal(sockets, listed, choices, real)
  const charts = root.admit(
    {
      session: { logic: sessionMachine.provide({ actors: sessionPorts(calls, storage, real) }) },
      presets: { logic: presetsMachine.provide({ actors: presetsPorts(calls) }) },
      overlay: { logic: overlayMachine },
      notification: { logic: notificationMachine },
      connection: connectionOn(sockets, environment),
      place: placeAt(location),
      consent: consentKeptIn(choices, storage),
      ...terminal.entries,
      ...createFrame(choices, sockets, environment),
    },
    { wires: [...pageWires, ...terminalWires], others: terminal.feeds },
  )
  const feeds = [root.refOf('feed', 0), root.refOf('feed', 1), root.refOf('feed', 2)] as const
  const forms = once(async () => {
    const { startForms } = await import('./account/forms.ts')
    return startForms(root, { calls, history, storage, environment: real })
  })
  const later = <Part>(start: () => Promise<Part>) => once(() => comeFirst().then(start))
  const offline = later(async () => (await import('./offline/offline.ts')).startOffline(root, kept))
  const layers = later(() => layersOn(root, { history, environment, widgets }))
  const sharing = once(async () => (await import('./news-pit/sharing.ts')).startSharing(root, environment))
  const kept = { calls, choices, storage, sockets, environment }
  const watchlists = later(async () => (await import('./watchlists/watchlists.ts')).startWatchlists(root, kept))
  const reach = { ...kept, listed, watchlists, content: contentOn(sockets, environment), offline }
  const newsPit = once(async () => (await import('./news-pit/news-pit.ts')).startNewsPit(root, { ...reach, sharing }))
  const widgets = later(async () => (await import('./terminal/widgets.ts')).startWidgets(root, reach))
  const ticker = once(async () => (await import('./ticker/ticker.ts')).startTicker(root, { ...reach, widgets }))
  const sources = once(async () => (await import('./sources/sources.ts')).startSources(root, calls, real))
  startWhenever([offline, layers, later(sharing), ...owed(storage, watchlists, widgets)], environment)
  return { charts: { ...charts, feeds, forms, newsPit, sources, ticker, widgets, history, comeFirst }, calls, root }
}

const layersOn = async (root: Root, reach: Parameters<typeof import('./shell/layers.ts')['startLayers']>[1]) =>
  (await import('./shell/layers.ts')).startLayers(root, reach, placeOf)

/** The live lists of the News Pit's items, which the first load does without. */
const contentOn = (sockets: Sockets, environment: Environment) =>
  once(async () =>
    (await import('./spotlight/spotlight.ts')).createContent(sockets.content(), { ...environment, ...sockets }),
  )

type Location = ReturnType<typeof createLocation>

const presetsPorts = (calls: Calls) => ({
  listPresets: fromPromise<Preset[], User | undefined>(async ({ input }) => {
    if (!input) return []
    return (await calls()).http.listPresets(input)
  }),
})

function connectionOn(sockets: Sockets, environment: Environment) {
  const watchConnection = fromCallback(({ sendBack }) => {
    const stops = [
      sockets.watchConnection(sendBack),
      watchNetwork((event) => {
        sendBack(event)
        if (event.type === 'network.returned' && sockets.isConnected())
          sendBack({ ...event, type: 'connection.opened' })
      }, environment),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  return { logic: connectionMachine.provide({ actors: { watchConnection } }) }
}

function placeAt(location: Location) {
  const current = () => {
    const { path, query } = location.current()
    return { place: placeOf(path), ...tokensOf(query) }
  }
  const watchPlace = fromCallback<PlaceEvent>(({ sendBack, receive }) => {
    receive(({ path, replaces }) => (replaces ? location.goOn(path) : location.go(path)))
    return location.watch(() => sendBack({ type: 'place.changed', ...current() }))
  })
  return { logic: placeMachine.provide({ actors: { watchPlace } }), input: current() }
}

function consentKeptIn(
  choices: ReturnType<typeof createChoices>,
  { watchRefusal }: Pick<ReturnType<typeof createStorage>, 'watchRefusal'>,
) {
  const keepConsent = fromCallback<ConsentEvent>(({ sendBack, receive }) => {
    receive(({ consent }) => choices.keepConsent(consent))
    return watchRefusal(() => sendBack({ type: 'storage.refused' }))
  })
  return { logic: consentMachine.provide({ actors: { keepConsent } }), input: { kept: choices.consent() } }
}

/** What goes on whatever is open: a visitor's lists are offered to a user who signs in (WCH-11), and alerts ring (ALT-02). */
const owed = (
  { lasting, ofTheTab }: SiteStorage,
  watchlists: () => Promise<unknown>,
  widgets: () => Promise<{ alerts(): Promise<unknown> }>,
) => [
  ...(lasting.get(KEPT_LISTS) === undefined ? [] : [watchlists]),
  ...([lasting, ofTheTab].some(hasAlerts) ? [async () => (await widgets()).alerts()] : []),
]
const hasAlerts = (store: TextStore) => store.names().some((name) => name.startsWith('market-flux.alerts.'))

const RETRY_MS = 10_000
/** A part whose code could not be loaded is tried again. */
function startWhenever(parts: readonly (() => Promise<unknown>)[], { after }: Pick<Environment, 'after'>) {
  for (const part of parts) part().catch(() => after(RETRY_MS, () => startWhenever([part], { after })))
}

/** What the first rows can do without is loaded after them, or when they take long. */
async function firstRows(feed: Ref<'feed'>, { after, page }: Environment) {
  const limit = new AbortController()
  const cancel = after(page.navigator.onLine ? 1_500 : 0, () => limit.abort())
  const isThere = waitFor(feed, (snapshot) => !isLoading(snapshot), {
    timeout: Number.POSITIVE_INFINITY,
    signal: limit.signal,
  })
  await isThere.catch(() => undefined)
  cancel()
}
