import { createMemoryHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { createHttp } from '../../src/adapters/http/http.ts'
import { createStorage } from '../../src/adapters/storage/storage.ts'
import { startForms } from '../../src/app/forms.ts'
import { introduceReading } from '../../src/app/reading.ts'
import type { FeedConfiguration } from '../../src/contract/feed-configuration.ts'
import type { SearchContext } from '../../src/contract/search-context.ts'
import type { User } from '../../src/contract/user.ts'
import { type AppearanceTold, appearanceMachine } from '../../src/machines/appearance.machine.ts'
import { connectionMachine } from '../../src/machines/connection.machine.ts'
import { type ConsentTold, consentMachine } from '../../src/machines/consent.machine.ts'
import { keysMachine } from '../../src/machines/keys.machine.ts'
import { layoutMachine } from '../../src/machines/layout.machine.ts'
import { liveFeedMachine } from '../../src/machines/live-feed.machine.ts'
import { notificationMachine } from '../../src/machines/notification.machine.ts'
import { overlayMachine } from '../../src/machines/overlay.machine.ts'
import { type PlaceTold, placeMachine } from '../../src/machines/place.machine.ts'
import { presetsMachine } from '../../src/machines/presets.machine.ts'
import { type ReadingTold, readingMachine } from '../../src/machines/reading.machine.ts'
import { sessionMachine } from '../../src/machines/session.machine.ts'
import type { Recalled, ShelfTold, SignIn, Superseded, TabsTold } from '../../src/machines/sign-in.ts'
import { type DayTold, todayMachine } from '../../src/machines/today.machine.ts'
import { versionMachine } from '../../src/machines/version.machine.ts'
import { type WorkspaceTold, workspaceMachine } from '../../src/machines/workspace.machine.ts'
import { ChartsProvider } from '../../src/ui/charts.tsx'
import { FormsProvider } from '../../src/ui/forms.tsx'

type Http = ReturnType<typeof createHttp>
/** The server's answers by the names of the calls. */
type Outside = Partial<Http> & {
  restore?: () => Promise<SignIn | undefined>
  /** Answers who asks for a new token. */
  renew?: () => Promise<SignIn>
  isSecure?: boolean
  takesCookies?: boolean
}

/** The reader's day: the same on every machine and in every run. */
const TODAY = '2026-06-15'
/** When the reader's clock, in whatever zone, says `time` on that day. */
export const todayAt = (time: string) => new Date(`${TODAY}T${time}`).getTime()

const never = () => new Promise<never>(() => undefined)
const silence = () => undefined

/** The screens' charts with an outside that answers as told, and otherwise never. */
function startCharts({ restore = async () => undefined, renew = never, listPresets = never }: Outside) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        recallUser: fromPromise<Recalled, void>(async () => ({})),
        restoreSignIn: fromPromise<SignIn | undefined, void>(restore),
        refreshToken: fromPromise<SignIn | Superseded, SignIn | undefined>(renew),
        endSignIn: fromPromise<number, number>(never),
        signOutDuty: fromCallback(silence),
        tabs: fromCallback<TabsTold>(silence),
        shelf: fromCallback<ShelfTold>(silence),
      },
    }),
  )
  const charts = {
    session,
    overlay: createActor(overlayMachine),
    notification: createActor(notificationMachine),
    presets: createActor(
      presetsMachine.provide({
        actors: {
          listPresets: fromPromise<FeedConfiguration[], User | undefined>(({ input }) =>
            input ? listPresets(input) : never(),
          ),
        },
      }),
    ),
    connection: createActor(connectionMachine.provide({ actors: { watchConnection: fromCallback(silence) } })),
    place: createActor(placeMachine.provide({ actors: { watchPlace: fromCallback<PlaceTold>(silence) } }), {
      input: { place: { page: 'terminal' } },
    }),
    workspace: createActor(
      workspaceMachine.provide({ actors: { keepWorkspace: fromCallback<WorkspaceTold>(silence) } }),
      { input: {} },
    ),
    feed: createActor(
      liveFeedMachine.provide({
        actors: {
          searchNews: fromCallback<EventObject, SearchContext>(silence),
          searchUnmuted: fromCallback<EventObject, SearchContext>(silence),
        },
      }),
    ),
    reading: createActor(readingMachine.provide({ actors: { keepReading: fromCallback<ReadingTold>(silence) } }), {
      input: {},
    }),
    ...startFrame(),
    consent: createActor(consentMachine.provide({ actors: { keepConsent: fromCallback<ConsentTold>(silence) } }), {
      input: {},
    }),
  }
  for (const chart of Object.values(charts)) chart.start()
  const { feed } = charts
  feed.on('search.chosen', ({ search }) => feed.send({ type: 'search.given', search }))
  feed.send({ type: 'search.given', search: {} })
  introduceReading([feed], charts)
  return charts
}

const startFrame = () => ({
  appearance: createActor(
    appearanceMachine.provide({ actors: { showAppearance: fromCallback<AppearanceTold>(silence) } }),
    { input: {} },
  ),
  layout: createActor(layoutMachine.provide({ actors: { watchRoom: fromCallback(silence) } }), {
    input: { layout: 'desktop', pointer: 'fine' },
  }),
  keys: createActor(keysMachine.provide({ actors: { watchKeys: fromCallback(silence) } })),
  version: createActor(
    versionMachine.provide({
      actors: { watchVersion: fromCallback(silence), reload: fromPromise<void, void>(never) },
    }),
    {
      input: { version: 'index-a.js' },
    },
  ),
  today: createActor(todayMachine.provide({ actors: { watchDay: fromCallback<DayTold>(silence) } }), {
    input: { day: TODAY, lasts: 86_400_000 },
  }),
})

/** The forms' charts, wired to the page's as in the app. */
function startFormsOf(
  charts: ReturnType<typeof startCharts>,
  { restore, isSecure = true, takesCookies = true, ...answers }: Outside,
) {
  vi.stubGlobal('isSecureContext', isSecure)
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(takesCookies)
  const http: Http = { ...silentHttp, ...answers }
  const take = async <Output,>(task: () => Promise<Output>) => ({ output: await task(), turn: 1, since: 1 })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  return startForms(
    { ...charts, history },
    async () => ({
      http,
      turns: {
        ...{ begin: take, take, takeUnlessLater: (_, task) => take(task) },
        ...{ endUnlessLater: never, standBy: never },
      },
    }),
    createStorage(),
  )
}

const silentHttp: Http = {
  searchEconomicCalendar: never,
  searchEarningsCalendar: never,
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
  listOptions: never,
  listInstruments: never,
  loadCandles: never,
  loadHeatmap: never,
  searchContent: never,
  getContent: never,
}

/** Draws `screen`; what is then told to its charts through `tell` has been drawn when it returns. */
export async function show(screen: ReactNode, outside: Outside = {}) {
  const frame = startCharts(outside)
  const forms = startFormsOf(frame, outside)
  await act(
    async () =>
      void render(
        <ChartsProvider
          value={{ ...frame, feeds: [frame.feed], forms: async () => forms, widgets: never, newsPit: never }}
        >
          <FormsProvider value={forms}>{screen}</FormsProvider>
        </ChartsProvider>,
      ),
  )
  const charts = { ...frame, ...forms }
  return { charts, tell: (say: (all: typeof charts) => void) => act(async () => say(charts)) }
}
