import { isDeepStrictEqual } from 'node:util'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
const ann = { email: 'ann@example.test', username: 'Ann.Trades', password: 'Anns-Password-1' }
const profile = {
  ...{ firstName: 'Ann', lastName: "O'Neill-Ångström", email: demo.email, profession: 'Trader; DROP TABLE users' },
  ...{ about: 'line\nline 🛢', country: 'Congo, Democratic Republic of the', language: 'Swahili', gender: 'Other' },
}
const message = { firstName: 'Dana', lastName: 'Moreno', message: 'More charts, please.' }

const save = (token: string, body: unknown) => backend.call('PATCH', '/api/user/update-user-info', { token, body })
const send = (body: unknown, token?: string) =>
  backend.call('POST', '/api/contact', { body, ...(token === undefined ? {} : { token }) })
const take = (token: string) => backend.call('GET', '/api/user/export', { token })
const remove = (token: string, currentPassword: string) =>
  backend.call('DELETE', '/api/user', { token, body: { currentPassword } })
const login = ({ email, password }: { email: string; password: string }) =>
  backend.call('POST', '/api/user/login', { body: { email, password } })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

describe('the profile', () => {
  it('API-02 the profile is saved as it was sent, and comes back with the sign-in', async () => {
    const { token, cookie } = await backend.signIn()
    const saved = await save(token, { ...profile, email: demo.email.toUpperCase() })
    const restored = await backend.call('GET', '/api/user/persisted-login', { cookie })
    const user = { ...profile, username: demo.username }
    expect([saved.status, saved.body, restored.body]).toEqual([200, user, { user, accessToken: expect.any(String) }])
  })

  it('VAL-09 spaces around the typed names are removed', async () => {
    const { token } = await backend.signIn()
    const { body } = await save(token, { ...profile, email: demo.email, firstName: '  Ann ', profession: ' \n' })
    expect(body).toEqual({ ...profile, firstName: 'Ann', profession: '', username: demo.username })
  })

  it('API-02 only the user of the token can change it: another e-mail is refused, and no other user is changed', async () => {
    await backend.register(ann)
    const { token } = await backend.signIn(ann)
    const refused = await save(token, profile)
    const { user: before } = await backend.signIn()
    await save(token, { ...profile, email: ann.email })
    const { user: after } = await backend.signIn()
    expect([refused.status, refused.body, after]).toEqual([
      403,
      { code: 'forbidden', message: 'This is not the e-mail of the account.' },
      before,
    ])
  })

  it('API-02 PRO-12 two clients that change different fields at once both succeed; for the same field, one of them receives the stored value', async () => {
    const { token, user } = await backend.signIn()
    const { email } = demo
    const [first, second] = await Promise.all([
      save(token, { email, firstName: 'Ann', base: { firstName: user.firstName } }),
      save(token, { email, about: 'Rates.', base: { about: user.about } }),
    ])
    const merged = { ...user, firstName: 'Ann', about: 'Rates.' }
    const both = await Promise.all(
      ['Oil.', 'Gold.'].map((about) => save(token, { email, about, country: 'Japan', base: { about: 'Rates.' } })),
    )
    const [won, lost] = both.sort((a, b) => a.status - b.status)
    const { user: kept } = await backend.signIn()
    expect([statuses([first, second, ...both]), won?.body, lost?.body]).toEqual([
      [200, 200, 200, 409],
      { ...merged, country: 'Japan', about: kept.about },
      { code: 'changed-elsewhere', message: 'The profile was changed elsewhere.', user: kept },
    ])
    // the same value on both sides is no conflict, and a change without its base replaces the stored value
    const after = [
      await save(token, { email, about: kept.about, base: { about: 'Rates.' } }),
      await save(token, { email, about: 'As before.' }),
      await save(token, { email }),
    ]
    expect([statuses(after), after.at(-1)?.body]).toEqual([[200, 200, 200], { ...kept, about: 'As before.' }])
  })

  it('API-02 a change with an invalid or an unknown field is refused as a whole', async () => {
    const { token, user } = await backend.signIn()
    const answers = [
      await save(token, { ...profile, firstName: 'x'.repeat(33) }),
      await save(token, { ...profile, gender: 'Unknown' }),
      await save(token, { ...profile, username: 'admin' }),
      await save(token, { ...profile, isVerified: false }),
    ]
    expect([statuses(answers), (await backend.signIn()).user]).toEqual([[400, 400, 400, 400], user])
  })
})

