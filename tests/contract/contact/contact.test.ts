import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BEARER_EXPIRED, BEARER_INVALID } from '../../../src/contract/session/authentication.ts'
import { SignedIn } from '../../../src/contract/shared/user/user.ts'
import { product } from '../../../src/rules/shared/product/product.ts'
import { demo, sharedBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(async () => {
  await backend.call('POST', '/mock/reset')
  await backend.call('POST', '/mock/clock', { body: { now: '2026-03-02T09:00:00.000Z', rate: 0 } })
})

const written = { firstName: 'Ann', lastName: 'de la Cruz', email: 'ann@example.test', message: 'Bonjour 🛢\n<b>' }
const send = (body: unknown, token?: string) =>
  backend.call('POST', '/api/contact', { body, ...(token === undefined ? {} : { token }) })
const kept = async () => (await backend.dump()).messages
const row = (said: object) => ({ ...said, id: expect.any(String), createdAt: new Date('2026-03-02T09:00:00.000Z') })

describe('a message to the team', () => {
  it("API-02 CON-07 a visitor's message is stored as typed; names and e-mail may be empty", async () => {
    const anonymous = { firstName: '', lastName: '', email: '', message: 'x'.repeat(500) }
    const answers = [await send(written), await send(anonymous)]
    expect([answers.map(({ status }) => status), await kept()]).toEqual([
      [204, 204],
      [row({ ...written, userId: null }), row({ ...anonymous, userId: null })],
    ])
  })

  it('CON-04 spaces around the message and its names are removed', async () => {
    await send({ ...written, firstName: '  Ann ', lastName: ' ', message: `\n ${'x'.repeat(500)} ` })
    expect(await kept()).toEqual([
      row({ ...written, firstName: 'Ann', lastName: '', message: 'x'.repeat(500), userId: null }),
    ])
  })

  it("CON-05 a signed-in user's message belongs to them and has the e-mail of the account, whatever was sent", async () => {
    const { token } = await backend.signIn()
    await send(written, token)
    const { users = [] } = await backend.dump()
    const [{ id }] = users as [{ id: string }]
    expect(await kept()).toEqual([row({ ...written, email: demo.email, userId: id })])
  })

  it('CON-05 a message with an invalid bearer is refused and not stored, because it would be taken for a stranger’s', async () => {
    const { token, cookie } = await backend.signIn()
    const old = (await backend.signIn()).token
    await backend.call('GET', '/api/user/logout', { cookie })
    const refused = [await send(written, token), await send(written, 'nonsense')]
    backend.clock.change({ now: Date.parse('2026-03-02T09:10:00.000Z') })
    refused.push(await send(written, old))
    expect([refused.map(({ status, headers }) => [status, headers.get('www-authenticate')]), await kept()]).toEqual([
      [
        [401, BEARER_INVALID],
        [401, BEARER_INVALID],
        [401, BEARER_EXPIRED],
      ],
      [],
    ])
  })

  it('CON-07 BCK-03 the message is mailed to the support address, and a reply goes to its author', async () => {
    const { token } = await backend.signIn()
    await send(written, token)
    await send({ ...written, firstName: '', lastName: '', email: '' })
    const { mails = [] } = await backend.dump()
    // the sign-in itself sends a mail to its owner
    const toOthers = (mails as Record<string, unknown>[]).filter(({ recipient }) => recipient !== demo.email)
    const about = toOthers.map(({ kind, recipient, replyTo, subject }) => [kind, recipient, replyTo, subject])
    expect(about).toEqual([
      ['contactMessage', product.supportEmail, demo.email, 'Message from Ann de la Cruz'],
      ['contactMessage', product.supportEmail, null, 'Message from Somebody without a name'],
    ])
  })

  it('CON-06 a message that is repeated because its answer was lost is stored once; on another day it is another message', async () => {
    await send(written)
    await send(written)
    const once = await kept()
    backend.clock.change({ now: Date.parse('2026-03-03T09:00:00.000Z') })
    await send(written)
    const mailed = (await backend.mailsTo(product.supportEmail)).length
    expect([once?.length, (await kept())?.length, mailed]).toEqual([1, 2, 2])
  })

  it("CON-05 CON-06 a user's message that is repeated with the next bearer is stored once", async () => {
    const { token, cookie } = await backend.signIn()
    const ours = { ...written, email: demo.email }
    await send(ours, token)
    const renewed = await backend.call('GET', '/api/user/persisted-login', { cookie })
    const { status } = await send(ours, SignedIn.parse(renewed.body).accessToken)
    const { users = [] } = await backend.dump()
    const [{ id }] = users as [{ id: string }]
    expect([status, await kept()]).toEqual([204, [row({ ...ours, userId: id })]])
  })

  it.each([
    ['no message', { ...written, message: '' }],
    ['a message of spaces', { ...written, message: ' \n\t ' }],
    ['a message of 501', { ...written, message: 'x'.repeat(501) }],
    ['a name of 65', { ...written, lastName: 'x'.repeat(65) }],
    ['no e-mail address', { ...written, email: 'unknown' }],
    ['the consent', { ...written, doesConsent: true }],
  ])('CON-04 CON-07 a message with %s is refused and not stored', async (_, body) => {
    const { status } = await send(body)
    expect([status, await kept()]).toEqual([400, []])
  })
})
