import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo, startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend

const from = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') })
const [ann, bob] = [from('203.0.113.1'), from('203.0.113.2')]
const write = (headers: Record<string, string>) =>
  backend.call('POST', '/api/contact', { body: { message: '' }, headers })
const guess = (account: number, headers: Record<string, string>) =>
  backend.call('POST', '/api/user/login', { body: { email: `${account}@x.test`, password: 'x' }, headers })

async function statusesOf(count: number, ask: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await ask(index)).status)
  return statuses
}
const guesses = [...Array.from({ length: 20 }, () => 404), 429]
const letters = [400, 400, 400, 400, 400, 429]

describe('behind a trusted proxy', () => {
  beforeAll(async () => {
    backend = await startTestBackend({ trustedProxies: ['192.0.2.1', '127.0.0.0/8'] })
  })
  beforeEach(() => backend.pass(3_600_000))
  afterAll(() => backend.close())

  it('callers are limited separately', async () => {
    expect([await statusesOf(6, () => write(ann)), await statusesOf(6, () => write(bob))]).toEqual([letters, letters])
  })

  it('BCK-10 callers of one IPv6 network (/64) are limited together', async () => {
    const [one, another, other] = [from('2001:db8::1'), from('2001:db8::ffff:2'), from('2001:db8:0:1::1')]
    expect([
      await statusesOf(6, (index) => write(index < 3 ? one : another)),
      await statusesOf(6, () => write(other)),
    ]).toEqual([letters, letters])
  })

  it('password tries are delayed separately', async () => {
    const tries = [
      await statusesOf(21, (index) => guess(index, ann)),
      await statusesOf(1, (index) => guess(index, bob)),
    ]
    expect(tries).toEqual([guesses, [404]])
  })

  it('a caller cannot pose as another: only the address that the proxy added counts', async () => {
    const statuses = await statusesOf(6, (index) => write(from(`198.51.100.${index}`, '203.0.113.1')))
    expect(statuses).toEqual(letters)
  })

  it('SES-15 a sign-in stores the network that it was last used from, not the address', async () => {
    const { email, password } = demo
    const { cookie = '' } = await backend.call('POST', '/api/user/login', { body: { email, password }, headers: ann })
    const seen = async () => (await backend.dump()).sign_ins?.map((row) => (row as { address: string }).address)
    const before = await seen()
    const headers = from('2001:db8:85a3:8d3:1319:8a2e:370:7348')
    await backend.call('GET', '/api/user/refresh-access-token', { cookie, headers })
    expect([before, await seen()]).toEqual([['203.0.113.x'], ['2001:db8:85a3:x']])
  })

  it('the forwarded protocol and host determine the cookie', async () => {
    const cookieFor = async (headers: Record<string, string>) => {
      const { email, password } = demo
      const { cookie = '' } = await backend.call('POST', '/api/user/login', { body: { email, password }, headers })
      return cookie.split('=')[0]
    }
    const cookies = [
      await cookieFor({ ...ann, 'x-forwarded-proto': 'https' }),
      await cookieFor({ ...ann, 'x-forwarded-proto': 'http, https' }),
      await cookieFor({ ...ann, 'x-forwarded-host': 'flux.example' }),
      await cookieFor(ann),
    ]
    const secure = '__Host-market-flux'
    expect(cookies).toEqual([secure, secure, secure, expect.stringMatching(/^market-flux-\d+$/)])
  })
})

describe('forwarded headers of others', () => {
  afterEach(() => backend.close())

  it.each([
    ['no proxy is trusted', undefined],
    ['another one is', ['192.0.2.1']],
  ])('they change nothing: %s', async (_, trustedProxies) => {
    backend = await startTestBackend({ trustedProxies })
    expect([
      await statusesOf(6, (index) => write(from(`203.0.113.${index}`))),
      await statusesOf(21, (index) => guess(index, from(`203.0.113.${index}`))),
    ]).toEqual([letters, guesses])
  })
})
