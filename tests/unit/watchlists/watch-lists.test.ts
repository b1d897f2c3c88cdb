import { expect, it } from 'vitest'
import type { ListEvent } from '../../../src/adapters/sockets/lists.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { watchLists } from '../../../src/root/watchlists/unread.ts'
import { headlineOf } from '../alerts/headlines.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'BRK-B'] }
const mine = { id: 'mine', name: 'Mine', symbols: ['F', 'BTC-USD'] }

/** The live list of all headlines, by hand. */
function watching() {
  const asked: string[] = []
  const came: string[] = []
  let say = (_: ListEvent<NewsItem>) => {}
  const { follow, stop } = watchLists(
    {
      searchNews(search, listener, extent) {
        asked.push(`${JSON.stringify(search)} ${extent}`)
        say = listener
        return () => void asked.push('left')
      },
    },
    { now: () => 0 },
    (arrivals) => came.push(...arrivals.map(({ id, lists }) => `${id}: ${lists}`)),
  )
  const arrive = (...items: NewsItem[]) => say({ type: 'items.merged', items })
  return { asked, came, follow, stop, arrive, say: (event: ListEvent<NewsItem>) => say(event) }
}
const about = (id: string, ...tickers: string[]) => headlineOf(id, 0, { tickers })
const followed = (...lists: (typeof cars)[]) => ({ type: 'lists.followed' as const, lists })
const begins = (...items: NewsItem[]) => ({ type: 'items.replaced' as const, items })

it('WCH-12 headlines that arrive are found for each list with one of their symbols, however it is written, and what a list begins with is not', () => {
  const { came, follow, say, arrive } = watching()
  follow(followed(cars, mine))
  say(begins(about('first', 'F')))
  arrive(about('first', 'F', 'GM'), about('a', 'F'), about('b', 'BRK.B'), about('c', 'BTCUSD', 'F'), about('d', 'GM'))
  arrive(about('a', 'F'))
  say({ type: 'connection.opened', at: 1 })
  say(begins(about('e', 'F')))
  arrive(about('e', 'F'), about('f', 'F'))
  expect(came).toEqual(['a: cars,mine', 'b: cars', 'c: mine,cars', 'f: cars,mine'])
})

it('WCH-12 what any feed mutes does not come, a list by its symbols, too', () => {
  const { came, follow, say, arrive } = watching()
  follow(followed(cars))
  say(begins())
  const keywords = { keywords: ['list:Cars'], queryLanguage: 2 as const }
  follow({ type: 'mutes.followed', mutes: [{ newsSources: ['Wire'] }] })
  arrive(about('a', 'F'))
  follow({ type: 'mutes.followed', mutes: [{ newsSources: ['Other'] }, keywords] })
  arrive(about('b', 'F'))
  follow({ type: 'mutes.followed', mutes: [] })
  arrive(about('c', 'F'))
  expect(came).toEqual(['c: cars'])
})

it('WCH-12 all headlines are listened to as long as a list has symbols, once', () => {
  const { asked, came, follow, stop, say, arrive } = watching()
  follow(followed())
  follow(followed({ ...cars, symbols: [] }))
  follow(followed(cars))
  say(begins())
  follow(followed({ ...cars, symbols: ['GM'] }))
  arrive(about('a', 'F'), about('b', 'GM'))
  follow(followed())
  follow(followed(mine))
  stop()
  expect([asked, came]).toEqual([['{} newest', 'left', '{} newest', 'left'], ['b: cars']])
})
