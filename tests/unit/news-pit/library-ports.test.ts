import { expect, it, onTestFinished } from 'vitest'
import { itemOf } from '../../../src/machines/news-pit/article.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createLibrary } from '../../../src/root/news-pit/library.ts'
import type { Calls } from '../../../src/root/session/session.ts'
import { startRoot } from '../../../src/root/start.ts'
import { SERVED_ARTICLE } from '../../../src/rules/shared/page/served.ts'
import { until } from '../../setup.ts'
import { storyOf } from '../content/content-item.ts'

/** The Library and the article, whose calls are never answered if nothing else is said. */
function startLibrary(answer: () => Promise<unknown> = () => new Promise<never>(() => undefined), brought = '') {
  const asked: { what: unknown; signal: AbortSignal }[] = []
  const ask = (what: unknown, signal: AbortSignal) => {
    asked.push({ what, signal })
    return answer()
  }
  const calls = (async () => ({ http: { searchContent: ask, getContent: ask } })) as unknown as Calls
  const document = { querySelector: (id: string) => (id === `#${SERVED_ARTICLE}` ? { textContent: brought } : null) }
  const page = { document } as unknown as typeof globalThis
  const root = startRoot(browserEnvironment())
  onTestFinished(() => void root.root.stop())
  return { ...root.admit(createLibrary(calls, { page, now: () => 7 })), asked }
}

it('PIT-03 RT-05 a page of 40 cards is asked for, and given up once another search was made', async () => {
  const { library, asked } = startLibrary()
  library.send({ type: 'search.given', search: { keywords: ['gas'] } })
  await until(() => expect(asked).toHaveLength(1))
  library.send({ type: 'search.given', search: { keywords: ['oil'] } })
  await until(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ what, signal }) => [what, signal.aborted])).toEqual([
    [{ keywords: ['gas'], size: 40 }, true],
    [{ keywords: ['oil'], size: 40 }, false],
  ])
})

it('PIT-03 the Library is as of the time at which its first page came', async () => {
  const { library } = startLibrary(async () => ({ contentItems: [], searchAfter: null }))
  library.send({ type: 'search.given', search: {} })
  await until(() => expect(library.getSnapshot().context.asOf).toBe(7))
})

it('RTE-03 the item of a link that was left is given up', async () => {
  const { article, asked } = startLibrary()
  article.send({ type: 'article.asked', id: 'a' })
  await until(() => expect(asked).toHaveLength(1))
  article.send({ type: 'article.left' })
  expect(asked.map(({ what, signal }) => [what, signal.aborted])).toEqual([['a', true]])
})

it('BCK-28 the article that the page brought along is there without a call, another one is asked for', async () => {
  const { article, asked } = startLibrary(undefined, JSON.stringify([storyOf('a')]))
  article.send({ type: 'article.asked', id: 'a' })
  await until(() => expect(itemOf(article.getSnapshot())?.id).toBe('a'))
  const before = asked.length
  article.send({ type: 'article.asked', id: 'b' })
  await until(() => expect(asked).toHaveLength(1))
  expect([before, itemOf(article.getSnapshot())]).toEqual([0, undefined])
})
