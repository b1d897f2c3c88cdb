// what the adapters load late is there before the first step
import '../../../../src/contract/session/tab-message.ts'
import '../../../../src/adapters/session/shelf/sealing.ts'
import '../../../../src/adapters/storage/database.ts'
import '../../../../src/adapters/storage/values.ts'
import 'jose'
import { afterAll, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createTurns } from '../../../../src/adapters/shared/turns.ts'
import { createStorage } from '../../../../src/adapters/storage/storage.ts'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import type { User } from '../../../../src/contract/shared/user/user.ts'
import { sessionMachine, signInOf, userOf } from '../../../../src/machines/session/session.machine.ts'
import type { SessionEvent } from '../../../../src/machines/session/sign-in.ts'
import { browserEnvironment } from '../../../../src/root/environment.ts'
import { type Calls, sessionPorts } from '../../../../src/root/session/session.ts'
import { ann, bob } from '../../drive/people.ts'
import { createLocks } from './locks.ts'
import { createServer } from './server.ts'

const { database } = vi.hoisted(() => ({ database: new Map<string, unknown>() }))
vi.mock('idb-keyval', () => ({
  createStore: (name: string) => name,
  get: async (key: string, store: string) => database.get(`${store} ${key}`),
  set: async (key: string, value: unknown, store: string) => void database.set(`${store} ${key}`, value),
}))
/** Nothing here is about how the shell is sealed, which would take time of its own. */
vi.mock('jose', () => ({
  EncryptJWT: class {
    constructor(readonly payload: object) {}
    setProtectedHeader = () => this
    setExpirationTime = () => this
    encrypt = async () => JSON.stringify(this.payload)
  },
  jwtDecrypt: async (sealed: string) => ({ payload: JSON.parse(sealed) }),
}))

// of the files that share a worker others have stand-ins of their own
afterAll(() => {
  for (const module of ['idb-keyval', 'jose']) vi.doUnmock(module)
  vi.resetModules()
})

type Http = Awaited<ReturnType<Calls>>['http']
type Answer = { cookie?: number; output?: unknown; error?: unknown }
type Call = { tab: Tab; ask(): Answer; resolve(output: unknown): void; reject(error: unknown): void }
export type Fate = 'answered' | 'request lost' | 'answer lost'
export type Message = { to: Tab; data: unknown }
/** The tab whose code runs: of it are the locks that are asked for, and the channel that is made. */
let running: Tab

