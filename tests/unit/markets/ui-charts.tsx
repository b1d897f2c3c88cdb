import { createMemoryHistory, RouterContextProvider, type RouterHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, vi } from 'vitest'
import { type AnyEventObject, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate'
import type { createHttp } from '../../../src/adapters/http/http.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import type { FeedConfiguration } from '../../../src/contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import type { User } from '../../../src/contract/shared/user/user.ts'
import { type ConsentEvent, consentMachine } from '../../../src/machines/consent/consent.machine.ts'
import { liveFeedWith } from '../../../src/machines/feed/live-feed.machine.ts'
import { type ReadingEvent, readingMachine } from '../../../src/machines/feed/reading.machine.ts'
import { notificationMachine } from '../../../src/machines/notification/notification.machine.ts'
import { overlayMachine } from '../../../src/machines/overlay/overlay.machine.ts'
import { presetsMachine } from '../../../src/machines/presets/presets.machine.ts'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import type { Recalled, ShelfEvent, SignIn, Superseded, TabsEvent } from '../../../src/machines/session/sign-in.ts'
import { type AppearanceEvent, appearanceMachine } from '../../../src/machines/shared/appearance.machine.ts'
import { connectionMachine } from '../../../src/machines/shared/connection.machine.ts'
import { layoutMachine } from '../../../src/machines/shared/layout.machine.ts'
import { type PlaceEvent, placeMachine } from '../../../src/machines/shared/place.machine.ts'
import { type DayEvent, todayMachine } from '../../../src/machines/shared/today.machine.ts'
import { versionMachine } from '../../../src/machines/shared/version.machine.ts'
import { workspaceMachine } from '../../../src/machines/shared/workspace.machine.ts'
import type { WorkspaceEvent } from '../../../src/machines/shared/workspace-parts.ts'
import { keysMachine } from '../../../src/machines/shell/keys.machine.ts'
import { startForms } from '../../../src/root/account/forms.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createSharing } from '../../../src/root/news-pit/sharing.ts'
import { createLazyParts } from '../../../src/root/shared/lazy.ts'
import { perFeed, type Root, startRoot } from '../../../src/root/start.ts'
import { sharingWires } from '../../../src/root/wires/sharing.ts'
import { readingWires } from '../../../src/root/wires/terminal.ts'
import { ChartsProvider } from '../../../src/ui/charts.tsx'
import { FormsProvider } from '../../../src/ui/forms.tsx'
import type { LazyPart } from '../../../src/ui/kit/lazy.ts'
import { routerOf } from '../../../src/ui/routes/Pages.tsx'

type Http = ReturnType<typeof createHttp>
/** The server's answers by the names of the calls. */
type Outside = Partial<Http> & {
  restore?: () => Promise<SignIn | undefined>
  /** Answers requests for a new token. */
  renew?: () => Promise<SignIn>
  isSecure?: boolean
  takesCookies?: boolean
}

/** The user's day: the same on every machine and in every run. */
const TODAY = '2026-06-15'
/** The instant at which it is `time` on that day in the user's zone, whatever that is. */
export const todayAt = (time: string) => new Date(`${TODAY}T${time}`).getTime()

const never = () => new Promise<never>(() => undefined)
const silence = () => undefined

/** The screens' charts. Ports answer as given in `outside`, the others never. */
function startCharts(outside: Outside) {
  const root = startRoot(browserEnvironment())
  const news = createNews()
  const logic = liveFeedWith(news.ports)
  const charts = root.admit(
    { ...accountCharts(outside), ...pageCharts() },
    { wires: [...readingWires, ...sharingWires], others: [perFeed('feed', 0, { logic })] },
  )
  const feed = root.refOf('feed', 0)
  feed.on('search.chosen', ({ search }) => feed.send({ type: 'search.given', search }))
  feed.send({ type: 'search.given', search: {} })
  return { charts: { ...charts, feed }, root, news }
}

/** The subscriptions of the feed: `send` delivers to its current search, or to the same one without exclusions. */
function createNews() {
  const lines = new Map<string, (event: AnyEventObject) => void>()
  const line = (name: string) =>
    fromCallback<EventObject, SearchContext>(({ sendBack }) => {
      lines.set(name, sendBack)
    })
  return {
    ports: { searchNews: line('news'), searchUnmuted: line('unmuted') },
    send: (event: AnyEventObject) => lines.get(event.type.startsWith('unmuted.') ? 'unmuted' : 'news')?.(event),
  }
}

const accountCharts = ({ restore = async () => undefined, renew = never, listPresets = never }: Outside) => ({
  session: {
    logic: sessionMachine.provide({
      actors: {
        recallUser: fromPromise<Recalled, void>(async () => ({})),
        restoreSignIn: fromPromise<SignIn | undefined, void>(restore),
        refreshToken: fromPromise<SignIn | Superseded, SignIn | undefined>(renew),
        endSignIn: fromPromise<number, number>(never),
        signOutDuty: fromCallback(silence),
        tabs: fromCallback<TabsEvent>(silence),
        shelf: fromCallback<ShelfEvent>(silence),
      },
    }),
  },
  presets: {
    logic: presetsMachine.provide({
      actors: {
        listPresets: fromPromise<FeedConfiguration[], User | undefined>(({ input }) =>
          input ? listPresets(input) : never(),
        ),
      },
    }),
  },
})

const pageCharts = () => ({
  overlay: { logic: overlayMachine },
  notification: { logic: notificationMachine },
  connection: { logic: connectionMachine.provide({ actors: { watchConnection: fromCallback(silence) } }) },
  place: {
    logic: placeMachine.provide({ actors: { watchPlace: fromCallback<PlaceEvent>(silence) } }),
    input: { place: { page: 'terminal' as const } },
  },
  workspace: {
    logic: workspaceMachine.provide({ actors: { keepWorkspace: fromCallback<WorkspaceEvent>(silence) } }),
    input: {},
  },
  reading: {
    logic: readingMachine.provide({
      actors: { keepReading: fromCallback<ReadingEvent>(silence), watchVisits: fromCallback(silence) },
    }),
    input: {},
  },
  appearance: {
    logic: appearanceMachine.provide({ actors: { showAppearance: fromCallback<AppearanceEvent>(silence) } }),
    input: {},
  },
  layout: {
    logic: layoutMachine.provide({ actors: { watchScreen: fromCallback(silence) } }),
    input: { layout: 'desktop' as const, pointer: 'fine' as const },
  },
  sharing: createSharing(browserEnvironment()),
  keys: { logic: keysMachine.provide({ actors: { watchKeys: fromCallback(silence) } }) },
  version: {
    logic: versionMachine.provide({
      actors: { watchVersion: fromCallback(silence), reload: fromPromise<void, void>(never) },
    }),
    input: { version: 'index-a.js' },
  },
  today: {
    logic: todayMachine.provide({ actors: { watchDay: fromCallback<DayEvent>(silence) } }),
    input: { day: TODAY, lasts: 86_400_000 },
  },
  consent: {
    logic: consentMachine.provide({ actors: { keepConsent: fromCallback<ConsentEvent>(silence) } }),
    input: {},
  },
})

/** The forms' charts, wired to the page's as in the app. */
function startFormsOf(
  { root }: ReturnType<typeof startCharts>,
  { restore, isSecure = true, takesCookies = true, ...answers }: Outside,
  history: RouterHistory,
) {
  vi.stubGlobal('isSecureContext', isSecure)
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(takesCookies)
  const http: Http = { ...silentHttp, ...answers }
  const take = async <Output,>(task: () => Promise<Output>) => ({ output: await task(), turn: 1, since: 1 })
  const environment = browserEnvironment()
  return startForms(root, {
    calls: async () => ({
      http,
      turns: {
        ...{ begin: take, take, takeUnlessLater: (_, task) => take(task) },
        ...{ endUnlessLater: never, standBy: never },
      },
      httpOf: () => http,
    }),
    history,
    storage: createStorage(environment),
    environment,
  })
}

const silentHttp: Http = {
  searchEconomicCalendar: never,
  searchEarningsCalendar: never,
  readReleaseHistory: never,
  findReleaseHeadline: never,
  suggestSymbols: never,
  searchOlderNews: never,
  getStory: never,
  createAccount: never,
  verifyEmail: never,
  correctEmail: never,
  resendVerification: never,
  requestReset: never,
  resetPassword: never,
  changePassword: never,
  deleteAccount: never,
  endSignInOf: never,
  endOtherSignIns: never,
  sendMessage: never,
  saveProfile: never,
  exportAccount: never,
  listSignIns: never,
  logIn: never,
  restoreSignIn: never,
  refreshToken: never,
  endSignIn: never,
  listPresets: never,
  getPreset: never,
  createPreset: never,
  updatePreset: never,
  deletePreset: never,
  restorePreset: never,
  sharePreset: never,
  unsharePreset: never,
  getShared: never,
  listOptions: never,
  countWithout: never,
  listInstruments: never,
  loadCandles: never,
  loadHeatmap: never,
  loadLedgers: never,
  loadDesks: never,
  keepDesks: never,
  listOwnSources: never,
  previewSource: never,
  addSource: never,
  addSources: never,
  changeSource: never,
  removeSource: never,
  refreshSource: never,
  arrangeSources: never,
  loadProfile: never,
  readInstallation: never,
  listWatchlists: never,
  createWatchlist: never,
  updateWatchlist: never,
  deleteWatchlist: never,
  arrangeWatchlists: never,
  searchContent: never,
  getContent: never,
}

const early = new Set<LazyPart<unknown>>()
/** Loads the code of these parts before the tests of this file, so that screens render them at once. */
export function loadEarly(...parts: LazyPart<unknown>[]) {
  beforeAll(() => {
    for (const part of parts) early.add(part)
  })
  afterAll(() => early.clear())
}

/** Draws `screen`; what is then sent to its charts through `notify` has been drawn when it returns. */
export async function show(screen: ReactNode | ((root: Root) => ReactNode), outside: Outside = {}) {
  const started = startCharts(outside)
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const forms = startFormsOf(started, outside, history)
  const { charts: frame, root } = started
  const later = {
    forms: async () => forms,
    widgets: never,
    newsPit: never,
    sources: never,
    ticker: never,
    comeFirst: never,
    history,
  }
  const lazyOf = createLazyParts(root, later)
  for (const part of early) {
    lazyOf(part).send({ type: 'part.wanted' })
    await waitFor(lazyOf(part), (snapshot) => snapshot.matches('loaded'))
  }
  await act(
    async () =>
      void render(
        <ChartsProvider value={{ ...frame, ...later, root: root.root, feeds: [frame.feed], lazyOf }}>
          <FormsProvider value={forms}>
            <RouterContextProvider router={routerOf(later)}>
              {typeof screen === 'function' ? screen(root) : screen}
            </RouterContextProvider>
          </FormsProvider>
        </ChartsProvider>,
      ),
  )
  const charts = { ...frame, ...forms, news: started.news }
  return { charts, root, history, lazyOf, notify: (say: (all: typeof charts) => void) => act(async () => say(charts)) }
}
