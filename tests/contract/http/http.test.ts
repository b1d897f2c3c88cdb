import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { demo, sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

/** A call with exactly these headers: fetch adds some of its own. */
function bare(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${backend.url}${path}`, { method, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    call.on('error', reject)
    call.end()
  })
}

describe('calls with credentials', () => {
  const paths = ['/api/user/logout', '/api/user/persisted-login', '/api/user/refresh-access-token']
  const zone = { 'x-timezone': 'UTC' }
  const page = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

  it.each(paths)(
    'API-07 %s is answered to a page of this site, or with our header for clients that are no browsers',
    async (path) => {
      const mayCall = async (headers: Record<string, string>) => (await bare('GET', path, headers)) !== 403
      expect({
        page: await mayCall(page),
        program: await mayCall(zone),
        otherSite: await mayCall({ ...zone, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }),
        sameSite: await mayCall({ ...zone, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }),
        navigation: await mayCall({ ...zone, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }),
        addressBar: await mayCall({ ...zone, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }),
        nothing: await mayCall({}),
      }).toEqual({
        page: true,
        program: true,
        otherSite: false,
        sameSite: false,
        navigation: false,
        addressBar: false,
        nothing: false,
      })
    },
  )

  it('API-07 requests by another site do not count among the calls of this one', async () => {
    const limited = await startTestBackend()
    const ask = (site: string) =>
      limited.call('GET', '/api/user/persisted-login', {
        headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'cors' },
      })
    const refused = await Promise.all(Array.from({ length: 130 }, () => ask('cross-site')))
    const { status } = await ask('same-origin')
    await limited.close()
    expect([new Set(refused.map((answer) => answer.status)), status]).toEqual([new Set([403]), 200])
  })

  it('API-07 sign-in is available to this site only', async () => {
    const { email, password } = demo
    const { status, cookie } = await backend.call('POST', '/api/user/login', {
      body: { email, password },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect([status, cookie]).toEqual([403, undefined])
  })

  it('API-07 CORS permits no other site', async () => {
    const { status, headers } = await backend.call('OPTIONS', '/api/user/login', {
      headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
    })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, null])
  })
})

describe('calls off the contract', () => {
  const login = (body: string, headers = {}) => backend.call('POST', '/api/user/login', { body, headers })
  const problem = (code: string) => ({ code, message: expect.any(String) })

  it.each([
    ['no JSON', '{"email":', {}],
    ['no object', '[]', {}],
    ['nothing', '', {}],
    ['a key too many', JSON.stringify({ email: demo.email, password: 'x', admin: true }), {}],
    ['a poisoned prototype', '{"email":"a@b.c","password":"x","__proto__":{"admin":true}}', {}],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', '{}', { 'content-type': 'text/plain' }],
  ])('API-01 %s is refused with 400', async (_, body, headers) => {
    const answer = await login(body, headers)
    expect([answer.status, answer.body]).toEqual([400, problem('invalid')])
  })

  it('API-01 a body of more than 64 KiB is refused with 413', async () => {
    const answer = await login(JSON.stringify({ email: demo.email, password: 'x'.repeat(65_536) }))
    expect([answer.status, answer.body]).toEqual([413, problem('too-large')])
  })

  it.each(['/api', '/api/', '/api/nothing', '/api/user/login/', '/api/user', '/mock/nothing'])(
    'API-01 %s is refused with 404',
    async (path) => {
      const answer = await backend.call('GET', path)
      expect([answer.status, answer.body]).toEqual([404, problem('not-found')])
    },
  )

  it.each(['Etc/Unknown', 'Nowhere/Land', '', 'x'.repeat(65), 'UTC; DROP'])(
    'API-01 a call from the zone %j is answered like any other',
    async (zone) => {
      const { status } = await backend.call('GET', '/api/user/persisted-login', { headers: { 'x-timezone': zone } })
      expect(status).toBe(200)
    },
  )

  it('API-01 an internal error goes to the report, not to the caller', async () => {
    const broken = await startTestBackend()
    await broken.database.execute('ALTER TABLE presets RENAME TO lost')
    const { token } = await broken.signIn()
    const body = { username: demo.username, email: demo.email }
    const answer = await broken.call('POST', '/api/feed-configuration/user', { token, body })
    await broken.database.execute('ALTER TABLE lost RENAME TO presets')
    await broken.close()
    expect([answer.status, answer.body, broken.reports]).toEqual([
      500,
      { code: 'failed', message: 'Something went wrong on our side.' },
      [expect.stringContaining('POST /api/feed-configuration/user: ')],
    ])
  })
})
