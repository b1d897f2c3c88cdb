import { SignJWT, UnsecuredJWT } from 'jose'
import type { PresetOwner } from '../../../src/contract/presets/preset.ts'
import { PRESETS_LIMIT } from '../../../src/contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { type Answer, demo, type TestBackend, unverified } from '../backend.ts'

const owner: PresetOwner = { username: demo.username, email: demo.email }
const other = { username: unverified.username, email: unverified.email }
const path = '/api/feed-configuration'
const signedOut = `${path}?id=nobodys`
const long = { ...owner, more: 'x'.repeat(70_000) }

/** Encodes and signs a context as a browser does: with a key that the backend does not know. */
export const tokenOf = (context: Record<string, unknown>) =>
  new SignJWT(context)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(crypto.getRandomValues(new Uint8Array(32)))

export const bodyOf = async (name: string, context: SearchContext, id?: string, who = owner) => ({
  ...who,
  feedConfiguration: { ...(id === undefined ? {} : { id }), name, searchContext: await tokenOf(context) },
})

export const idIn = ({ body }: Answer) => (body as { data: { insertedId: string } }).data.insertedId

/** One real request for every status that the contract lists for a call about presets or filters; 429 and 500 are the same for all. */
export function presetCases(backend: () => TestBackend): Record<string, () => Promise<Answer>> {
  const call = (method: string, path: string, asked = {}) => backend().call(method, path, asked)
  const callAsDemo = async (method: string, path: string, body?: unknown) =>
    call(method, path, { token: (await backend().signIn()).token, ...(body ? { body } : {}) })
  const save = async (name = 'Oil') => callAsDemo('POST', path, await bodyOf(name, { keywords: ['oil'] }))
  /** Of a user who may have as many as can be kept. */
  const saved = async (body?: object) => {
    const preset = body ?? (await bodyOf('Oil', { keywords: ['oil'] }))
    const answer = await callAsDemo('POST', path, preset)
    if (answer.status !== 409) return idIn(answer)
    const list = await callAsDemo('POST', `${path}/user`, owner)
    const [first] = (list.body as { data: { id: string }[] }).data
    await callAsDemo('DELETE', `${path}?id=${first?.id}`)
    return idIn(await callAsDemo('POST', path, preset))
  }
  const counted = (body: unknown) => call('POST', '/api/filters/counts-without', { body })
  const named = (path: string, id: string) => callAsDemo('POST', path, { id })
  const full = async () => {
    const { token } = await backend().signIn()
    const body = await bodyOf('One of many', { keywords: ['oil'] })
    for (let left = PRESETS_LIMIT; left > 0; left -= 1) {
      const answer = await call('POST', path, { token, body })
      if (answer.status === 409) return answer
    }
    return call('POST', path, { token, body })
  }
  const broken = { ...owner, feedConfiguration: { id: 'any', name: 'Any', searchContext: 'not-a-token' } }
  return {
    'feedConfiguration.get 200': async () => callAsDemo('GET', `${path}?id=${await saved()}`),
    'feedConfiguration.get 400': () => callAsDemo('GET', `${path}?id=no/id`),
    'feedConfiguration.get 401': () => call('GET', signedOut),
    'feedConfiguration.get 404': () => callAsDemo('GET', signedOut),
    'feedConfiguration.create 200': () => save(),
    'feedConfiguration.create 400': () => callAsDemo('POST', path, broken),
    'feedConfiguration.create 401': () => call('POST', path, { body: owner }),
    'feedConfiguration.create 403': async () => callAsDemo('POST', path, await bodyOf('Oil', {}, undefined, other)),
    'feedConfiguration.create 409': full,
    'feedConfiguration.create 413': () => callAsDemo('POST', path, long),
    'feedConfiguration.update 204': async () => {
      const { token } = await backend().signIn()
      const list = await call('POST', `${path}/user`, { token, body: owner })
      const [first] = (list.body as { data: { id: string }[] }).data
      return call('PUT', path, { token, body: await bodyOf('Gold', { keywords: ['gold'] }, first?.id) })
    },
    'feedConfiguration.update 400': () => callAsDemo('PUT', path, broken),
    'feedConfiguration.update 401': () => call('PUT', path, { body: owner }),
    'feedConfiguration.update 403': async () => callAsDemo('PUT', path, await bodyOf('Oil', {}, 'any', other)),
    'feedConfiguration.update 404': async () => callAsDemo('PUT', path, await bodyOf('Oil', {}, 'nobodys')),
    'feedConfiguration.update 409': async () => {
      const { token } = await backend().signIn()
      const list = await call('POST', `${path}/user`, { token, body: owner })
      const [first] = (list.body as { data: { id: string }[] }).data
      const change = { id: first?.id, name: 'Silver', base: { name: 'Never so named' } }
      return call('PUT', path, { token, body: { ...owner, feedConfiguration: change } })
    },
    'feedConfiguration.update 413': () => callAsDemo('PUT', path, long),
    'feedConfiguration.remove 204': async () => {
      const { token } = await backend().signIn()
      const list = await call('POST', `${path}/user`, { token, body: owner })
      const [first] = (list.body as { data: { id: string }[] }).data
      return call('DELETE', `${path}?id=${first?.id}`, { token })
    },
    'feedConfiguration.remove 400': () => callAsDemo('DELETE', `${path}?id=no/id`),
    'feedConfiguration.remove 401': () => call('DELETE', signedOut),
    'feedConfiguration.remove 404': () => callAsDemo('DELETE', signedOut),
    'feedConfiguration.restore 204': async () => {
      const id = await saved()
      await callAsDemo('DELETE', `${path}?id=${id}`)
      return named(`${path}/restore`, id)
    },
    'feedConfiguration.restore 400': () => named(`${path}/restore`, 'no/id'),
    'feedConfiguration.restore 401': () => call('POST', `${path}/restore`, { body: { id: 'unknown' } }),
    'feedConfiguration.restore 404': () => named(`${path}/restore`, 'unknown'),
    'feedConfiguration.restore 409': async () => {
      const id = await saved()
      await callAsDemo('DELETE', `${path}?id=${id}`)
      await full()
      return named(`${path}/restore`, id)
    },
    'feedConfiguration.restore 413': () => callAsDemo('POST', `${path}/restore`, long),
    'feedConfiguration.share 200': async () => named(`${path}/share`, await saved()),
    'feedConfiguration.share 400': () => named(`${path}/share`, 'no/id'),
    'feedConfiguration.share 401': () => call('POST', `${path}/share`, { body: { id: 'unknown' } }),
    'feedConfiguration.share 404': () => named(`${path}/share`, 'unknown'),
    'feedConfiguration.share 409': async () => {
      const body = await bodyOf('Mine', { keywords: ['list:nosuch'], queryLanguage: 2 })
      return named(`${path}/share`, await saved(body))
    },
    'feedConfiguration.share 413': () => callAsDemo('POST', `${path}/share`, long),
    'feedConfiguration.unshare 204': async () => callAsDemo('DELETE', `${path}/share?id=${await saved()}`),
    'feedConfiguration.unshare 400': () => callAsDemo('DELETE', `${path}/share?id=no/id`),
    'feedConfiguration.unshare 401': () => call('DELETE', `${path}/share?id=unknown`),
    'feedConfiguration.unshare 404': () => callAsDemo('DELETE', `${path}/share?id=unknown`),
    'feedConfiguration.shared 200': async () => {
      const { body } = await named(`${path}/share`, await saved())
      return call('GET', `${path}/shared?token=${(body as { data: { token: string } }).data.token}`)
    },
    'feedConfiguration.shared 400': () => call('GET', `${path}/shared?token=no/token`),
    'feedConfiguration.shared 404': () => call('GET', `${path}/shared?token=nosuch`),
    'filters.newsFilterOptions 200': () => call('GET', '/api/filters/news-filter-options'),
    'filters.countsWithout 200': () => counted({ searchContext: { tickers: ['F'] } }),
    'filters.countsWithout 400': () => counted({}),
    'filters.countsWithout 413': () => counted(long),
    'ledger.ofSources 200': () => call('GET', '/api/sources'),
    'news.older 200': () =>
      call('POST', '/api/news/older', {
        body: { searchContext: {}, below: { at: '2026-01-05T12:00:00.000Z', id: 'some-id' } },
      }),
    'news.older 400': () => call('POST', '/api/news/older', { body: { searchContext: {} } }),
    'news.older 413': () => call('POST', '/api/news/older', { body: long }),
    'stories.ofHeadline 200': () => call('GET', '/api/stories?id=some-id'),
    'stories.ofHeadline 400': () => call('GET', '/api/stories?id='),
    'symbols.suggest 200': () => call('GET', '/api/symbols/suggestions?search=apple'),
    'symbols.suggest 400': () => call('GET', '/api/symbols/suggestions?search='),
    'ticker.profile 200': () => call('GET', '/api/ticker/profile?symbol=NVDA'),
    'ticker.profile 400': () => call('GET', '/api/ticker/profile?symbol='),
  }
}

/** Contexts that every call must refuse: off the contract, or no context at all. */
export const wrongTokens = async (): Promise<[string, string][]> => [
  ['no JSON in it', `e30.${Buffer.from('not json').toString('base64url')}.c2ln`],
  ['a topic that there is not', await tokenOf({ topics: ['WEATHER'] })],
  ['another key', await tokenOf({ keyword: ['oil'] })],
  ['101 keywords', await tokenOf({ keywords: Array.from({ length: 101 }, (_, i) => `word ${i}`) })],
  ['251 industries', await tokenOf({ industries: Array.from({ length: 251 }, (_, i) => `industry ${i}`) })],
  ['a keyword of 201 characters', await tokenOf({ keywords: ['x'.repeat(201)] })],
  ['17 KiB', new UnsecuredJWT({ keywords: Array.from({ length: 87 }, (_, i) => `${i} `.padEnd(200, 'x')) }).encode()],
  ['a NUL', await tokenOf({ keywords: ['a\0b'] })],
]
