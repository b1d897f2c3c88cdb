import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EVEN_STEP_MS } from '../../../mock-server/account/passwords/evenly.ts'
import { TAKEN_CODE } from '../../../src/contract/shared/user/user.ts'
import { demo, type Person, sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.call('POST', '/mock/reset'))

const ann: Person = { email: 'Ann@Example.test', username: 'Ann.Trades', password: 'Anns-Password-1' }
const verify = (verificationToken = '', cookie = '') =>
  backend.call('PATCH', '/api/user/verify-user', { body: { verificationToken }, cookie })
const resend = (email: string) => backend.call('POST', '/api/user/resend-verification-email', { body: { email } })
const login = ({ email, password }: Person) => backend.call('POST', '/api/user/login', { body: { email, password } })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
const tokens = async (person = ann) => (await backend.mailsTo(person.email)).map(({ token }) => token)

describe('signing up', () => {
  it('API-02 BCK-03 registration leads to a sign-in through the mailed link', async () => {
    const made = await backend.signUp(ann)
    const before = await login(ann)
    const mails = await backend.mailsTo(ann.email)
    const verified = await verify(mails[0]?.token, made.cookie)
    const after = await login({ ...ann, email: ann.email.toUpperCase() })
    expect([made.status, made.body]).toEqual([200, { username: ann.username, email: ann.email }])
    expect(mails).toEqual([{ kind: 'verification', token: expect.stringMatching(/^[\w-]{43}$/) }])
    const unsaid = { firstName: '', lastName: '', profession: '', about: '', country: '', language: '', gender: '' }
    expect([before.status, verified.status, after.status, after.body]).toEqual([
      403,
      200,
      200,
      { user: { ...unsaid, email: ann.email, username: ann.username }, accessToken: expect.any(String) },
    ])
  })

  it('VAL-02 ERR-04 composed and decomposed letters of an address mean the same account', async () => {
    const composed = { ...ann, email: 'jürgen@example.test'.normalize('NFC') }
    const decomposed = { ...ann, username: 'other', email: composed.email.normalize('NFD') }
    await backend.register(composed)
    const taken = await backend.signUp(decomposed)
    const signedIn = await login(decomposed)
    expect([taken.status, taken.body, signedIn.status]).toEqual([
      409,
      { code: TAKEN_CODE, error: { email: composed.email } },
      200,
    ])
  })

  it.each([
    ['own letters', 'ann@bücher.test', 'ANN@xn--bcher-kva.test'],
    ['ASCII', 'ann@XN--bcher-kva.test', 'ann@bücher.test'],
  ])(
    'VAL-02 ERR-04 an account made with a domain in %s is the account of its other spelling',
    async (_, email, other) => {
      await backend.signUp({ ...ann, email })
      const taken = await backend.signUp({ ...ann, username: 'other', email: other })
      // it is known, and not verified
      const signedIn = await login({ ...ann, email: other })
      expect([taken.status, taken.body, signedIn.status]).toEqual([
        409,
        { code: TAKEN_CODE, error: { email: other } },
        403,
      ])
    },
  )

  it.each([
    ['the name, in other letters,', { username: 'ANN.trades', email: 'b@example.test' }, ['username']],
    ['the address, in other letters,', { username: 'bobby', email: 'ann@EXAMPLE.test' }, ['email']],
    ['both at once', { username: ann.username, email: ann.email }, ['username', 'email']],
    ['the name of one and the address of another', { username: 'DEMO', email: ann.email }, ['username', 'email']],
  ])('ERR-04 %s is taken, and the answer says which', async (_, names, taken) => {
    await backend.signUp(ann)
    const { status, body } = await backend.signUp({ ...names, password: 'Other-Password-1' })
    const error = Object.fromEntries(Object.entries(names).filter(([key]) => taken.includes(key)))
    expect([status, body]).toEqual([409, { code: TAKEN_CODE, error }])
    expect([(await backend.dump()).users?.length, (await backend.dump()).mails?.length]).toEqual([2, 1])
  })

  it.each([
    ['one name', (index: number) => ({ ...ann, email: `ann${index}@example.test` })],
    ['one address', (index: number) => ({ ...ann, username: `ann_${index}` })],
    ['one name and address', () => ann],
  ])(
    'ERR-04 of 64 concurrent calls with %s exactly one wins, and one mail is written',
    async (_, personOf) => {
      let hours = 0
      const unlimited = await startTestBackend({}, { elapsed: () => ++hours * 3_600_000 })
      const answers = await Promise.all(Array.from({ length: 64 }, (_, index) => unlimited.signUp(personOf(index))))
      const { users = [], mails = [] } = await unlimited.dump()
      await unlimited.close()
      const won = statuses(answers).filter((status) => status === 200).length
      const lost = statuses(answers).filter((status) => status === 409).length
      expect({ won, lost, accounts: users.length, mails: mails.length }).toEqual({
        ...{ won: 1, lost: 63 },
        ...{ accounts: 2, mails: 1 },
      })
    },
    120_000,
  )

  it('API-02 an account is created with its mail or not at all', async () => {
    const broken = await startTestBackend()
    await broken.database.execute('ALTER TABLE mails RENAME TO lost')
    const { status } = await broken.signUp(ann)
    const { rows } = (await broken.database.execute('SELECT email FROM users')) as unknown as { rows: unknown[] }
    await broken.database.execute('ALTER TABLE lost RENAME TO mails')
    await broken.close()
    expect([status, rows]).toEqual([500, [{ email: demo.email }]])
    const secrets = [ann.password, ann.email, '$argon2id$', 'token=']
    expect(broken.reports).toEqual([expect.stringContaining('POST /api/user/create: ')])
    expect(secrets.filter((secret) => broken.reports.join().includes(secret))).toEqual([])
  })
})

