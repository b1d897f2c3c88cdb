import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo, deviceOf, type Person, sharedBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(async () => {
  await backend.call('POST', '/mock/reset')
  await backend.call('POST', '/mock/clock', { body: { now: '2026-03-02T09:00:00.000Z', rate: 0 } })
})

const MINUTE = 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'
const ann: Person = { email: 'ann@example.test', username: 'Ann.Trades', password: 'Tidal-Lantern-41' }
const newPassword = 'Copper-Meadow-72'
const from = (cookie: string, agent = FIREFOX) => ({ headers: { cookie, 'user-agent': agent } })

const login = (cookie = '', { email, password }: Omit<Person, 'username'> = demo, verificationToken?: string) =>
  backend.call('POST', '/api/user/login', { body: { email, password, verificationToken }, ...from(cookie) })
const verify = (verificationToken = '', cookie = '') =>
  backend.call('PATCH', '/api/user/verify-user', { body: { verificationToken }, ...from(cookie) })
const mails = (email: string = demo.email) => backend.allMailsTo(email)
const kinds = async (email?: string) => (await mails(email)).map(({ kind }) => kind)
const tokenOf = async (email: string = demo.email) => (await mails(email)).findLast(({ token }) => token)?.token
const pass = (milliseconds: number) => backend.clock.change({ now: backend.clock.now() + milliseconds })

describe('a browser that has not signed in before', () => {
  it('SES-16 the owner is notified of it once, with time and name; the same browser does not count as new again', async () => {
    const known = deviceOf(await login())
    const [mail, ...more] = await mails()
    await login(known)
    expect([mail?.kind, more, (await mails()).length]).toEqual(['newBrowser', [], 1])
    expect(mail?.text).toContain(
      'Someone signed in to your Market Flux account on 2026-03-02 at 09:00 UTC with Firefox on Linux.',
    )
    expect(mail?.text).toContain(`Secure my account:\n${backend.url}/profile/reset-password-request\n`)
  })

  it('SES-16 a browser is new to each account separately, and new with a cookie that the backend did not write', async () => {
    await backend.register(ann)
    const known = deviceOf(await login())
    await login(known, ann)
    await login(`${known.slice(0, -1)}${known.endsWith('A') ? 'B' : 'A'}`)
    expect([await kinds(), await kinds(ann.email)]).toEqual([
      ['newBrowser', 'newBrowser'],
      ['verification', 'newBrowser'],
    ])
  })

  it('SES-16 a wrong password sends no mail to the owner', async () => {
    const { status } = await login('', { ...demo, password: 'Wrong-1-Password' })
    expect([status, await kinds()]).toEqual([401, []])
  })

  it('SES-16 the browser that signed up and followed the link does not count as new', async () => {
    const signedUp = deviceOf(await backend.signUp(ann))
    const known = deviceOf(await verify(await tokenOf(ann.email), signedUp))
    const { status } = await login(known, ann)
    expect([status, await kinds(ann.email)]).toEqual([200, ['verification']])
  })

  it('SES-16 a browser that verifies the account of another browser with its password counts as new', async () => {
    await backend.signUp(ann)
    const token = await tokenOf(ann.email)
    await verify(token)
    const { status } = await login('', ann, token)
    expect([status, await kinds(ann.email)]).toEqual([200, ['verification', 'newBrowser']])
  })

  it('SES-16 a browser that only signed up counts as new, because the address may belong to somebody else, who has verified the account since', async () => {
    const stranger = deviceOf(await backend.signUp(ann))
    const body = { token: await tokenOf(ann.email), newPassword }
    await backend.call('PATCH', '/api/user/reset-password', { body })
    const { status } = await login(stranger, { ...ann, password: newPassword })
    expect([status, (await kinds(ann.email)).at(-1)]).toEqual([200, 'newBrowser'])
  })

  it('SES-16 the browser that has set a new password by a mailed link does not count as new', async () => {
    await backend.call('POST', '/api/user/reset-password-request', { body: { email: demo.email } })
    const body = { token: await tokenOf(), newPassword }
    const known = deviceOf(await backend.call('PATCH', '/api/user/reset-password', { body, ...from('') }))
    await login(known, { ...demo, password: newPassword })
    expect(await kinds()).toEqual(['passwordReset', 'passwordChanged'])
  })

  it('SES-16 the mailbox gets five such mails, then one in 15 minutes', async () => {
    const counts = []
    for (let minute = 0; minute <= 60; minute += 1) {
      await login()
      if (minute % 15 === 4) counts.push((await mails()).length)
      backend.pass(MINUTE)
      pass(MINUTE)
    }
    expect(counts).toEqual([5, 6, 7, 8])
  })

  it('SES-16 many concurrent sign-ins do not flood the mailbox', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login()))
    // undecided tries count as wrong ones, so the number that is let in depends on speed
    const signedIn = answers.filter(({ status }) => status === 200).length
    expect([signedIn >= 5, (await mails()).length]).toEqual([true, 5])
  })
})

describe('the mails of an account', () => {
  it('SES-16 mails about a requested or changed password state when and with which browser that was done', async () => {
    const { token } = await backend.signIn()
    await backend.call('POST', '/api/user/reset-password-request', { body: { email: demo.email }, ...from('') })
    pass(4 * MINUTE)
    const change = { currentPassword: demo.password, newPassword }
    await backend.call('PATCH', '/api/user/change-password', { token, body: change, ...from('', 'curl/8.5.0') })
    const texts = (await mails()).slice(1).map(({ kind, text }) => [kind, / on (2026.*?)[.,]/.exec(text)?.[1]])
    expect(texts).toEqual([
      ['passwordReset', '2026-03-02 at 09:00 UTC with Firefox on Linux'],
      ['passwordChanged', '2026-03-02 at 09:04 UTC with an unknown browser'],
    ])
  })

  it('SES-16 the mail about a sign-in that ended because of a copied cookie states when, and with which browser it began', async () => {
    const first = (await login()).cookie ?? ''
    const refresh = (cookie: string) => backend.call('GET', '/api/user/refresh-access-token', { cookie })
    const second = (await refresh(first)).cookie ?? ''
    await refresh(second)
    pass(MINUTE)
    await refresh(first)
    expect((await mails()).at(-1)).toEqual(
      expect.objectContaining({
        kind: 'signInEnded',
        text: expect.stringContaining('account on 2026-03-02 at 09:01 UTC with Firefox on Linux, because'),
      }),
    )
  })
})
