import { afterEach, expect, it, vi } from 'vitest'
import { message, signUp } from './http-accounts-cases.ts'
import { createHttp, json, noOne, serve, user } from './http-scene.ts'

afterEach(() => vi.unstubAllGlobals())

type Http = ReturnType<typeof createHttp>

it.each([
  [
    'createAccount',
    () => json(200, { username: 'demo', email: user.email }),
    (http: Http, username: string) => http.createAccount({ ...signUp, username }),
  ],
  [
    'sendMessage',
    () => new Response(null, { status: 204 }),
    (http: Http, said: string) => http.sendMessage({ ...message, message: said }),
  ],
  [
    'createPreset',
    () => json(200, { data: { insertedId: 'new-id' } }),
    (http: Http, name: string) => http.createPreset(user, { name, searchContext: { keywords: ['oil'] } }),
  ],
])('API-08 %s carries the same key again after a failure, until it succeeds', async (_, answer, ask) => {
  const http = createHttp({ ...noOne, signIn: () => ({ user, token: 'token' }) })
  let isCut = true
  const calls = serve(() => {
    if (isCut) throw new TypeError('The answer was lost.')
    return answer()
  })
  for (const said of ['one', 'one', 'two']) await expect(ask(http, said)).rejects.toMatchObject({ kind: 'silent' })
  isCut = false
  for (const said of ['two', 'two']) await ask(http, said)
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'))
  const [one, , two, , three] = keys
  expect([keys, new Set(keys).size]).toEqual([[one, one, two, two, three], 3])
  expect(one).toMatch(/^\d+(-\d+){3}$/)
})