describe('the verification mail', () => {
  it('ERR-03 the mail is sent again on request only to an unverified account; the answer does not reveal which one that is', async () => {
    await backend.signUp(ann)
    const answers = [
      await resend(ann.email.toLowerCase()),
      await resend(demo.email),
      await resend('unknown@example.test'),
    ]
    const { mails = [] } = await backend.dump()
    expect([statuses(answers), (await tokens()).length, mails.length]).toEqual([[204, 204, 204], 2, 2])
  })

  it('ERR-03 the mail is sent five times, then once in 15 minutes; the answer does not reveal that', async () => {
    await backend.signUp(ann)
    backend.clock.change({ rate: 0 })
    const answers = []
    const counts = []
    for (let quarter = 0; quarter < 3; quarter += 1) {
      for (let request = 0; request < 6; request += 1) answers.push(await resend(ann.email.toUpperCase()))
      counts.push((await tokens()).length)
      backend.pass(15 * 60_000)
      backend.clock.change({ now: backend.clock.now() + 15 * 60_000 })
    }
    expect([statuses(answers), counts]).toEqual([Array(18).fill(204), [5, 6, 7]])
  })

  it('ERR-03 the answer takes the same time when there is nothing to send', async () => {
    const slow = await startTestBackend({}, { evenStepMs: EVEN_STEP_MS })
    const asked = performance.now()
    await slow.call('POST', '/api/user/resend-verification-email', { body: { email: 'unknown@example.test' } })
    const took = performance.now() - asked
    await slow.close()
    expect(took >= EVEN_STEP_MS - 1).toBe(true)
  })
})

describe('typed text', () => {
  it('API-01 text that the store cannot keep is refused', async () => {
    const { token } = await backend.signIn()
    const profile = { firstName: 'a\0', lastName: '', profession: '', about: '', country: '', language: '', gender: '' }
    const answers = [
      await backend.signUp({ ...ann, email: 'a\0@example.test' }),
      await login({ ...ann, email: 'a\0@example.test' }),
      await resend('a\0@example.test'),
      await backend.call('PATCH', '/api/user/update-user-info', { token, body: { ...profile, email: demo.email } }),
      await backend.call('POST', '/api/contact', { body: { firstName: '', lastName: '', email: '', message: '\0' } }),
    ]
    expect([statuses(answers), backend.reports]).toEqual([[400, 400, 400, 400, 400], []])
  })

  it('API-02 the store contains the hash of a password, and the password itself nowhere', async () => {
    await backend.signUp(ann)
    const { users = [], ...others } = await backend.dump()
    expect([JSON.stringify([users, others]).includes(ann.password), users]).toEqual([
      false,
      expect.arrayContaining([
        expect.objectContaining({ email: ann.email, passwordHash: expect.stringMatching(/^\$argon2id\$/) }),
      ]),
    ])
    expect(JSON.stringify(others).includes('$argon2id$')).toBe(false)
  })
})
