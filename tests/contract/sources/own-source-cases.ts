import { OWN_SOURCES_LIMIT, type OwnSource } from '../../../src/contract/sources/own-sources.ts'
import { startFeedServer } from '../../unit/sources/sources-scene.ts'
import type { Answer, TestBackend } from '../backend.ts'
import { feedOf, path } from './own-scene.ts'

const long = { address: 'x'.repeat(70_000) }
const address = 'https://wire.example/feed'

/** One real request for every status that the contract lists for a call about a user's own sources; 429 and 500 are the same for all. */
export function ownSourceCases(backend: () => TestBackend): Record<string, () => Promise<Answer>> {
  const call = async (method: string, more = '', body?: unknown) =>
    backend().call(method, `${path}${more}`, { token: (await backend().signIn()).token, ...(body ? { body } : {}) })
  const signedOut = (method: string, more = '', body?: unknown) =>
    backend().call(method, `${path}${more}`, body ? { body } : {})
  /** Of which there is one at any time. */
  async function made(name: string) {
    const { data } = (await call('GET')).body as { data: OwnSource[] }
    const known = data.find((source) => source.address === `https://wire.example/${name}`)
    if (known) return known
    const { body } = await call('POST', '', { address: `https://wire.example/${name}` })
    return (body as { data: OwnSource }).data
  }
  const below = { at: '2026-11-30T00:00:00.000Z', id: 'z' }
  const older = (body: unknown, token?: string) =>
    backend().call('POST', '/api/user/news/older', { body, ...(token === undefined ? {} : { token }) })
  const signedIn = async () => (await backend().signIn()).token
  return {
    'news.olderOwn 200': async () => older({ searchContext: {}, below }, await signedIn()),
    'news.olderOwn 400': async () => older({ searchContext: {} }, await signedIn()),
    'news.olderOwn 401': () => older({ searchContext: {}, below }),
    'news.olderOwn 413': async () => older(long, await signedIn()),
    'ownSources.list 200': () => call('GET'),
    'ownSources.list 401': () => signedOut('GET'),
    'ownSources.preview 200': async () => {
      const server = await startFeedServer()
      server.serve('/feed', feedOf('Tin up'))
      const answer = await call('POST', '/preview', { address: `${server.url}/feed` })
      await server.close()
      return answer
    },
    'ownSources.preview 400': () => call('POST', '/preview', { address: 'ftp://wire.example' }),
    'ownSources.preview 401': () => signedOut('POST', '/preview', { address }),
    'ownSources.preview 413': () => call('POST', '/preview', long),
    'ownSources.add 200': () => call('POST', '', { address, name: 'Wire', folder: 'Wires' }),
    'ownSources.add 400': () => call('POST', '', { address: ' ' }),
    'ownSources.add 401': () => signedOut('POST', '', { address }),
    'ownSources.add 409': async () => call('POST', '', { address: (await made('twice')).address }),
    'ownSources.add 413': () => call('POST', '', long),
    'ownSources.addAll 200': () => call('POST', '/all', { sources: [{ address }] }),
    'ownSources.addAll 400': () => call('POST', '/all', { sources: [] }),
    'ownSources.addAll 401': () => signedOut('POST', '/all', { sources: [{ address }] }),
    'ownSources.addAll 413': () => call('POST', '/all', { sources: [long] }),
    'ownSources.change 200': async () => call('PATCH', `/${(await made('named')).id}`, { name: 'Named' }),
    'ownSources.change 400': async () => call('PATCH', `/${(await made('named')).id}`, { name: 5 }),
    'ownSources.change 401': () => signedOut('PATCH', '/none', { name: 'Named' }),
    'ownSources.change 404': () => call('PATCH', '/none', { name: 'Named' }),
    'ownSources.change 413': () => call('PATCH', '/none', long),
    'ownSources.remove 204': async () => call('DELETE', `/${(await made('away')).id}`),
    'ownSources.remove 400': () => call('DELETE', '/no%20id'),
    'ownSources.remove 401': () => signedOut('DELETE', '/none'),
    'ownSources.remove 404': () => call('DELETE', '/none'),
    'ownSources.refresh 204': async () => call('POST', `/${(await made('read')).id}/refresh`),
    'ownSources.refresh 400': () => call('POST', '/no%20id/refresh'),
    'ownSources.refresh 401': () => signedOut('POST', '/none/refresh'),
    'ownSources.refresh 404': () => call('POST', '/none/refresh'),
    'ownSources.refresh 413': () => call('POST', '/none/refresh', long),
    'ownSources.refresh 409': async () => {
      const { id } = await made('paused')
      await call('PATCH', `/${id}`, { isOn: false })
      return call('POST', `/${id}/refresh`)
    },
    'ownSources.arrange 204': async () => call('PUT', '/order', { ids: [(await made('named')).id] }),
    'ownSources.arrange 400': () => call('PUT', '/order', { ids: 'all' }),
    'ownSources.arrange 401': () => signedOut('PUT', '/order', { ids: [] }),
    'ownSources.arrange 413': () => call('PUT', '/order', { ids: Array(OWN_SOURCES_LIMIT).fill('x'.repeat(2000)) }),
  }
}
