import { expect, it, onTestFinished } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import type { Sockets } from '../../../src/adapters/sockets/sockets.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { createListed, type Listed } from '../../../src/root/shared/listed.ts'
import { feedOn } from '../../../src/root/terminal/terminal.ts'
import { watchUnmuted } from '../../../src/root/terminal/unmuted.ts'
import { until } from '../../setup.ts'
import { newsItem } from '../feed/news-item.ts'

const asItIs: Listed = (search, begin) => begin(search)

/** A feed on a connection that brings nothing, and the searches that are open on it. */
function startFeed(listed = asItIs) {
  const open: SearchContext[] = []
  const older: unknown[] = []
  const searchNews = (search: SearchContext) => {
    open.push(search)
    return () => void open.splice(open.indexOf(search), 1)
  }
  const sockets = { searchNews, askOlderNews: (search: unknown) => older.push(search) } as unknown as Sockets
  const feed = createActor(feedOn(sockets, listed).logic).start()
  onTestFinished(() => void feed.stop())
  return { feed, open, older }
}
const muted: SearchContext = { keywords: ['gas'], exclude: { keywords: ['oil'] } }

it('FED-16 what a search leaves out is searched for as long as it is the feed’s, and no longer', async () => {
  const { feed, open } = startFeed()
  feed.send({ type: 'search.given', search: muted })
  await until(() => expect(open).toHaveLength(2))
  const during = [...open]
  feed.send({ type: 'search.given', search: { keywords: ['gas'] } })
  await until(() => expect(open).toHaveLength(1))
  expect([during, open]).toEqual([[muted, { keywords: ['gas'] }], [{ keywords: ['gas'] }]])
})

it('FED-16 of what a search finds without what it leaves out, that is muted which it leaves out', () => {
  const notified: unknown[] = []
  const [wanted, left] = [newsItem('a', { title: 'Gas pipeline' }), newsItem('b', { title: 'Gas and oil' })]
  const searchNews: Sockets['searchNews'] = (_, notify) => {
    notify({ type: 'items.replaced', items: [wanted, left] })
    notify({ type: 'items.merged', items: [left] })
    return () => undefined
  }
  watchUnmuted(muted, { searchNews }, (event) => notified.push(event))
  expect(notified).toEqual([
    { type: 'unmuted.replaced', items: [wanted, left], muted: ['b'] },
    { type: 'unmuted.merged', items: [left], muted: ['b'] },
  ])
})

it('QRY-11 a search by lists ends with its feed, also one that begins only then', async () => {
  const ended: string[] = []
  const named: SearchContext = { keywords: ['list:mine'], queryLanguage: 2 }
  const listed = createListed(async () => ({ follow: () => () => void ended.push('lists') }))
  listed(named, () => () => undefined)()
  listed({}, () => () => void ended.push('others'))()
  await until(() => expect(ended).toEqual(['others', 'lists']))
})

it('QRY-11 a search by lists begins with its feed, which starts before what the lists need', async () => {
  const named: SearchContext = { keywords: ['list:mine'], queryLanguage: 2 }
  const begun: SearchContext[] = []
  const listed = createListed(() => {
    throw new ReferenceError('too early')
  })
  listed(named, (search) => {
    begun.push(search)
    return () => undefined
  })
  await until(() => expect(begun).toEqual([named]))
})

it('FED-16 a feed that is closed before the code of what it leaves out has come searches for nothing', async () => {
  const { feed, open } = startFeed()
  feed.send({ type: 'search.given', search: muted })
  feed.stop()
  await import('../../../src/root/terminal/unmuted.ts')
  await new Promise(setImmediate)
  expect(open).toEqual([])
})

it('QRY-11 a search that names a list is that for its symbols, also for older headlines and for what it leaves out', async () => {
  const lists = [{ name: 'mine', symbols: ['F', 'GM'] }]
  const { feed, open, older } = startFeed((search, begin) => begin({ ...search, lists }))
  const search: SearchContext = { keywords: ['list:mine'], queryLanguage: 2, exclude: { keywords: ['oil'] } }
  feed.send({ type: 'search.given', search })
  await until(() => expect(open).toHaveLength(2))
  const children: Record<string, AnyActorRef | undefined> = feed.getSnapshot().children
  children.list?.getSnapshot().children.searchNews.send({ type: 'older.wanted' })
  await until(() => expect(older).toHaveLength(1))
  expect([open, older]).toEqual([
    [
      { ...search, lists },
      { keywords: ['list:mine'], queryLanguage: 2, lists },
    ],
    [{ ...search, lists }],
  ])
})
