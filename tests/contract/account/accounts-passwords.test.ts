import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findByEmail } from '../../../mock-server/account/account.ts'
import { EVEN_STEP_MS } from '../../../mock-server/account/passwords/evenly.ts'
import { createSignIns } from '../../../mock-server/account/sign-ins/sign-ins.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { demo, sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.call('POST', '/mock/reset'))

const MINUTE = 60_000
const newPassword = 'Second-Password-2'
const ann = { email: 'ann@example.test', username: 'Ann.Trades', password: 'Anns-Password-1' }
const gone = { code: 'gone', message: 'This link has expired or was used.' }
const wrong = { error: 'The current password is wrong.' }

const change = (token: string, currentPassword: string = demo.password, next = newPassword) =>
  backend.call('PATCH', '/api/user/change-password', { token, body: { currentPassword, newPassword: next } })
const request = (email: string = demo.email) =>
  backend.call('POST', '/api/user/reset-password-request', { body: { email } })
const reset = (token = '', next = newPassword) =>
  backend.call('PATCH', '/api/user/reset-password', { body: { token, newPassword: next } })
const login = (password: string, email: string = demo.email) =>
  backend.call('POST', '/api/user/login', { body: { email, password } })
const list = (token: string) => backend.call('GET', '/api/user/sign-ins', { token })
const refresh = (cookie: string) => backend.call('GET', '/api/user/refresh-access-token', { cookie })
const advance = (milliseconds: number) => backend.clock.change({ now: backend.clock.now() + milliseconds })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
const kinds = async (email: string = demo.email) => (await backend.mailsTo(email)).map(({ kind }) => kind)
const lastToken = async (email: string = demo.email) => (await backend.mailsTo(email)).at(-1)?.token

describe('changing the password', () => {
  it('API-02 a change keeps this sign-in, ends all others and notifies the owner', async () => {
    const [here, there] = [await backend.signIn(), await backend.signIn(demo, true)]
    const changed = await change(here.token)
    expect(statuses([changed, await list(here.token), await refresh(here.cookie)])).toEqual([204, 200, 200])
    expect(statuses([await list(there.token), await refresh(there.cookie)])).toEqual([401, 401])
    expect(statuses([await login(demo.password), await login(newPassword)])).toEqual([401, 200])
    expect(await kinds()).toEqual(['passwordChanged'])
  })

  it('PWD-05 a wrong current password changes nothing, and the answer explains it without refusing the sign-in', async () => {
    const [here, there] = [await backend.signIn(), await backend.signIn()]
    const { status, body, headers } = await change(here.token, 'Wrong-1-Password')
    expect([status, body, headers.get('www-authenticate')]).toEqual([401, wrong, null])
    const after = [await list(here.token), await list(there.token), await login(demo.password)]
    expect([statuses(after), await kinds()]).toEqual([[200, 200, 200], []])
  })

  it('PWD-05 SES-14 wrong tries are delayed for this sign-in and for no other', async () => {
    const { token } = await backend.signIn()
    const tries = []
    for (let count = 0; count < 5; count += 1) tries.push(await change(token, 'Wrong-1-Password'))
    const late = [await change(token), await change((await backend.signIn()).token, 'Wrong-1-Password')]
    backend.pass(1000)
    expect([statuses(tries), statuses(late), (await change(token)).status]).toEqual([
      [401, 401, 401, 401, 401],
      [429, 401],
      204,
    ])
  })

  it('API-02 a change invalidates a reset link that was sent before', async () => {
    await request()
    const token = await lastToken()
    await change((await backend.signIn()).token)
    expect((await reset(token, 'Third-Password-3')).status).toBe(410)
  })

  it('API-02 of two concurrent changes one wins', async () => {
    const { token } = await backend.signIn()
    const answers = await Promise.all([change(token), change(token, demo.password, 'Third-Password-3')])
    expect([statuses(answers).sort(), await kinds()]).toEqual([[204, 401], ['passwordChanged']])
  })

  it('API-02 a sign-in that was being created with the old password is ended', async () => {
    const stale = await findByEmail(backend.database, demo.email)
    await change((await backend.signIn()).token)
    const signIns = createSignIns(backend.database, new Uint8Array(32), backend.clock, systemEnvironment)
    const started =
      stale && (await signIns.start(stale, { isRemembered: true, userAgent: '', address: '' }, async () => {}))
    expect([stale?.email, started]).toEqual([demo.email, undefined])
  })
})

