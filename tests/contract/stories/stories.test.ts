import { io } from 'socket.io-client'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { Story } from '../../../src/contract/stories/stories.ts'
import { until } from '../../setup.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'

let real: TestBackend
beforeAll(async () => {
  real = await sharedBackend()
})

const deal = 'Orbex Foods to buy Halden Dairy for $2.4 billion'
const update = 'UPDATE 1-Orbex Foods to acquire Halden Dairy in $2.4 bln deal'
const others = 'Tarvik Motors recalls 36,000 vans over brake pedals'

const now = Date.now()
const wired = (id: string, title: string, minutesAgo: number, more: Partial<NewsItem> = {}) => {
  const at = new Date(now - minutesAgo * 60_000).toISOString()
  return newsItem(id, { title, source: 'injected', publishedDatetime: at, receivedDatetime: at, ...more })
}
const inject = (backend: TestBackend, items: NewsItem[]) => backend.call('POST', '/mock/news', { body: { items } })
const asked = (backend: TestBackend, query: string) => backend.call('GET', `/api/stories?${query}`)
async function storyOf(backend: TestBackend, id: string) {
  const { status, body } = await asked(backend, `id=${id}`)
  const { data } = body as { data: unknown }
  return [status, data === null ? null : Story.parse(data)]
}
const memberOf = ({ id, title, articleSource, link, publishedDatetime: at }: NewsItem) => ({
  ...{ id, at, title, articleSource, link },
})

it('API-13 STY-07 STY-10 a headline has the others of its story, the first first, with what they have in common, also those that come later; a headline that is alone has itself', async () => {
  const [first, second, other] = [
    wired('sty-a', deal, 30, { articleSource: 'Harbour Press' }),
    wired('sty-b', update, 10, { articleSource: 'Coast Wire', link: 'https://coast.test/b' }),
    wired('sty-c', others, 20),
  ]
  await inject(real, [second, other])
  const alone = await storyOf(real, 'sty-b')
  await inject(real, [first])
  const both = [memberOf(first), { ...memberOf(second), mark: 'update' }] as const
  const names = ['Halden Dairy', 'Orbex Foods']
  expect([alone, await storyOf(real, 'sty-b'), await storyOf(real, 'sty-a'), await storyOf(real, 'sty-c')]).toEqual([
    [200, { members: [memberOf(second)], count: 1 }],
    [200, { members: [{ ...both[0], inCommon: [...names, '$2.4 billion', 'buy'] }, both[1]], count: 2 }],
    [200, { members: [both[0], { ...both[1], inCommon: [...names, '$2.4 bln', 'acquire'] }], count: 2 }],
    [200, { members: [memberOf(other)], count: 1 }],
  ])
})

it('API-13 headlines more than 48 hours apart are two stories; of one that there is not nothing is known; what is no id is refused', async () => {
  const old = wired('sty-old', deal, 49 * 60)
  await inject(real, [old, wired('sty-new', others, 0)])
  const answers = [await storyOf(real, 'sty-old'), await storyOf(real, 'sty-none')]
  expect([answers, (await asked(real, 'id=a/b')).status, (await asked(real, 'id=a&origin=both')).status]).toEqual([
    [
      [200, { members: [memberOf(old)], count: 1 }],
      [200, null],
    ],
    400,
    400,
  ])
})

it('STY-09 RT-02 a client of headlines is informed how many other publishers report them, and of each change; what is no list of ids is refused', async () => {
  const merger = 'Pellworm Telecom to merge with Arden Cable in $7.1 billion deal'
  const of = (id: string, articleSource: string, minutesAgo: number) =>
    wired(id, merger, minutesAgo, { source: 'feed:wire', articleSource })
  await inject(real, [of('sty-m', 'Coast Wire', 9), of('sty-n', 'Harbour Press', 8), of('sty-o', 'Coast Wire', 7)])
  const socket = io(`${real.url}/news`, { transports: ['websocket'], forceNew: true })
  onTestFinished(() => void socket.close())
  const sent: unknown[] = []
  socket.on('stories', (counts: unknown[]) => sent.push(...counts))
  const refused = new Promise((resolve) => socket.once('error', resolve))
  socket.emit('stories', { real: ['sty-m', 'sty-n', 'sty-none'], simulated: ['sty-o'] })
  await until(() => expect(sent.length).toBe(3))
  await inject(real, [of('sty-p', 'Dale Ledger', 1)])
  await until(() => expect(sent.length).toBe(5))
  socket.emit('stories', { real: ['sty-n', 'sty-p'] })
  await until(() => expect(sent.length).toBe(6))
  socket.emit('stories', { real: ['a/b'] })
  const each = (sources: number) => ['sty-m', 'sty-n'].map((id) => ({ id, sources }))
  expect([sent, await refused]).toEqual([
    [...each(1), { id: 'sty-none', sources: 0 }, ...each(2), { id: 'sty-p', sources: 2 }],
    { code: 'invalid', message: expect.any(String) },
  ])
})

it('STY-11 what a client sets apart does not count for the other, a publisher with another report does; what is no list of pairs is refused', async () => {
  const merger = 'Sundal Cable to merge with Ferrow Telecom in $3.7 billion deal'
  const of = (id: string, articleSource: string, minutesAgo: number) =>
    wired(id, merger, minutesAgo, { source: 'feed:wire', articleSource })
  await inject(real, [
    of('sty-q', 'Coast', 9),
    of('sty-r', 'Harbour', 8),
    of('sty-s', 'Harbour', 7),
    of('sty-t', 'Dale', 6),
  ])
  const socket = io(`${real.url}/news`, { transports: ['websocket'], forceNew: true })
  onTestFinished(() => void socket.close())
  const sent: unknown[] = []
  socket.on('stories', (counts: { id: string; sources: number }[]) =>
    sent.push(...counts.map(({ id, sources }) => `${id} ${sources}`)),
  )
  const refused = new Promise((resolve) => socket.once('error', resolve))
  const part = async (...pairs: string[][]) => {
    const before = sent.length
    socket.emit(
      'apart',
      pairs.map(([id, other]) => ({ id, other })),
    )
    await until(() => expect(sent.length).toBeGreaterThan(before))
  }
  socket.emit('stories', { real: ['sty-q', 'sty-t'] })
  await until(() => expect(sent.length).toBe(2))
  await part(['sty-q', 'sty-r'], ['sty-t', 'sty-q'])
  await part(['sty-q', 'sty-r'], ['sty-s', 'sty-q'], ['sty-t', 'sty-q'])
  await part()
  socket.emit('apart', [{ id: 'sty-q' }])
  expect([sent, await refused]).toEqual([
    ['sty-q 2', 'sty-t 2', 'sty-q 1', 'sty-t 1', 'sty-q 0', 'sty-q 2', 'sty-t 2'],
    { code: 'invalid', message: expect.any(String) },
  ])
})
