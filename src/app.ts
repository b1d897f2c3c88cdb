import { type ActorRefFrom, createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { createChoices } from './adapters/choices.ts'
import { createLocation } from './adapters/location.ts'
import { watchNetwork } from './adapters/network.ts'
import { createSockets, type Sockets } from './adapters/sockets/sockets.ts'
import { createStorage } from './adapters/storage/storage.ts'
import type { startForms } from './app/forms.ts'
import { createFrame } from './app/frame.ts'
import { start } from './app/inspection.ts'
import { bearerOf, type Calls, sessionPorts } from './app/session.ts'
import { createTerminal, introduceTerminal } from './app/terminal.ts'
import type { FeedConfiguration } from './contract/feed-configuration.ts'
import type { User } from './contract/user.ts'
import { connectionMachine } from './machines/connection.machine.ts'
import { type ConsentTold, consentMachine } from './machines/consent.machine.ts'
import { isLoading, type liveFeedMachine } from './machines/live-feed.machine.ts'
import { notificationMachine } from './machines/notification.machine.ts'
import { overlayMachine } from './machines/overlay.machine.ts'
import { type PlaceTold, placeMachine } from './machines/place.machine.ts'
import { presetsMachine } from './machines/presets.machine.ts'
import { isLapsed, sessionMachine, userOf } from './machines/session.machine.ts'
import { placeOf, tokenOf } from './rules/place.ts'

/** Fills every port, starts the charts that live as long as the page, and says who hears whom. */
export function startApp() {
  const sockets = createSockets()
  const connection = createConnection(sockets)
  const storage = createStorage()
  const choices = createChoices(storage)
  const terminal = createTerminal(sockets, choices)
  const calls: Calls = once(async () => {
    await firstRows(terminal.feeds[0])
    const [{ createHttp }, { createTurns }] = await Promise.all([
      import('./adapters/http/http.ts'),
      import('./adapters/turns.ts'),
    ])
    return { http: createHttp(bearerOf(session)), turns: createTurns(storage) }
  })

  const session: ActorRefFrom<typeof sessionMachine> = createActor(
    sessionMachine.provide({ actors: sessionPorts(calls, storage) }),
  )
  const presets = createActor(presetsMachine.provide({ actors: presetsPorts(calls) }))
  const notification = createNotification(storage)
  const location = createLocation()
  const place = createPlace(location)
  const frame = { consent: createConsent(choices), ...createFrame(choices, sockets) }
  const { feeds, ...ofTerminal } = terminal
  const overlay = createActor(overlayMachine)
  const charts = { session, presets, overlay, notification, connection, place, ...ofTerminal, ...frame }
  const forms = once(async () =>
    (await import('./app/forms.ts')).startForms({ ...charts, history: location.history }, calls, storage),
  )
  const offline = once(async () => {
    await firstRows(feeds[0])
    return (await import('./app/offline.ts')).startOffline(charts, feeds, storage)
  })
  const reach = { calls, sockets, offline }
  const newsPit = once(async () => (await import('./app/news-pit.ts')).startNewsPit(charts, reach))
  const widgets = once(async () => {
    await firstRows(feeds[0])
    return (await import('./app/widgets.ts')).startWidgets(charts, feeds, { ...reach, choices, newsPit })
  })

  introduce(charts, forms)
  introduceTerminal(terminal, charts, choices)
  start(feeds)
  start(charts)
  offline().catch(() => undefined)
  return { charts: { ...charts, feeds, forms, newsPit, widgets }, calls }
}

type Charts = Omit<ReturnType<typeof startApp>['charts'], 'feeds' | 'forms' | 'newsPit' | 'widgets'>
type Forms = ReturnType<typeof startForms>

/** Who hears whom. The forms listen for themselves once they are there; a mailed link brings them. */
function introduce(charts: Charts, forms: () => Promise<Forms>) {
  const { session, presets, overlay, notification, connection, place } = charts
  session.on('session.started', () => {
    const user = userOf(session.getSnapshot())
    if (user) presets.send({ type: 'user.came', user })
    overlay.send({ type: 'member.came' })
    place.send({ type: 'member.came' })
  })
  session.on('session.ended', () => {
    presets.send({ type: 'user.left' })
    place.send({ type: isLapsed(session.getSnapshot()) ? 'member.lapsed' : 'member.left' })
  })
  session.subscribe((snapshot) => {
    if (snapshot.matches('signedOut')) place.send({ type: 'visitor.known' })
  })
  presets.on('presets.failed', () => {
    const text = 'Your saved presets could not be loaded.'
    notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
  })
  overlay.on('place.asked', (asked) => place.send(asked))
  overlay.on('logIn.reached', (reached) => place.send(reached))
  overlay.on('overlay.closed', (closed) => {
    place.send(closed)
    // LogIn closes just before the session knows of the sign-in that was given in it
    queueMicrotask(() => place.send({ type: 'logIn.left' }))
  })
  place.on('logIn.wanted', ({ resumes }) => overlay.send({ type: 'logIn.asked', resumes }))
  place.on('verifyLink.reached', ({ token }) =>
    tellForms(({ verification }) => verification.send({ type: 'link.followed', token })),
  )
  place.on('resetLink.reached', ({ token }) => {
    overlay.send({ type: 'resetLink.followed' })
    tellForms(({ resetPassword }) => resetPassword.send({ type: 'resetLink.followed', token }))
  })
  connection.on('connection.restored', () => session.send({ type: 'network.returned' }))
  watchNetwork((event) => {
    if (event.type !== 'network.lost') session.send({ type: 'network.returned' })
  })

  /** When the forms cannot be had, the overlay that shows them says so. */
  function tellForms(tell: (forms: Forms) => void) {
    forms().then(tell, () => undefined)
  }
}

const presetsPorts = (calls: Calls) => ({
  listPresets: fromPromise<FeedConfiguration[], User | undefined>(async ({ input }) => {
    if (!input) return []
    return (await calls()).http.listPresets(input)
  }),
})

function createConnection(sockets: Sockets) {
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
  return createActor(connectionMachine.provide({ actors: { watchConnection } }))
}

function createNotification({ watchRefusal }: ReturnType<typeof createStorage>) {
  const notification = createActor(notificationMachine)
  const text =
    'Your browser limits what this site may store: some of your choices will be gone when you close the page.'
  const notice = { kind: 'Info' as const, text, displayTime: 10_000 }
  watchRefusal(() => notification.send({ type: 'notice.told', notice }))
  return notification
}

function createPlace(location: ReturnType<typeof createLocation>) {
  const current = () => {
    const { path, query } = location.current()
    return { place: placeOf(path), token: tokenOf(query) }
  }
  const watchPlace = fromCallback<PlaceTold>(({ sendBack, receive }) => {
    receive(({ path, replaces }) => (replaces ? location.goOn(path) : location.go(path)))
    return location.watch(() => sendBack({ type: 'place.changed', ...current() }))
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
  waitFor(feed, (snapshot) => !isLoading(snapshot), { timeout: navigator.onLine ? 1_500 : 0 }).catch(() => undefined)

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
