import { expect } from 'vitest'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import type { OwnSource } from '../../../src/contract/sources/own-sources.ts'
import { until } from '../../setup.ts'
import { type FeedServer, item, READING_MS, rss } from '../../unit/sources/sources-scene.ts'
import type { Person, TestBackend } from '../backend.ts'
import { readNews } from '../feed/news-reader.ts'

export const ann: Person = { email: 'ann@marketflux.test', username: 'ann_reads', password: 'Some-Password-1' }
export const bob: Person = { email: 'bob@marketflux.test', username: 'bob_reads', password: 'Some-Password-2' }
export const path = '/api/user/sources'

/** A feed with these headlines, one minute apart, the first one newest. */
export const feedOf = (...titles: string[]) =>
  rss(...titles.map((title, at) => item(title, title, new Date(Date.now() - (at + 1) * 60_000).toUTCString())))

/** A user with the calls about their sources. */
export async function userOf(backend: TestBackend, person: Person) {
  const { token } = await backend.signIn(person)
  const call = (method: string, more = '', body?: object) =>
    backend.call(method, `${path}${more}`, { token, ...(body && { body }) })
  const list = async () => ((await call('GET')).body as { data: OwnSource[] }).data
  return {
    token,
    call,
    list,
    add: (address: string, more: object = {}) => call('POST', '', { address, ...more }),
    /** Once a source was read. */
    read: (address: string) =>
      until(async () => {
        const source = (await list()).find((one) => one.address === address)
        expect(source?.succeededAt ?? source?.trouble).toBeTruthy()
      }, READING_MS),
  }
}

/** A connection of `/news` whose titles are those of the last answer, with what was merged since. */
export async function listOf(backend: TestBackend, context: object, token?: string) {
  const reader = await readNews(backend.url)
  let titles: string[] = []
  const everything: string[] = []
  function titled(items: NewsItem[]) {
    const found = items.map(({ title }) => title)
    everything.push(...found)
    return found
  }
  reader.socket.on('initial', (items: NewsItem[]) => {
    titles = titled(items)
  })
  reader.socket.on('backfill', (items: NewsItem[]) => titles.push(...titled(items)))
  reader.socket.on('update', (items: NewsItem[]) => {
    const merged = titled(items)
    titles = [...new Set([...merged, ...titles])]
  })
  if (token !== undefined) reader.socket.emit('authenticate', token)
  reader.socket.emit('search', context, { subscription: 'one', sequence: 1 })
  return {
    ...reader,
    titles: () => titles,
    /** All that has ever arrived. */
    everything: () => everything,
    /** Once the list has a headline, or has it no more. */
    has: (title: string) => until(() => expect(titles).toContain(title), READING_MS),
    lacks: (title: string) => until(() => expect(titles).not.toContain(title), READING_MS),
  }
}

/** A server of feeds at which each path has these headlines. */
export function serveFeeds(server: FeedServer, feeds: Record<string, string[]>) {
  for (const [path, titles] of Object.entries(feeds)) server.serve(path, feedOf(...titles))
}
