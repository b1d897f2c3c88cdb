import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIns } from '../../../mock-server/store/schema.ts'
import { BEARER_INVALID } from '../../../src/contract/session/authentication.ts'
import { demo, sharedBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(async () => {
  await backend.call('POST', '/mock/reset')
  await backend.call('POST', '/mock/clock', { body: { now: START, rate: 0 } })
})

const START = '2026-03-02T09:00:00.000Z'
const HOUR = 3_600_000
const ann = { email: 'ann@example.test', username: 'Ann.Trades', password: 'Anns-Password-1' }
const list = (token: string) => backend.call('GET', '/api/user/sign-ins', { token })
const end = (token: string, id = '') => backend.call('DELETE', `/api/user/sign-ins/${id}`, { token })
const refresh = (cookie: string) => backend.call('GET', '/api/user/refresh-access-token', { cookie })
const advance = (milliseconds: number) => backend.clock.change({ now: backend.clock.now() + milliseconds })
const idsOf = ({ body }: { body: unknown }) => (body as { data: { id: string }[] }).data.map(({ id }) => id)

const endOthers = (token: string) => backend.call('DELETE', '/api/user/sign-ins', { token })

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'
const address = '127.0.0.x'

const signInWith = async (agent: string, rememberMe: boolean) => {
  const { email, password } = demo
  const headers = { 'user-agent': agent }
  const answer = await backend.call('POST', '/api/user/login', { body: { email, password, rememberMe }, headers })
  return { token: (answer.body as { accessToken: string }).accessToken, cookie: answer.cookie ?? '' }
}

describe('the sign-ins of a user', () => {
  it('SES-11 SES-15 the list shows the details of each, the last used first, and marks the one that asks', async () => {
    const laptop = await signInWith(FIREFOX, true)
    advance(60_000)
    const phone = await signInWith('x'.repeat(600), false)
    advance(60_000)
    await refresh(laptop.cookie)
    const { status, body } = await list(phone.token)
    const id = expect.stringMatching(/^[\w-]{24}$/)
    expect([status, body]).toEqual([
      200,
      {
        asOf: '2026-03-02T09:02:00.000Z',
        data: [
          {
            ...{ id, userAgent: FIREFOX, isRemembered: true, isCurrent: false },
            ...{ browser: 'Firefox', system: 'Linux', address },
            ...{ startedAt: START, lastUsedAt: '2026-03-02T09:02:00.000Z' },
          },
          {
            ...{ id, userAgent: 'x'.repeat(500), isRemembered: false, isCurrent: true },
            ...{ browser: '', system: '', address },
            ...{ startedAt: '2026-03-02T09:01:00.000Z', lastUsedAt: '2026-03-02T09:01:00.000Z' },
          },
        ],
      },
    ])
  })

  it('SES-11 the list contains only sign-ins of this user that have not ended', async () => {
    await backend.register(ann)
    await backend.signIn(ann)
    const signedOut = await backend.signIn()
    await backend.call('GET', '/api/user/logout', { cookie: signedOut.cookie })
    await signInWith('Session', false)
    const { cookie } = await signInWith('Remembered', true)
    advance(12 * HOUR)
    const { body: token } = await refresh(cookie)
    const { body } = await list(String(token))
    const agents = (body as { data: { userAgent: string }[] }).data.map(({ userAgent }) => userAgent)
    expect(agents).toEqual(['Remembered'])
  })

  it('SES-11 expired ones are deleted from the store by the next sign-in', async () => {
    await signInWith('Session', false)
    await signInWith('Remembered', true)
    advance(12 * HOUR)
    await signInWith('New', false)
    const { sign_ins = [] } = await backend.dump()
    const agents = (sign_ins as { userAgent: string }[]).map(({ userAgent }) => userAgent)
    // the store keeps no order
    expect(agents.toSorted()).toEqual(['New', 'Remembered'])
  })

  it('SES-03 an ended one is refused at once, with bearer and cookie, and is deleted', async () => {
    const [here, there] = [await signInWith('Here', true), await signInWith('There', true)]
    advance(1000)
    await refresh(there.cookie)
    const [ended] = idsOf(await list(here.token))
    const { status } = await end(here.token, ended)
    const refused = await list(there.token)
    expect([status, refused.status, refused.headers.get('www-authenticate')]).toEqual([204, 401, BEARER_INVALID])
    expect([(await refresh(there.cookie)).status, (await list(here.token)).status]).toEqual([401, 200])
    expect((await backend.dump()).sign_ins).toEqual([expect.objectContaining({ userAgent: 'Here' })])
  })

  it('SES-15 all others end at once, with bearer and cookie; the one that asks and those of other users remain', async () => {
    await backend.register(ann)
    const theirs = await backend.signIn(ann)
    const [here, phone, laptop] = [
      await signInWith('Here', false),
      await signInWith('Phone', true),
      await signInWith('Laptop', false),
    ]
    const { status } = await endOthers(here.token)
    const after = [await list(phone.token), await refresh(phone.cookie), await list(laptop.token)]
    const again = await endOthers(here.token)
    expect([status, after.map((answer) => answer.status), again.status]).toEqual([204, [401, 401, 401], 204])
    expect([(await list(theirs.token)).status, (await refresh(here.cookie)).status]).toEqual([200, 200])
    expect(
      ((await backend.dump()).sign_ins ?? []).map((row) => (row as { userAgent: string }).userAgent).sort(),
    ).toEqual(['Here', 'node'])
  })

  it('SES-15 sign-ins from a release that stored no address show none', async () => {
    const { token } = await signInWith(FIREFOX, true)
    await backend.database.update(signIns).set({ address: sql`default` })
    const { body } = await list(token)
    expect((body as { data: unknown[] }).data).toEqual([
      expect.objectContaining({ browser: 'Firefox', system: 'Linux', address: '' }),
    ])
  })

  it('SES-03 a sign-in may end itself', async () => {
    const { token, cookie } = await signInWith('Here', true)
    const [own] = idsOf(await list(token))
    expect([(await end(token, own)).status, (await list(token)).status, (await refresh(cookie)).status]).toEqual([
      204, 401, 401,
    ])
  })

  it('SES-03 a sign-in of another user, or one that has ended, cannot be ended', async () => {
    await backend.register(ann)
    const [mine, theirs] = [await backend.signIn(), await backend.signIn(ann)]
    const [foreign] = idsOf(await list(theirs.token))
    const problem = { code: 'not-found', message: 'You have no such sign-in.' }
    const answers = [await end(mine.token, foreign), await end(mine.token, 'unknown')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [404, problem],
      [404, problem],
    ])
    expect((await list(theirs.token)).status).toBe(200)
  })
})
