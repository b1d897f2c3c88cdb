import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../mock-server/store/schema.ts'
import { TAKEN_CODE } from '../../../src/contract/shared/user/user.ts'
import {
  demo,
  deviceOf,
  type Person,
  sharedBackend,
  startTestBackend,
  type TestBackend,
  unverified,
} from '../backend.ts'
import { lendStore } from '../store/stores.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.call('POST', '/mock/reset'))

const DAY = 24 * 3_600_000
const ann: Person = { email: 'ann@example.test', username: 'Ann.Trades', password: 'Tidal-Lantern-41' }
const newPassword = 'Copper-Meadow-72'
const standing = (standing: string) => [200, { standing }]
const with_ = (cookie?: string) => (cookie ? { cookie } : {})

const signUp = async (person = ann) => deviceOf(await backend.signUp(person))
const follow = async (verificationToken = '', cookie?: string) => {
  const { status, body } = await backend.call('PATCH', '/api/user/verify-user', {
    body: { verificationToken },
    ...with_(cookie),
  })
  return [status, body]
}
const login = async (person: Omit<Person, 'username'> = ann, verificationToken?: string) => {
  const { email, password } = person
  return (await backend.call('POST', '/api/user/login', { body: { email, password, verificationToken } })).status
}
const reset = async (token = '') =>
  (await backend.call('PATCH', '/api/user/reset-password', { body: { token, newPassword } })).status
const resend = (email: string) => backend.call('POST', '/api/user/resend-verification-email', { body: { email } })
const correct = (formerEmail: string, email: string, cookie?: string) =>
  backend.call('PATCH', '/api/user/correct-email', { body: { formerEmail, email }, ...with_(cookie) })
const tokens = async (email = ann.email) => (await backend.mailsTo(email)).map(({ token }) => token)
const advance = (milliseconds: number) => backend.clock.change({ now: backend.clock.now() + milliseconds })

describe('a verification link', () => {
  it('RTE-10 the link verifies at once in the browser that signed up, and works once', async () => {
    const cookie = await signUp()
    const [token] = await tokens()
    const answers = await Promise.all(Array.from({ length: 4 }, () => follow(token, cookie)))
    const standings = answers.map(([, body]) => (body as { standing: string }).standing).sort()
    expect([standings, await login()]).toEqual([['used', 'used', 'used', 'verified'], 200])
  })

  it('RTE-10 the link alone verifies nothing anywhere else: not without a cookie, nor with that of another account or browser', async () => {
    await signUp()
    const other = await signUp({ ...ann, email: 'other@example.test', username: 'other' })
    const [token] = await tokens()
    const stranger = other.replace(/=[^.]+/, (id) => `=${'A'.repeat(id.length - 1)}`)
    const forged = `${other}.${'A'.repeat(22)}`
    const answers = [
      await follow(token),
      await follow(token, other),
      await follow(token, stranger),
      await follow(token, forged),
    ]
    expect([answers, await login()]).toEqual([Array(4).fill(standing('waiting')), 403])
  })

  it('RTE-10 elsewhere the link verifies together with the password, and only its own account', async () => {
    await signUp()
    const bob = { ...ann, email: 'bob@example.test', username: 'bob' }
    await signUp(bob)
    const [token] = await tokens()
    expect([
      await login({ ...ann, password: 'Wrong-1-Password' }, token),
      await login(bob, token),
      await login(ann, 'unknown'),
      await login(ann, token),
      await login(ann),
      await login(bob),
    ]).toEqual([401, 403, 403, 200, 200, 403])
  })

  it('RTE-10 elsewhere the link sets a new password, which verifies the account, and can do so only until then', async () => {
    await signUp()
    await resend(ann.email)
    const [first, second] = await tokens()
    const taken = await reset(first)
    expect([taken, await login(), await login({ ...ann, password: newPassword }), await reset(second)]).toEqual([
      204, 401, 200, 410,
    ])
  })

  it('RTE-10 the page distinguishes used links, verified accounts and unknown links; after seven days a link is unknown', async () => {
    const cookie = await signUp()
    await resend(ann.email)
    const [first, second] = await tokens()
    await follow(first, cookie)
    await signUp({ ...ann, email: 'late@example.test', username: 'late' })
    const [late] = await tokens('late@example.test')
    const [reset] = await (async () => {
      await backend.call('POST', '/api/user/reset-password-request', { body: { email: demo.email } })
      return tokens(demo.email)
    })()
    const answers = [await follow(first), await follow(second, cookie), await follow('none'), await follow(reset)]
    advance(7 * DAY)
    answers.push(await follow(late))
    expect(answers).toEqual(['used', 'alreadyVerified', 'unknown', 'unknown', 'unknown'].map(standing))
  })

  it('RTE-10 older links work as well as the newest', async () => {
    const cookie = await signUp()
    await resend(ann.email)
    const [first] = await tokens()
    expect(await follow(first, cookie)).toEqual(standing('verified'))
  })
})

