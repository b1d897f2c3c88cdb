import { randomUUID } from 'node:crypto'
import { asc, eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { demo } from '../../mock-server/account/demo-account.ts'
import { createPasswordHash } from '../../mock-server/account/passwords/passwords.ts'
import { type BackendEnvironment, startBackend } from '../../mock-server/backend.ts'
import { systemEnvironment } from '../../mock-server/environment.ts'
import type { Options } from '../../mock-server/options.ts'
import type { Database } from '../../mock-server/store/open-store.ts'
import * as ownTables from '../../mock-server/store/own-schema.ts'
import * as tables from '../../mock-server/store/schema.ts'
import * as serverTables from '../../mock-server/store/server-schema.ts'
import type { Fault } from '../../src/contract/mock/mock.ts'
import { SignedIn } from '../../src/contract/shared/user/user.ts'
import { lendStore } from './store/stores.ts'

export { demo }
export const unverified = { email: 'new@marketflux.test', password: 'Not-Verified-1', username: 'new' }
const zone = { 'x-timezone': 'Europe/Berlin' }

type Asked = { body?: unknown; token?: string; cookie?: string; headers?: Record<string, string> }
export type Answer = { status: number; headers: Headers; body: unknown; cookie: string | undefined }
/** The delays against attackers would slow tests down as well. */
const cheap = { passwordCost: { memoryCost: 8, timeCost: 1 }, evenStepMs: 2 }
const hashPassword = createPasswordHash(cheap.passwordCost)
export type Person = { email: string; username: string; password: string }

/** A separate backend in this process, on a free port, which leaves nothing behind. */
export async function startTestBackend(options: Partial<Options> = {}, environment: Partial<BackendEnvironment> = {}) {
  const reports: string[] = []
  let elapsed = 0
  const backend = await startBackend(
    {
      host: '127.0.0.1',
      port: 0,
      // lent only where it is used: a store that is not closed is not reused, and the next test opens another
      storage: options.storage ?? { store: lendStore() },
      feeds: [],
      isSimulated: false,
      seed: 'test',
      isLocal: true,
      mock: 'loopback',
      hideAccounts: false,
      demoAccount: 'firstStart',
      ...options,
    },
    {
      ...systemEnvironment,
      report: (line) => reports.push(line),
      elapsed: () => elapsed,
      stopwatch: () => () => 0,
      ...cheap,
      ...environment,
    },
  )
  const call = (method: string, path: string, asked: Asked = {}) => ask(`${backend.url}${path}`, method, asked)

  async function signIn(named: Omit<Person, 'username'> = demo, rememberMe?: boolean) {
    const { email, password } = named
    const answer = await call('POST', '/api/user/login', { body: { email, password, rememberMe } })
    const { accessToken, user } = SignedIn.parse(answer.body)
    return { token: accessToken, user, cookie: answer.cookie ?? '' }
  }

  const allMailsTo = (email: string) => readMails(backend.database, email)
  const mailsTo = async (email: string) =>
    (await allMailsTo(email)).flatMap(({ kind, token }) => (kind === 'newBrowser' ? [] : { kind, token }))

  return {
    ...backend,
    /** Without the mails about new browsers: most tests sign in without cookies, so each sign-in comes from a new browser. */
    mailsTo,
    allMailsTo,
    /** Every row of the store. */
    dump: () => dump(backend.database),
    signUp: (person: Person) => call('POST', '/api/user/create', { body: person }),
    /** Signs up and verifies the mailbox, in one browser. */
    async register(person: Person) {
      const { cookie } = await call('POST', '/api/user/create', { body: person })
      const mail = (await mailsTo(person.email)).at(-1)
      const body = { verificationToken: mail?.token }
      await call('PATCH', '/api/user/verify-user', { body, ...(cookie === undefined ? {} : { cookie }) })
    },
    /** The problems that the backend has reported. */
    reports,
    call,
    signIn,
    /** Lets time pass for limits; the clock is separate. */
    pass(milliseconds: number) {
      elapsed += milliseconds
    },
    addFault: (fault: Fault) => call('POST', '/mock/faults', { body: fault }),
    async addUnverified() {
      const { email, username, password } = unverified
      const passwordHash = await hashPassword(password)
      await backend.database
        .insert(tables.users)
        .values({ id: randomUUID(), email, username, passwordHash, createdAt: new Date(backend.clock.now()) })
    },
  }
}
/** The cookie by which the backend recognises a browser, from an answer that set it. */
export const deviceOf = ({ headers }: Answer) =>
  headers.getSetCookie().flatMap((set) => /^[^=;]+-device=[^;]+/.exec(set) ?? [])[0] ?? ''

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>

const shared = new Map<boolean, Promise<TestBackend>>()
/** The backend that the files of a worker share, for tests without special requirements: reset, and as good as new. */
export async function sharedBackend({ isSimulated = false } = {}): Promise<TestBackend> {
  const starting = shared.get(isSimulated) ?? startTestBackend({ isSimulated, privateFeeds: true })
  shared.set(isSimulated, starting)
  const backend = await starting
  const { status, body } = await backend.call('POST', '/mock/reset')
  if (status !== 204) throw new Error(`It was not reset: ${status} ${JSON.stringify(body)} ${backend.reports}`)
  backend.reports.length = 0
  const left = backend.newsroom.real().flat()
  if (left.length > 0) throw new Error(`Another file left what no reset takes away: ${left[0]?.title}`)
  return { ...backend, close: () => Promise.reject(new Error('Other files share this backend.')) }
}

/** Oldest first, each with the token of its link. */
async function readMails(database: Database, email: string) {
  const { id, recipient } = tables.mails
  const stored = await database.select().from(tables.mails).where(eq(recipient, email)).orderBy(asc(id))
  return stored.map(({ kind, text }) => ({ kind, text, token: /\?token=(\S+)/.exec(text)?.[1] ?? '' }))
}

async function dump(database: Database) {
  const rows: Record<string, unknown[]> = {}
  for (const table of Object.values({ ...tables, ...ownTables, ...serverTables })) {
    if (is(table, PgTable)) rows[getTableName(table)] = await database.select().from(table)
  }
  return rows
}

async function ask(url: string, method: string, { body, token, cookie, headers }: Asked): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...zone,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  const set = answer.headers.get('set-cookie')
  return {
    status: answer.status,
    headers: answer.headers,
    body: isJson ? JSON.parse(text) : text,
    cookie: set === null ? undefined : set.split(';')[0],
  }
}
