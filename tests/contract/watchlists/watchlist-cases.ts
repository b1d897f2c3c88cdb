import { WATCHLISTS_LIMIT, type Watchlist } from '../../../src/contract/shared/user/watchlist.ts'
import type { Answer, TestBackend } from '../backend.ts'

const path = '/api/watchlists'
const long = { name: 'Long', symbols: ['x'.repeat(70_000)] }

export const listIn = ({ body }: Answer) => (body as { data: Watchlist }).data
export const listsIn = ({ body }: Answer) => (body as { data: Watchlist[] }).data

/** One real request for every status that the contract lists for a call about watchlists; 429 and 500 are the same for all. */
export function watchlistCases(backend: () => TestBackend): Record<string, () => Promise<Answer>> {
  const call = async (method: string, path: string, body?: unknown) =>
    backend().call(method, path, { token: (await backend().signIn()).token, ...(body ? { body } : {}) })
  const signedOut = (method: string, path: string, body?: unknown) => backend().call(method, path, body ? { body } : {})
  /** Of which there is one at any time. */
  const made = async (name: string) => {
    const lists = listsIn(await call('GET', path))
    return lists.find((list) => list.name === name) ?? listIn(await call('POST', path, { name, symbols: ['F'] }))
  }
  return {
    'watchlists.list 200': () => call('GET', path),
    'watchlists.list 401': () => signedOut('GET', path),
    'watchlists.create 200': () => call('POST', path, { name: 'Cars', symbols: ['F', 'GM'], position: 0 }),
    'watchlists.create 400': () => call('POST', path, { name: 'Cars', symbols: ['F', 'F'] }),
    'watchlists.create 401': () => signedOut('POST', path, { name: 'Cars', symbols: [] }),
    'watchlists.create 409': async () => {
      const { name } = await made('Chips')
      return call('POST', path, { name, symbols: [] })
    },
    'watchlists.create 413': () => call('POST', path, long),
    'watchlists.update 200': async () => call('PATCH', `${path}/${(await made('Oil')).id}`, { symbols: ['XOM'] }),
    'watchlists.update 400': async () => call('PATCH', `${path}/${(await made('Oil')).id}`, { name: ' ' }),
    'watchlists.update 401': () => signedOut('PATCH', `${path}/none`, { name: 'Oil' }),
    'watchlists.update 404': () => call('PATCH', `${path}/none`, { name: 'Oil' }),
    'watchlists.update 409': async () =>
      call('PATCH', `${path}/${(await made('Oil')).id}`, { name: 'Gas', base: { name: 'Never so named' } }),
    'watchlists.update 413': () => call('PATCH', `${path}/none`, long),
    'watchlists.remove 204': async () => call('DELETE', `${path}/${(await made('Away')).id}`),
    'watchlists.remove 400': () => call('DELETE', `${path}/no%20id`),
    'watchlists.remove 401': () => signedOut('DELETE', `${path}/none`),
    'watchlists.remove 404': () => call('DELETE', `${path}/none`),
    'watchlists.arrange 204': async () => call('PUT', `${path}/order`, { ids: [(await made('Oil')).id] }),
    'watchlists.arrange 400': () => call('PUT', `${path}/order`, { ids: 'all' }),
    'watchlists.arrange 401': () => signedOut('PUT', `${path}/order`, { ids: [] }),
    'watchlists.arrange 413': () =>
      call('PUT', `${path}/order`, { ids: Array(WATCHLISTS_LIMIT).fill('x'.repeat(2000)) }),
  }
}
