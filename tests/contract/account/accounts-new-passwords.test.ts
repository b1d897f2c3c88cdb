import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPasswordHash } from '../../../mock-server/account/passwords/passwords.ts'
import { users } from '../../../mock-server/store/schema.ts'
import { type Answer, demo, sharedBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.call('POST', '/mock/reset'))

const ann = { email: 'weaver@harbour.test', username: 'Ann_Trades', password: 'Copper-Meadow-72' }
const tooEasy = 'This password is too easy to guess.'
const namesYou = 'Password must not contain your name or email address.'
const unchanged = 'This is your password already.'
const refused = (message: string) => [422, { code: 'password-refused', message }]
const seen = ({ status, body }: Answer) => [status, body]

const signUp = (password: string) => backend.call('POST', '/api/user/create', { body: { ...ann, password } })
const login = (password: string, email: string = ann.email) =>
  backend.call('POST', '/api/user/login', { body: { email, password } })
const change = (token: string, currentPassword: string, newPassword: string) =>
  backend.call('PATCH', '/api/user/change-password', { token, body: { currentPassword, newPassword } })
const reset = (token: string, newPassword: string) =>
  backend.call('PATCH', '/api/user/reset-password', { body: { token, newPassword } })
async function resetToken() {
  await backend.call('POST', '/api/user/reset-password-request', { body: { email: ann.email } })
  return (await backend.mailsTo(ann.email)).at(-1)?.token ?? ''
}

describe('a new password', () => {
  it("VAL-11 sign-up refuses a password that is common or contains the owner's name, and creates no account", async () => {
    const answers = [await signUp('Password1!'), await signUp('Copper-Weaver-72'), await signUp('Tidal-Trades-41')]
    expect(answers.map(seen)).toEqual([refused(tooEasy), refused(namesYou), refused(namesYou)])
    expect([await backend.mailsTo(ann.email), (await signUp(ann.password)).status]).toEqual([[], 200])
  })

  it("VAL-11 a change refuses a password that is common, contains the owner's name or equals the present one, and changes nothing", async () => {
    await backend.register(ann)
    const { token } = await backend.signIn(ann)
    await backend.database.update(users).set({ lastName: 'Lindqvist' }).where(eq(users.email, ann.email))
    const answers = []
    for (const next of ['Summer2024!', 'Tidal-Lindqvist-41', ann.password])
      answers.push(await change(token, ann.password, next))
    expect(answers.map(seen)).toEqual([refused(tooEasy), refused(namesYou), refused(unchanged)])
    expect((await login(ann.password)).status).toBe(200)
  })

  it('VAL-11 a reset refuses a password for the same reasons, and its link stays valid', async () => {
    await backend.register(ann)
    const token = await resetToken()
    const answers = []
    for (const next of ['Summer2024!', 'Tidal-Harbour-41', ann.password]) answers.push(await reset(token, next))
    expect(answers.map(seen)).toEqual([refused(tooEasy), refused(namesYou), refused(unchanged)])
    expect([(await reset(token, 'Tidal-Lantern-41')).status, (await login('Tidal-Lantern-41')).status]).toEqual([
      204, 200,
    ])
  })

  it('VAL-11 an existing common password still signs in', async () => {
    await backend.register(ann)
    const passwordHash = await createPasswordHash({ memoryCost: 8, timeCost: 1 })('Password1!')
    await backend.database.update(users).set({ passwordHash }).where(eq(users.email, ann.email))
    expect([(await login('Password1!')).status, (await login(demo.password, demo.email)).status]).toEqual([200, 200])
  })
})
