import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkTokens } from '../../../mock-server/store/schema.ts'
import { demo, deviceOf, sharedBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(async () => {
  await backend.call('POST', '/mock/reset')
  backend.clock.change({ rate: 0 })
})

const MINUTE = 60_000
const newPassword = 'Copper-Meadow-72'
const wrongPassword = 'Wrong-1-Password'
const login = (password: string, cookie = '') =>
  backend.call('POST', '/api/user/login', { body: { email: demo.email, password }, headers: { cookie } })
const request = (cookie = '', email: string = demo.email) =>
  backend.call('POST', '/api/user/reset-password-request', { body: { email }, headers: { cookie } })
const reset = async (cookie = '') => {
  const token = (await backend.mailsTo(demo.email)).at(-1)?.token
  return backend.call('PATCH', '/api/user/reset-password', { body: { token, newPassword }, headers: { cookie } })
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
/** Enough time passes for mailboxes, and for strangers to come from another network address. */
const pass = (milliseconds: number) => {
  backend.pass(3_600_000)
  backend.clock.change({ now: backend.clock.now() + milliseconds })
}
/** As many wrong tries as the backend allows before it delays them. */
async function guess() {
  for (let count = 0; count < 6; count += 1) await login(wrongPassword)
  return (await login(demo.password)).status
}
const mails = async () => (await backend.mailsTo(demo.email)).length

describe("a stranger's wrong tries", () => {
  it('SES-14 they do not delay a browser that has signed in before, even from the same network address', async () => {
    const known = deviceOf(await login(demo.password))
    const stranger = await guess()
    expect([stranger, (await login(demo.password, known)).status]).toEqual([429, 200])
  })

  it('SES-14 those from a known browser are delayed, separately for each browser', async () => {
    const [one, other] = [deviceOf(await login(demo.password)), deviceOf(await login(demo.password))]
    const wrong = []
    for (let count = 0; count < 5; count += 1) wrong.push(await login(wrongPassword, one))
    const after = [await login(demo.password, one), await login(demo.password, other), await login(demo.password)]
    expect([statuses(wrong), statuses(after)]).toEqual([
      [401, 401, 401, 401, 401],
      [429, 200, 200],
    ])
  })

  it('SES-14 they are not counted separately for a cookie that the backend did not write, or wrote for another account', async () => {
    const ann = { email: 'ann@example.test', username: 'ann', password: 'Tidal-Lantern-41' }
    await backend.register(ann)
    const [name = '', value = ''] = deviceOf(await login(demo.password)).split('=')
    const own = deviceOf(
      await backend.call('POST', '/api/user/login', { body: { email: ann.email, password: ann.password } }),
    )
    await guess()
    const forged = [own, `${name}=${value.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`, `${name}=x`]
    const answers = []
    for (const cookie of forged) answers.push(await login(demo.password, cookie))
    expect(statuses(answers)).toEqual([429, 429, 429])
  })

  it('SES-14 they do not keep a signed-in user from changing the password', async () => {
    const { token } = await backend.signIn()
    await guess()
    const body = { currentPassword: demo.password, newPassword }
    expect((await backend.call('PATCH', '/api/user/change-password', { token, body })).status).toBe(204)
  })

  it('SES-14 they do not delay an owner who follows a mailed link: the browser that used it is known from then on', async () => {
    await guess()
    await request()
    const device = deviceOf(await reset())
    await guess()
    expect(statuses([await login(newPassword), await login(newPassword, device)])).toEqual([429, 200])
  })

  it('SES-14 the cookie of a known browser is HttpOnly, of this site only, and lasts 400 days', async () => {
    const { headers } = await login(demo.password)
    const [, set = ''] = headers.getSetCookie()
    expect(set.split('; ').slice(1)).toEqual(['Path=/api/user', 'HttpOnly', 'SameSite=Strict', 'Max-Age=34560000'])
  })
})

describe('reset mails that strangers request', () => {
  it('SES-14 they leave the owner a link that is valid for at least 15 minutes, at any time', async () => {
    const left = []
    for (let minute = 0; minute < 60; minute += 2) {
      await request()
      const good = await backend.database.select().from(linkTokens)
      const latest = Math.max(...good.map(({ expiresAt }) => expiresAt.getTime()))
      left.push(latest - backend.clock.now())
      pass(2 * MINUTE)
    }
    expect(Math.min(...left) > 15 * MINUTE).toBe(true)
  })

  it('SES-14 they do not flood the mailbox: five are sent, then one in 15 minutes', async () => {
    const counts = []
    for (let minute = 0; minute <= 60; minute += 1) {
      await request()
      if (minute % 15 === 4) counts.push(await mails())
      pass(MINUTE)
    }
    expect(counts).toEqual([5, 6, 7, 8])
  })

  it("SES-14 they do not invalidate the link in the owner's hands", async () => {
    await request()
    const [first] = await backend.mailsTo(demo.email)
    pass(MINUTE)
    await request()
    const body = { token: first?.token, newPassword }
    expect((await backend.call('PATCH', '/api/user/reset-password', { body })).status).toBe(204)
  })

  it('SES-14 they do not keep the owner from requesting one: the limit applies to a network address or to a known browser', async () => {
    const known = deviceOf(await login(demo.password))
    const strangers = []
    for (let count = 0; count < 21; count += 1) {
      strangers.push((await request('', `user${count}@example.test`)).status)
      if (count % 8 === 7) backend.pass(MINUTE)
    }
    expect([strangers.at(-1), (await request(known)).status, await mails()]).toEqual([429, 204, 1])
  })

  it('SES-14 they do not keep the owner from a mail: a known browser gets what it asks for, however many strangers have asked', async () => {
    const known = deviceOf(await login(demo.password))
    for (let minute = 0; minute < 6; minute += 1) {
      await request()
      pass(MINUTE)
    }
    const before = await mails()
    await request()
    const withStranger = await mails()
    await request(known)
    expect([before, withStranger, await mails()]).toEqual([5, 5, 6])
  })
})