/** Tabs of one browser with the real chart, its real ports and adapters. Messages and calls wait until a test says what becomes of them. */
export function openBrowser() {
  database.clear()
  database.set('market-flux-keys shell', 'key')
  const server = createServer()
  const locks = createLocks(() => running)
  const stored = new Map<string, string>()
  const tabs: Tab[] = []
  let cookie: number | undefined
  let messages: Message[] = []
  let calls: Call[] = []

  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      tab = running
      constructor() {
        super()
        this.tab.channel = this
      }
      postMessage(data: unknown) {
        for (const to of tabs) if (to !== this.tab) messages.push({ to, data: structuredClone(data) })
      }
    },
  )
  const request = <Output>(tab: Tab, ask: () => Answer) =>
    new Promise<Output>((resolve, reject) => calls.push({ tab, ask, resolve: resolve as Call['resolve'], reject }))
  const httpOf = (tab: Tab): Http => ({
    ...({} as Http),
    logIn: ({ email }) => request(tab, () => server.logIn(cookie, email === bob.email ? bob : ann)),
    restoreSignIn: () => request(tab, () => server.restoreSignIn(cookie)),
    refreshToken: () => request(tab, () => server.refreshToken(cookie)),
    endSignIn: () => request(tab, () => server.endSignIn(cookie)),
  })

  async function open() {
    const tab = new Tab(httpOf)
    tabs.push(tab)
    await settle()
    return tab
  }
  async function close(tab: Tab) {
    tabs.splice(tabs.indexOf(tab), 1)
    messages = messages.filter(({ to }) => to !== tab)
    calls = calls.filter((call) => call.tab !== tab)
    tab.session.stop()
    locks.leave(tab)
    await settle()
  }
  async function deliver(message: Message) {
    messages = messages.filter((other) => other !== message)
    message.to.channel?.dispatchEvent(new MessageEvent('message', { data: message.data }))
    await settle()
  }
  async function conclude(call: Call, fate: Fate = 'answered') {
    calls = calls.filter((other) => other !== call)
    const answer = fate === 'request lost' ? {} : call.ask()
    if (fate === 'answered') cookie = answer.cookie
    const error = fate === 'answered' ? answer.error : new Failure('silent')
    if (error) call.reject(error)
    else call.resolve(answer.output)
    await settle()
  }
  async function answerNext(fate?: Fate) {
    const [call] = calls
    if (!call) throw new Error('Nothing is asked.')
    await conclude(call, fate)
  }
  async function deliverAll() {
    for (let message = messages[0]; message; message = messages[0]) await deliver(message)
  }
  /** Everything that is under way arrives, and what waits is tried again, until nothing moves any more. */
  async function drain() {
    for (let quiet = 0; quiet < 2; quiet++) {
      for (const tab of tabs) tab.clock.increment(5_000)
      await settle()
      while (messages.length + calls.length > 0) {
        quiet = -1
        await deliverAll()
        if (calls.length > 0) await answerNext()
      }
    }
  }

  return {
    tabs,
    open,
    close,
    deliver,
    deliverAll,
    conclude,
    answerNext,
    drain,
    messages: () => messages,
    calls: () => calls,
    /** Whom the server knows this browser by. */
    whoIsKnown: () => server.whoIs(cookie),
    whoIs: (signIn: number) => server.whoIs(signIn),
    endElsewhere: () => server.end(cookie),
    users: () => tabs.map(({ session }) => userOf(session.getSnapshot())?.username),
    isSignOutMarked: () => stored.has('market-flux.signing-out'),
  }
}

class Tab {
  readonly clock = new SimulatedClock()
  readonly storage = createStorage(browserEnvironment())
  readonly calls: Calls
  readonly session: ReturnType<typeof startSession>
  channel?: EventTarget

  constructor(httpOf: (tab: Tab) => Http) {
    running = this
    this.calls = async () => ({
      http: httpOf(this),
      turns: within(this, createTurns(this.storage, { ...browserEnvironment(), now: () => 0 })),
      httpOf: () => httpOf(this),
    })
    this.session = startSession(this.calls, this.storage, this.clock)
  }
  user() {
    return userOf(this.session.getSnapshot())
  }
  token() {
    return signInOf(this.session.getSnapshot())?.token
  }
  /** The sign-in of the server that this tab has a token of. */
  signIn() {
    const token = this.token()
    return token === undefined ? undefined : Number.parseInt(token, 10)
  }
  async logIn({ email }: User) {
    const { http, turns } = await this.calls()
    const asked = turns.begin(() => http.logIn({ email, password: '' }), new AbortController().signal)
    asked.then(
      ({ output, ...counted }) => this.session.send({ type: 'signIn.given', signIn: { ...output, ...counted } }),
      () => undefined,
    )
    await settle()
  }
  async send(event: SessionEvent) {
    this.session.send(event)
    await settle()
  }
  /** Refuses the token of a call. */
  async refuseToken() {
    const token = this.token()
    if (token) await this.send({ type: 'token.refused', token })
  }
  async pass(milliseconds: number) {
    this.clock.increment(milliseconds)
    await settle()
  }
}

const startSession = (calls: Calls, storage: ReturnType<typeof createStorage>, clock: SimulatedClock) =>
  createActor(sessionMachine.provide({ actors: sessionPorts(calls, storage, browserEnvironment()) }), { clock }).start()

/** The same methods, each of which says first in which tab it runs. */
const within = <Methods extends object>(tab: Tab, methods: Methods) =>
  new Proxy(methods, {
    get: (target, name) => {
      running = tab
      return Reflect.get(target, name)
    },
  })

/** Lets what is answered, and modules that are loaded late, reach the charts. */
async function settle() {
  for (let turn = 0; turn < 3; turn++) await new Promise((settled) => setImmediate(settled))
}
