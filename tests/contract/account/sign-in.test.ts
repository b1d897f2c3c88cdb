import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo, sharedBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
  await backend.addUnverified()
})
beforeEach(() => backend.pass(3_600_000))

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ended = { code: 'unauthorized', message: 'The sign-in has ended.' }
const get = (path: string, cookie?: string) =>
  backend.call('GET', `/api/user/${path}`, cookie === undefined ? {} : { cookie })
const restore = (cookie?: string) => get('persisted-login', cookie)
const list = (token: string) =>
  backend.call('POST', '/api/feed-configuration/user', { token, body: { username: demo.username, email: demo.email } })
const advance = (milliseconds: number) => backend.clock.change({ now: backend.clock.now() + milliseconds })
const cookieOf = ({ cookie }: { cookie: string | undefined }) => cookie ?? 'no cookie'
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

describe('the refresh cookie', () => {
  it('SES-01 a visitor without one is answered with nulls, and none is set', async () => {
    const { status, body, cookie } = await restore()
    expect({ status, body, cookie }).toEqual({
      status: 200,
      body: { user: null, accessToken: null },
      cookie: undefined,
    })
  })

  it('SES-01 it restores user and token', async () => {
    const { cookie, user } = await backend.signIn()
    const { body, status } = await restore(cookie)
    expect([status, body]).toEqual([200, { user, accessToken: expect.any(String) }])
  })

  it('SES-09 each use rotates it; the previous value is answered with the newest, without another rotation', async () => {
    const { cookie: first } = await backend.signIn()
    const second = cookieOf(await restore(first))
    const again = cookieOf(await get('refresh-access-token', first))
    const third = cookieOf(await get('refresh-access-token', second))
    expect([second === first, again === second, third === second]).toEqual([false, true, false])
  })

  it('SES-09 two concurrent calls lead to one rotation and two successful answers', async () => {
    const { cookie } = await backend.signIn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('refresh-access-token', cookie)))
    expect([new Set(statuses(answers)), new Set(answers.map(cookieOf)).size]).toEqual([new Set([200]), 1])
  })

  describe('when a value with a successor is used', () => {
    const SECOND = 1_000
    const refreshed = async (cookie: string) => {
      const answer = await get('refresh-access-token', cookie)
      return { ...answer, cookie: cookieOf(answer), token: String(answer.body) }
    }
    const kinds = async () => (await backend.mailsTo(demo.email)).map(({ kind }) => kind)
    beforeEach(() => backend.call('POST', '/mock/reset'))

    it('SES-07 an old value works at any later time if the successor was never used, because its answer was lost or the lid closed', async () => {
      const { cookie: first } = await backend.signIn(demo, true)
      await refreshed(first)
      advance(8 * HOUR)
      const again = await refreshed(first)
      expect([again.status, (await list(again.token)).status, await kinds()]).toEqual([200, 200, []])
    })

    it.each([
      ['token', ({ token }: { token: string }) => list(token)],
      ['cookie', ({ cookie }: { cookie: string }) => restore(cookie)],
    ])(
      'SES-07 an old value works for 30 seconds after the successor’s %s was used, then counts as a copy',
      async (_, use) => {
        const { cookie: first } = await backend.signIn()
        const second = await refreshed(first)
        expect((await use(second)).status).toBe(200)
        advance(29 * SECOND)
        const inTime = await restore(first)
        advance(2 * SECOND)
        const stolen = await restore(first)
        expect([inTime.status, stolen.status, stolen.body, stolen.cookie]).toEqual([
          200,
          401,
          ended,
          first.replace(/=.*/, '='),
        ])
        const newest = cookieOf(inTime)
        expect(statuses([await restore(newest), await refreshed(newest), await list(second.token)])).toEqual([
          401, 401, 401,
        ])
        expect(await kinds()).toEqual(['signInEnded'])
      },
    )

    it('SES-07 when a thief and a victim take turns only the first round succeeds, and the owner is notified once', async () => {
      let [thief, victim] = [(await backend.signIn()).cookie, '']
      victim = thief
      const served: number[] = []
      for (let round = 0; round < 20; round += 1) {
        for (const whose of ['thief', 'victim'] as const) {
          const answer = await refreshed(whose === 'thief' ? thief : victim)
          served.push(answer.status)
          if (answer.status !== 200) continue
          if (whose === 'thief') thief = answer.cookie
          else victim = answer.cookie
          await list(answer.token)
          advance(5 * 60 * SECOND)
        }
      }
      expect([served.slice(0, 2), new Set(served.slice(2)), await kinds()]).toEqual([
        [200, 401],
        new Set([401]),
        ['signInEnded'],
      ])
    })

    it('SES-07 when a browser was killed before it stored the successor, which it had used, the sign-in ends and the mail names that cause', async () => {
      const { cookie: kept } = await backend.signIn(demo, true)
      await list((await refreshed(kept)).token)
      advance(HOUR)
      const { status } = await restore(kept)
      const { mails } = (await backend.call('GET', '/mock/mails')).body as { mails: { id: string }[] }
      const { body } = await backend.call('GET', `/mock/mails/${mails[0]?.id}`)
      expect([status, body]).toEqual([
        401,
        expect.objectContaining({
          text: expect.stringMatching(/browser stopped abruptly.*somebody copied the cookie/),
        }),
      ])
    })
  })

  it.each([
    ['another signature', (cookie: string) => `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`],
    ['another count', (cookie: string) => cookie.replace('.0.', '.1.')],
    ['another shape', (cookie: string) => cookie.replace('.0.', '.x.')],
  ])('SES-07 a tampered cookie (%s) is refused and removed, without harm to the sign-in', async (_, tamper) => {
    const { cookie } = await backend.signIn()
    const refused = await restore(tamper(cookie))
    expect([refused.status, refused.body, refused.headers.get('set-cookie')]).toEqual([
      401,
      ended,
      expect.stringMatching(/^market-flux-\d+=; .*Max-Age=0$/),
    ])
    expect((await restore(cookie)).status).toBe(200)
  })

  it('SES-11 it is a session cookie without rememberMe, and lasts 30 days with it; rotation keeps that', async () => {
    const attributes = async (rememberMe: boolean) => {
      const { email, password } = demo
      const answer = await backend.call('POST', '/api/user/login', { body: { email, password, rememberMe } })
      const rotated = await restore(cookieOf(answer))
      return [answer, rotated].map(({ headers }) => headers.getSetCookie()[0]?.replace(/^[^;]*; /, ''))
    }
    const session = 'Path=/api/user; HttpOnly; SameSite=Strict'
    const remembered = `${session}; Max-Age=2592000`
    expect([await attributes(false), await attributes(true)]).toEqual([
      [session, session],
      [remembered, remembered],
    ])
  })

  it('SES-11 a sign-in without rememberMe ends after 12 hours', async () => {
    const { cookie } = await backend.signIn()
    advance(12 * HOUR - 60_000)
    const inTime = await restore(cookie)
    advance(120_000)
    expect(statuses([inTime, await restore(cookieOf(inTime))])).toEqual([200, 401])
  })

  it('SES-11 a sign-in with rememberMe ends after 30 days without use', async () => {
    const { cookie } = await backend.signIn(demo, true)
    advance(29 * DAY)
    const used = await restore(cookie)
    advance(29 * DAY)
    const usedAgain = await restore(cookieOf(used))
    advance(31 * DAY)
    expect(statuses([used, usedAgain, await restore(cookieOf(usedAgain))])).toEqual([200, 200, 401])
  })

  it('SES-11 a sign-in with rememberMe ends after 90 days, regardless of use', async () => {
    let { cookie } = await backend.signIn(demo, true)
    const seen: number[] = []
    for (const days of [29, 29, 29, 2.99, 0.02]) {
      advance(days * DAY)
      const used = await restore(cookie)
      seen.push(used.status)
      cookie = cookieOf(used)
    }
    expect(seen).toEqual([200, 200, 200, 200, 401])
  })

  it('the cookie is Secure and bound to the host behind https', async () => {
    const { email, password } = demo
    const https = { 'x-forwarded-proto': 'https' }
    const answer = await backend.call('POST', '/api/user/login', { body: { email, password }, headers: https })
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-market-flux=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    const { status } = await backend.call('GET', '/api/user/persisted-login', {
      headers: https,
      cookie: cookieOf(answer),
    })
    expect(status).toBe(200)
  })
})

