import { expect, it } from 'vitest'
import { listWords, newWords, unreadIn, unreadInAll, withNew } from '../../../src/rules/watchlists/unread.ts'

const came = (count: number, ...lists: string[]) =>
  Array.from({ length: count }, (_, nth) => ({ id: `h${nth}`, lists }))

it('WCH-12 a headline counts once for each list, and once for all of them', () => {
  const unread = withNew({}, [...came(3, 'cars', 'oil'), ...came(3, 'cars'), { id: 'x', lists: ['oil'] }], undefined)
  expect([unreadIn(unread, 'cars'), unreadIn(unread, 'oil'), unreadIn(unread, 'gone'), unreadInAll(unread)]).toEqual([
    3, 4, 0, 4,
  ])
})

it('WCH-12 the list that is looked at has none', () => {
  const before = { oil: ['h0'] }
  expect([
    withNew(before, came(2, 'cars'), 'cars') === before,
    withNew(before, came(1, 'cars', 'oil'), 'cars'),
  ]).toEqual([true, before])
})

it('WCH-12 a list is called with what is new, of which at most 99+ are counted', () => {
  const banks = { id: 'b', name: 'Banks', symbols: ['JPM', 'C'] }
  const words = (count: number) => listWords(banks, unreadIn(withNew({}, came(count, 'b'), undefined), 'b'))
  expect([words(0), words(3), words(99), words(100), words(500), newWords(0), newWords(1)]).toEqual([
    'Banks (2)',
    'Banks, 3 new',
    'Banks, 99 new',
    'Banks, 99+ new',
    'Banks, 99+ new',
    '',
    '1 new',
  ])
})