describe('an account that is not verified', () => {
  const exists = async (email = ann.email) =>
    (await backend.dump()).users?.some((user) => (user as Person).email === email)

  it('RTE-14 it expires seven days after its last mail, which frees its names', async () => {
    await signUp()
    advance(6 * DAY)
    await resend(ann.email)
    advance(7 * DAY - 1000)
    const before = await login()
    advance(1000)
    const after = await login()
    expect([before, after, await exists(), (await backend.signUp(ann)).status]).toEqual([403, 404, false, 200])
  })

  it('RTE-14 a verified account does not expire', async () => {
    await backend.register(ann)
    advance(400 * DAY)
    expect(await login()).toBe(200)
  })

  it('RTE-14 an account from an earlier release has seven days from the upgrade', async () => {
    const lent = await lendStore()
    const storage = { store: Promise.resolve({ ...lent, close: async () => undefined }) }
    const earlier = await startTestBackend({ storage })
    await earlier.addUnverified()
    await earlier.close()
    const upgraded = await startTestBackend({ storage })
    const start = upgraded.clock.now()
    const [account] = await upgraded.database.select().from(users).where(eq(users.email, unverified.email))
    const left = (account?.verifyBy?.getTime() ?? 0) - start
    upgraded.clock.change({ now: start + 7 * DAY + 1000 })
    const ask = await upgraded.call('POST', '/api/user/login', { body: { email: unverified.email, password: 'x' } })
    await upgraded.close()
    await lent.close()
    expect([left > 7 * DAY - 60_000 && left <= 7 * DAY, ask.status]).toEqual([true, 404])
  })

  it('RTE-14 its address can be corrected in the browser that created it; links to the wrong address become invalid', async () => {
    const cookie = await signUp({ ...ann, email: 'an@example.test' })
    const [wrong] = await tokens('an@example.test')
    const { status } = await correct('AN@example.test', ann.email, cookie)
    const [right] = await tokens()
    expect([status, await follow(wrong, cookie), await follow(right, cookie), await login()]).toEqual([
      204,
      standing('unknown'),
      standing('verified'),
      200,
    ])
  })

  it('RTE-14 a correction whose answer was lost can be repeated, and a page of an earlier release can correct it by username', async () => {
    const cookie = await signUp({ ...ann, email: 'an@example.test' })
    const answers = [
      await correct('an@example.test', ann.email, cookie),
      await correct('an@example.test', ann.email, cookie),
    ]
    const body = { username: ann.username.toUpperCase(), email: 'anna@example.test' }
    answers.push(await backend.call('PATCH', '/api/user/correct-email', { body, cookie }))
    const mailed = [await tokens(), await tokens('anna@example.test')].map(({ length }) => length)
    expect([answers.map(({ status }) => status), mailed]).toEqual([
      [204, 204, 204],
      [2, 1],
    ])
  })

  it('RTE-14 its address is kept when another browser asks, when it is verified, and when the new one is taken', async () => {
    const cookie = await signUp()
    const elsewhere = await correct(ann.email, 'thief@example.test')
    const taken = await correct(ann.email, demo.email.toUpperCase(), cookie)
    await follow((await tokens())[0], cookie)
    const late = await correct(ann.email, 'other@example.test', cookie)
    const statuses = [elsewhere.status, taken.status, late.status]
    expect([statuses, taken.body, await exists()]).toEqual([
      [403, 409, 403],
      { code: TAKEN_CODE, error: { email: demo.email.toUpperCase() } },
      true,
    ])
  })
})