describe('another log-in in the same browser', () => {
  const logIn = (cookie: string, password: string) =>
    backend.call('POST', '/api/user/login', { cookie, body: { email: demo.email, password } })

  it('SES-02 SES-07 it ends the former sign-in with its tokens, but not that of another browser', async () => {
    const [here, there] = [await backend.signIn(), await backend.signIn()]
    const next = await logIn(here.cookie, demo.password)
    const former = [await restore(here.cookie), await get('refresh-access-token', here.cookie), await list(here.token)]
    const living = [await restore(cookieOf(next)), await restore(there.cookie)]
    expect([statuses(former), statuses(living)]).toEqual([
      [401, 401, 401],
      [200, 200],
    ])
  })

  it('SES-02 a failed one does not affect the former sign-in', async () => {
    const { cookie } = await backend.signIn()
    const { status } = await logIn(cookie, 'Not-1-the-Password')
    expect([status, (await restore(cookie)).status]).toEqual([401, 200])
  })
})

describe('sign-out', () => {
  it('SES-03 it ends the sign-in with its tokens and removes the cookie', async () => {
    const { cookie, token } = await backend.signIn()
    const out = await get('logout', cookie)
    const after = [await restore(cookie), await get('refresh-access-token', cookie), await list(token)]
    expect([out.status, out.cookie, ...statuses(after)]).toEqual([204, cookie.replace(/=.*/, '='), 401, 401, 401])
  })

  it('SES-03 without a cookie the answer is the same', async () => {
    const { status, headers } = await get('logout')
    expect([status, headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')])
  })

  it('the sign-ins of other browsers are not affected', async () => {
    const [here, there] = [await backend.signIn(), await backend.signIn()]
    await get('logout', here.cookie)
    expect((await restore(there.cookie)).status).toBe(200)
  })
})
