import { SignJWT } from 'jose'
import { storyOf } from '../../unit/content/content-item.ts'
import type { Answer, TestBackend } from '../backend.ts'

/** A search context in its encoded form. */
export const encoded = (context: object) =>
  new SignJWT({ ...context })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new Uint8Array(32))

export const searchContent = async (backend: TestBackend, context: object) =>
  backend.call('POST', '/api/content/search-by-context', { body: { data: await encoded(context) } })

/** One real request for every status that the contract lists for a call about content; 429 and 500 are the same for all. */
export function contentCases(backend: () => TestBackend): Record<string, () => Promise<Answer>> {
  const get = (id: string) => backend().call('GET', `/api/content/${id}`)
  return {
    'content.get 200': async () => {
      await backend().call('POST', '/mock/content', { body: { items: [storyOf('a-story')] } })
      return get('a-story')
    },
    'content.get 400': () => get('no..id'),
    'content.get 404': () => get('unknown'),
    'content.search 200': () => searchContent(backend(), { size: 1 }),
    'content.search 400': () => searchContent(backend(), { size: 0 }),
    'content.search 413': () =>
      backend().call('POST', '/api/content/search-by-context', { body: { data: 'x'.repeat(70_000) } }),
  }
}