describe('the export', () => {
  it('API-02 the export contains everything that is stored about the user, but no secrets', async () => {
    const { token } = await backend.signIn(demo, true)
    await save(token, profile)
    await send({ ...message, email: 'typed@example.test' }, token)
    await send({ ...message, email: demo.email.toUpperCase(), message: 'From elsewhere.' })
    await send({ ...message, email: 'other@example.test' })
    await backend.register(ann)
    for (const email of [demo.email, ann.email]) {
      await backend.call('POST', '/api/user/reset-password-request', { body: { email } })
    }
    const change = { currentPassword: demo.password, newPassword: 'Other-Password-1' }
    await backend.call('PATCH', '/api/user/change-password', { token, body: change })
    const secrets = (await backend.mailsTo(demo.email)).flatMap((mail) => mail.token || [])
    const { status, body } = await take(token)
    const id = expect.stringMatching(/^[\w-]{36}$/)
    expect([status, body]).toEqual([
      200,
      {
        exportedAt: START,
        createdAt: expect.stringMatching(/Z$/),
        user: { ...profile, username: demo.username },
        isVerified: true,
        feedConfigurations: [
          { id, name: 'Megacap Tech', searchContext: expect.objectContaining({ tickers: expect.any(Array) }) },
          { id, name: 'Rates & Macro', searchContext: expect.any(Object) },
          { id, name: 'Energy', searchContext: expect.any(Object) },
        ],
        watchlists: [],
        desks: [],
        sources: [],
        signIns: [
          {
            ...{ id: expect.any(String), userAgent: 'node', isRemembered: true, isCurrent: true },
            ...{ browser: '', system: '', address: '127.0.0.x' },
            ...{ startedAt: START, lastUsedAt: START },
          },
        ],
        messages: expect.arrayContaining([
          { ...message, email: demo.email, sentAt: START },
          { ...message, email: demo.email.toUpperCase(), message: 'From elsewhere.', sentAt: START },
        ]),
        mails: [
          { kind: 'newBrowser', subject: 'New sign-in to your Market Flux account', createdAt: START },
          { kind: 'passwordReset', subject: 'Reset your Market Flux password', createdAt: START },
          { kind: 'passwordChanged', subject: 'Your Market Flux password was changed', createdAt: START },
        ],
      },
    ])
    expect((body as { messages: unknown[] }).messages.length).toBe(2)
    const said = JSON.stringify({ ...Object(body), mails: [] })
    expect([secrets.length, secrets.some((secret) => JSON.stringify(body).includes(secret))]).toEqual([1, false])
    expect(/password|hash|\$argon2/i.test(said)).toBe(false)
  })
})

describe('deleting the account', () => {
  async function leaveTraces() {
    await backend.register(ann)
    const first = await backend.signIn(ann)
    const body = { searchContext: {}, name: 'Anns preset' }
    await backend.database.execute(
      `INSERT INTO presets (id, user_id, name, search_context, created_at)
       SELECT 'anns', id, '${body.name}', '{}', now() FROM users WHERE email = '${ann.email}'`,
    )
    await send({ ...message, email: ann.email }, first.token)
    await send({ ...message, email: ann.email.toUpperCase() })
    await backend.call('POST', '/api/user/reset-password-request', { body: { email: ann.email } })
    return first
  }

  it('API-02 deletion leaves no row about the user except the mail that confirms it', async () => {
    const untouched = await backend.dump()
    const { token, cookie } = await leaveTraces()
    const { status, headers } = await remove(token, ann.password)
    const { mails, tries, ...rows } = await backend.dump()
    const { mails: _none, tries: _neither, ...before } = untouched
    expect([status, headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/^market-flux-\d+=; .*Max-Age=0$/)])
    expect([rows, mails]).toEqual([before, [expect.objectContaining({ kind: 'accountDeleted', recipient: ann.email })]])
    // the mail that was asked for counts for the address of the network, as a digest
    expect(tries).toEqual([{ key: expect.any(String), wrong: 1, last: expect.any(Number) }])
    const after = [
      await take(token),
      await backend.call('GET', '/api/user/persisted-login', { cookie }),
      await login(ann),
    ]
    expect(statuses(after)).toEqual([401, 401, 404])
  })

  it('API-02 deletion frees username and address', async () => {
    await backend.register(ann)
    await remove((await backend.signIn(ann)).token, ann.password)
    await backend.register(ann)
    expect((await login(ann)).status).toBe(200)
  })

  it('API-02 deletion requires the password, and tries are delayed', async () => {
    const { token } = await leaveTraces()
    const before = await backend.dump()
    const refused = await remove(token, 'Wrong-1-Password')
    const { tries, ...after } = await backend.dump()
    expect([refused.status, refused.body]).toEqual([401, { error: 'The current password is wrong.' }])
    expect(tries?.filter((one) => !before.tries?.some((other) => isDeepStrictEqual(one, other)))).toEqual([
      expect.objectContaining({ wrong: 1 }),
    ])
    expect({ ...after, tries: before.tries }).toEqual(before)
    for (let count = 0; count < 4; count += 1) await remove(token, 'Wrong-1-Password')
    expect((await remove(token, ann.password)).status).toBe(429)
  })

  it('API-02 two concurrent deletions delete the account once', async () => {
    await backend.register(ann)
    const { token } = await backend.signIn(ann)
    const answers = await Promise.all([remove(token, ann.password), remove(token, ann.password)])
    expect([statuses(answers).sort(), (await backend.mailsTo(ann.email)).map(({ kind }) => kind)]).toEqual([
      [204, 401],
      ['accountDeleted'],
    ])
  })
})

describe('reset', () => {
  it('BCK-04 a reset deletes accounts, links, mails and messages; only the demo account remains', async () => {
    await backend.register(ann)
    const { token } = await backend.signIn(ann)
    await send({ ...message, email: '' })
    await backend.call('POST', '/api/user/reset-password-request', { body: { email: ann.email } })
    await backend.call('POST', '/mock/reset')
    const { users, mails, messages, link_tokens, sign_ins } = await backend.dump()
    expect([users, mails, messages, link_tokens, sign_ins]).toEqual([
      [expect.objectContaining({ email: demo.email })],
      ...[[], [], [], []],
    ])
    expect((await take(token)).status).toBe(401)
  })
})
