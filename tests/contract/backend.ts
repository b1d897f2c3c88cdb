import { randomUUID } from 'node:crypto'
import { demo } from '../../mock-server/accounts/demo-account.ts'
import { hashPassword } from '../../mock-server/accounts/passwords.ts'
import { startBackend } from '../../mock-server/backend.ts'
import type { Options } from '../../mock-server/options.ts'
import { users } from '../../mock-server/store/schema.ts'
import type { Fault } from '../../src/contract/mock.ts'
import { SignIn } from '../../src/contract/user.ts'
import { emptyDatabase } from './empty-database.ts'

export { demo }
export const unverified = { email: 'new@marketflux.test', password: 'Not-Verified-1', username: 'new' }
const zone = { 'x-timezone': 'Europe/Berlin' }

type Asked = { body?: unknown; token?: string; cookie?: string; headers?: Record<string, string> }
export type Answer = { status: number; headers: Headers; body: unknown; cookie: string | undefined }
type Surroundings = { pages?: string }

/** A backend in this process, on a free port, of which nothing is left. */
export async function startTestBackend(options: Partial<Options> = {}, surroundings: Surroundings = {}) {
  const reports: string[] = []
  let elapsed = 0
  const backend = await startBackend(
    {
      host: '127.0.0.1',
      port: 0,
      place: { memory: await emptyDatabase() },
      feeds: [],
      isSimulated: false,
      seed: 'test',
      mock: 'loopback',
      hideAccounts: false,
      ...options,
    },
    { report: (line) => reports.push(line), elapsed: () => elapsed, ...surroundings },
  )
  const call = (method: string, path: string, asked: Asked = {}) => ask(`${backend.url}${path}`, method, asked)

  async function signIn(named = demo, rememberMe?: boolean) {
    const { email, password } = named
    const answer = await call('POST', '/api/user/login', { body: { email, password, rememberMe } })
    const { accessToken, user } = SignIn.parse(answer.body)
    return { token: accessToken, user, cookie: answer.cookie ?? '' }
  }

  return {
    ...backend,
    /** What the backend told of its troubles. */
    reports,
    call,
    signIn,
    /** Lets time pass for limits; the clock is another thing. */
    pass(milliseconds: number) {
      elapsed += milliseconds
    },
    addFault: (fault: Fault) => call('POST', '/mock/faults', { body: fault }),
    async addUnverified() {
      const { email, username, password } = unverified
      const passwordHash = await hashPassword(password)
      await backend.database
        .insert(users)
        .values({ id: randomUUID(), email, username, passwordHash, createdAt: new Date(backend.clock.now()) })
    },
  }
}
export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>

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
