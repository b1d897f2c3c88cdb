import { afterEach, expect, it, vi } from 'vitest'
import { BEARER_EXPIRED, BEARER_INVALID } from '../../../src/contract/session/authentication.ts'
import { accountCalls, message, newPassword, signUp } from './http-accounts-cases.ts'
import { bearers, createHttp, json, noOne, refusal, serve, user } from './http-scene.ts'

const problem = { code: 'slow-down', message: 'Too many calls.' }
const member = { ...noOne, signIn: () => ({ user, token: 'token' }) }
afterEach(() => vi.unstubAllGlobals())

const all = Object.entries(accountCalls).map(([name, call]) => ({ name, ...call }))
const members = all.filter(({ by }) => by !== 'anyone')
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

it.each(all)('API-01 API-02 $name sends the required headers and returns what the contract promises', async (row) => {
  const calls = serve(row.answer)
  const output = await row.ask(createHttp(member))
  const [sent] = calls.map(({ method, path, body, headers }) => ({
    says: `${method} ${path}`,
    body,
    zone: headers.get('x-timezone'),
    type: headers.get('content-type'),
  }))
  const type = row.body ? 'application/json' : null
  expect([sent, calls.length, output]).toEqual([{ says: row.says, body: row.body, zone, type }, 1, row.output])
})

it.each(all)('API-02 $name throws a refusal with its status and body, and makes no second try', async ({ ask }) => {
  const calls = serve(() => json(429, problem))
  const failure = await ask(createHttp(member)).catch(({ kind, status, body }) => ({ kind, status, body }))
  expect([failure, calls.length]).toEqual([{ kind: 'refused', status: 429, body: problem }, 1])
})

it('API-02 the refusal of a taken name carries its body', async () => {
  const taken = { code: 11_000, error: { username: 'demo' } }
  serve(() => json(409, taken))
  await expect(createHttp(noOne).createAccount(signUp)).rejects.toMatchObject({ status: 409, body: taken })
})

it.each([
  ['API-02 calls for anyone carry no bearer', 'anyone', null],
  ['API-02 calls of a member carry theirs', 'member', 'Bearer token'],
  ["CON-05 a message carries its writer's bearer", 'writer', 'Bearer token'],
])('%s', async (_, whose, bearer) => {
  const rows = all.filter(({ by }) => by === whose)
  const carried = []
  for (const { name, ask, answer } of rows) {
    const calls = serve(answer)
    await ask(createHttp(member))
    carried.push([name, ...bearers(calls)])
  }
  expect(carried).toEqual(rows.map(({ name }) => [name, bearer]))
})

it("CON-05 a visitor's message is sent without a bearer, and does not wait for one", async () => {
  const calls = serve(() => new Response(null, { status: 204 }))
  await createHttp({ ...noOne, renew: () => new Promise(() => undefined) }).sendMessage(message)
  expect(bearers(calls)).toEqual([null])
})

it('CON-05 a message of a user whose sign-in has ended is not sent as a stranger’s', async () => {
  const calls = serve(() => refusal(BEARER_EXPIRED))
  const sending = createHttp({ ...member, renew: async () => undefined }).sendMessage(message)
  await expect(sending).rejects.toMatchObject({ kind: 'refused', status: 401 })
  const without = createHttp({ ...noOne, signIn: () => ({ user }), renew: async () => undefined }).sendMessage(message)
  await expect(without).rejects.toMatchObject({ kind: 'refused', status: 401 })
  expect(bearers(calls)).toEqual(['Bearer token'])
})

it('API-07 of the account calls the deletion, and those that know the browser again, go with credentials', async () => {
  const asked: Record<string, unknown[]> = {}
  for (const { name, ask, answer } of all) {
    const calls = serve(answer)
    await ask(createHttp(member))
    const credentials = `${calls[0]?.credentials}`
    asked[credentials] = [...(asked[credentials] ?? []), name]
  }
  const { include, ...others } = asked
  expect({ include, others: Object.keys(others) }).toEqual({
    include: [
      'createAccount',
      'verifyEmail',
      'correctEmail',
      'resendVerification',
      'requestReset',
      'resetPassword',
      'deleteAccount',
    ],
    others: ['omit'],
  })
})

it.each(members)('SES-04 SES-06 $name is repeated once with a new token, and only then', async ({ ask, answer }) => {
  const renewing = { ...member, renew: async () => ({ user, token: 'new' }) }
  const calls = serve(({ headers }) => (headers.get('authorization') === 'Bearer new' ? answer() : refusal()))
  await ask(createHttp(renewing))
  const doubted: string[] = []
  const others = serve(() => refusal(BEARER_INVALID))
  const failure = await ask(createHttp({ ...renewing, doubt: async (token) => void doubted.push(token) })).catch(
    ({ status }) => status,
  )
  expect([bearers(calls), bearers(others), doubted, failure]).toEqual([
    ['Bearer token', 'Bearer new'],
    ['Bearer token'],
    ['token'],
    401,
  ])
})

it('PWD-05 a wrong current password is no word about the token: nothing is renewed, doubted or repeated', async () => {
  const received: unknown[] = []
  const bearer = {
    ...member,
    renew: async () => void received.push('renew'),
    doubt: async () => void received.push('doubt'),
  }
  const calls = serve(() => json(401, { error: 'Wrong password.' }))
  const changing = createHttp(bearer).changePassword({ currentPassword: 'Other', newPassword })
  await expect(changing).rejects.toMatchObject({ status: 401, body: { error: 'Wrong password.' } })
  expect([calls.length, received]).toEqual([1, []])
})
