import { type ActorRefFrom, createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate'
import { createChoices } from './adapters/choices.ts'
import { createLocation } from './adapters/location.ts'
import { isSecurePage, watchNetwork } from './adapters/network.ts'
import { createSockets } from './adapters/sockets.ts'
import { createFrame } from './app-frame.ts'
import { bearerOf, type Calls, logInPorts, sessionPorts } from './app-session.ts'
import type { FeedConfiguration } from './contract/feed-configuration.ts'
import type { SearchContext } from './contract/search-context.ts'
import type { User } from './contract/user.ts'
import { connectionMachine } from './machines/connection.machine.ts'
import { type ConsentTold, consentMachine } from './machines/consent.machine.ts'
import { isLoading, liveFeedMachine } from './machines/live-feed.machine.ts'
import { logInMachine } from './machines/log-in.machine.ts'
import { notificationMachine } from './machines/notification.machine.ts'
import { overlayMachine } from './machines/overlay.machine.ts'
import { type PlaceTold, placeMachine } from './machines/place.machine.ts'
import { presetsMachine } from './machines/presets.machine.ts'
import { sessionMachine, userOf } from './machines/session.machine.ts'
import { placeOf } from './rules/place.ts'

/** Fills every port, starts the charts that live as long as the page, and says who hears whom. */
export function startApp() {
  const { connection, feed } = createLive()
  const calls: Calls = once(async () => {
    await firstRows(feed)
    const [{ createHttp }, { createTurns }] = await Promise.all([
      import('./adapters/http.ts'),
      import('./adapters/turns.ts'),
    ])
    return { http: createHttp(bearerOf(session)), turns: createTurns() }
  })
  const choices = createChoices()

  const session: ActorRefFrom<typeof sessionMachine> = createActor(
    sessionMachine.provide({ actors: sessionPorts(calls) }),
  )
  const logIn = createActor(logInMachine.provide({ actors: logInPorts(calls) }), {
    input: { isSecure: isSecurePage() },
  })
  const presets = createActor(presetsMachine.provide({ actors: presetsPorts(calls) }))
  const overlay = createActor(overlayMachine)
  const notification = createActor(notificationMachine)
  const place = createPlace()
  const consent = createConsent(choices)
  const frame = createFrame(choices)
  const charts = { session, logIn, presets, overlay, notification, connection, feed, place, consent, ...frame }

  introduce(charts)
  for (const chart of Object.values(charts)) chart.start()
  return { charts, calls }
}

type Charts = ReturnType<typeof startApp>['charts']

/** Who hears whom. */
function introduce({ session, logIn, presets, overlay, notification, connection, place }: Charts) {
  session.on('session.started', () => {
    const user = userOf(session.getSnapshot())
    if (user) presets.send({ type: 'user.came', user })
    overlay.send({ type: 'member.came' })
  })
  session.on('session.ended', () => presets.send({ type: 'user.left' }))
  logIn.on('signIn.given', ({ signIn }) => {
    overlay.send({ type: 'signIn.given' })
    session.send({ type: 'signIn.given', signIn })
  })
  logIn.on('signIn.failed', () => tell('Sign-in did not work. Please try again.'))
  presets.on('presets.failed', () => tell('Your saved presets could not be loaded.'))
  overlay.on('overlay.closed', () => logIn.send({ type: 'overlay.closed' }))
  overlay.on('place.asked', (asked) => place.send(asked))
  connection.on('connection.restored', () => session.send({ type: 'network.returned' }))
  watchNetwork((event) => {
    if (event.type !== 'network.lost') session.send({ type: 'network.returned' })
  })

  function tell(text: string) {
    notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
  }
}

const presetsPorts = (calls: Calls) => ({
  listPresets: fromPromise<FeedConfiguration[], User | undefined>(async ({ input }) => {
    if (!input) return []
    return (await calls()).http.listPresets(input)
  }),
})

function createLive() {
  const sockets = createSockets()
  const watchConnection = fromCallback(({ sendBack }) => {
    const stops = [
      sockets.watchConnection(sendBack),
      watchNetwork((event) => {
        if (event.type === 'page.focused') return
        sendBack(event)
        if (event.type === 'network.returned' && sockets.isConnected())
          sendBack({ ...event, type: 'connection.opened' })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  const searchNews = fromCallback<EventObject, SearchContext>(({ input, sendBack }) =>
    sockets.searchNews(input, sendBack),
  )
  return {
    connection: createActor(connectionMachine.provide({ actors: { watchConnection } })),
    feed: createActor(liveFeedMachine.provide({ actors: { searchNews } })),
  }
}

function createPlace() {
  const location = createLocation()
  const current = () => placeOf(location.current().path, location.current().query)
  const watchPlace = fromCallback<PlaceTold>(({ sendBack, receive }) => {
    receive(({ path }) => location.go(path))
    return location.watch(() => sendBack({ type: 'place.changed', place: current() }))
  })
  return createActor(placeMachine.provide({ actors: { watchPlace } }), { input: current() })
}

function createConsent(choices: ReturnType<typeof createChoices>) {
  const keepConsent = fromCallback<ConsentTold>(({ receive }) => {
    receive(({ consent }) => choices.keepConsent(consent))
  })
  return createActor(consentMachine.provide({ actors: { keepConsent } }), { input: { kept: choices.consent() } })
}

/** What the first rows can do without is loaded after them, or when they take long. */
const firstRows = (feed: ActorRefFrom<typeof liveFeedMachine>) =>
  waitFor(feed, (snapshot) => !isLoading(snapshot), { timeout: 1_500 }).catch(() => undefined)

/** Remembers the first answer; a failed attempt is made again at the next call. */
function once<Output>(make: () => Promise<Output>) {
  let made: Promise<Output> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