describe('a reset link', () => {
  it('API-02 BCK-03 a reset link sets a new password, ends every sign-in and notifies the owner', async () => {
    const [here, there] = [await backend.signIn(), await backend.signIn(demo, true)]
    await request(demo.email.toUpperCase())
    const { status } = await reset(await lastToken())
    const ended = [await list(here.token), await refresh(here.cookie), await refresh(there.cookie)]
    expect([status, statuses(ended), await kinds()]).toEqual([
      204,
      [401, 401, 401],
      ['passwordReset', 'passwordChanged'],
    ])
    expect(statuses([await login(demo.password), await login(newPassword)])).toEqual([401, 200])
  })

  it('API-02 a link works once, however many requests use it at the same time', async () => {
    await request()
    const token = await lastToken()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => reset(token, `Tidal-Lantern-${index}`)))
    const bodies = answers.filter(({ status }) => status === 410).map(({ body }) => body)
    expect([statuses(answers).filter((status) => status === 204), bodies]).toEqual([[204], Array(7).fill(gone)])
    expect(await kinds()).toEqual(['passwordReset', 'passwordChanged'])
  })

  it("API-02 a link works for 30 minutes by the backend's clock", async () => {
    await request()
    const token = await lastToken()
    advance(30 * MINUTE)
    const late = await reset(token)
    advance(-MINUTE)
    expect(statuses([late, await reset(token)])).toEqual([410, 204])
  })

  it('API-02 a link is invalid once another one was used', async () => {
    await request()
    advance(MINUTE)
    await request()
    const [first, second] = await backend.mailsTo(demo.email)
    expect(statuses([await reset(second?.token), await reset(first?.token, 'Third-Password-3')])).toEqual([204, 410])
  })

  it('API-02 the store contains only the hash of a link: the token itself is in the mail and nowhere else', async () => {
    await request()
    const token = (await lastToken()) ?? ''
    const { mails, ...others } = await backend.dump()
    const hash = createHash('sha256').update(token).digest('base64url')
    expect(others.link_tokens).toEqual([expect.objectContaining({ hash, purpose: 'passwordReset', usedAt: null })])
    expect([JSON.stringify(mails).includes(token), JSON.stringify(others).includes(token)]).toEqual([true, false])
  })

  it('API-02 RTE-10 a reset proves the mailbox: the account is verified, and its pending verification link reports that', async () => {
    await backend.signUp(ann)
    const verificationToken = await lastToken(ann.email)
    await request(ann.email)
    await reset(await lastToken(ann.email))
    const verification = await backend.call('PATCH', '/api/user/verify-user', { body: { verificationToken } })
    expect([(await login(newPassword, ann.email)).status, verification.body]).toEqual([
      200,
      { standing: 'alreadyVerified' },
    ])
  })

  it('API-02 a reset forgives the wrong tries that led to it', async () => {
    for (let count = 0; count < 6; count += 1) await login('Wrong-1-Password')
    const late = await login(demo.password)
    await request()
    await reset(await lastToken())
    expect(statuses([late, await login(newPassword)])).toEqual([429, 200])
  })
})

describe('asking for a reset link', () => {
  it('API-02 every address gets the same answer; an account gets one mail a minute', async () => {
    const answers = [await request(), await request(), await request('unknown@example.test')]
    advance(MINUTE)
    answers.push(await request())
    const { mails = [] } = await backend.dump()
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([204, '']))
    expect([await kinds(), mails.length]).toEqual([['passwordReset', 'passwordReset'], 2])
  })

  it('API-02 concurrent requests send one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => request()))
    expect([statuses(answers), await kinds()]).toEqual([[204, 204, 204, 204, 204], ['passwordReset']])
  })

  it('API-02 too many requests from one network address are delayed', async () => {
    const waits = []
    for (let count = 0; count < 20; count += 1) {
      waits.push((await request(`user${count}@example.test`)).status)
      if (count % 8 === 7) backend.pass(MINUTE)
    }
    expect([new Set(waits), (await request('last@example.test')).status]).toEqual([new Set([204]), 429])
  })

  it('API-02 an answer takes the same time when there is nothing to send', async () => {
    const slow = await startTestBackend({}, { evenStepMs: EVEN_STEP_MS })
    const asked = performance.now()
    await slow.call('POST', '/api/user/reset-password-request', { body: { email: 'unknown@example.test' } })
    const took = performance.now() - asked
    await slow.close()
    expect(took >= EVEN_STEP_MS - 1).toBe(true)
  })
})
