import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo, sharedBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.call('POST', '/mock/reset'))

const newPassword = 'Second-Password-2'
const wrong = 'Wrong-1-Password'
const change = (token: string, currentPassword: string, next = newPassword) =>
  backend.call('PATCH', '/api/user/change-password', { token, body: { currentPassword, newPassword: next } })
const request = () => backend.call('POST', '/api/user/reset-password-request', { body: { email: demo.email } })
const reset = (token = '', next = newPassword) =>
  backend.call('PATCH', '/api/user/reset-password', { body: { token, newPassword: next } })
const list = (token: string) => backend.call('GET', '/api/user/sign-ins', { token })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
const kinds = async () => (await backend.mailsTo(demo.email)).map(({ kind }) => kind)
const lastToken = async () => (await backend.mailsTo(demo.email)).at(-1)?.token

describe('a repeated request', () => {
  it('API-02 a change that is repeated because its answer was lost succeeds, and nothing is done twice', async () => {
    const { token } = await backend.signIn()
    const answers = [await change(token, demo.password), await change(token, demo.password)]
    expect([statuses(answers), await kinds()]).toEqual([[204, 204], ['passwordChanged']])
  })

  it('PWD-02 a change to the present password ends the other sign-ins, as the page promises', async () => {
    const [here, there] = [await backend.signIn(), await backend.signIn()]
    const answer = await change(here.token, wrong, demo.password)
    expect(statuses([answer, await list(here.token), await list(there.token)])).toEqual([204, 200, 401])
  })

  it('API-02 a reset link is sent at once when the last one was used', async () => {
    await request()
    await reset(await lastToken())
    await request()
    const { status } = await reset(await lastToken(), 'Third-Password-3')
    expect([await kinds(), status]).toEqual([
      ['passwordReset', 'passwordChanged', 'passwordReset', 'passwordChanged'],
      204,
    ])
  })
})
