import { expect, it } from 'vitest'
import { placeOf } from '../../../../src/rules/shared/page/place.ts'
import { annFirst } from '../../drive/people.ts'
import {
  after,
  answers,
  type Changes,
  changesOf,
  fails,
  only,
  openScene,
  type Step,
  says,
  send,
  shown,
} from '../shared/scene.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }
const signedIn: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', annFirst)]
const loaded = answers('watchlists', 'loadLists', [cars])

it('WCH-04 a user who signs in has their own lists', () => {
  const changes = changesOf(...signedIn)
  const named: Changes = {
    watchlists: { owner: 'ann', state: 'loading' },
    'watchlists asks loadLists': ['ann'],
  }
  expect(only(named, changes)).toEqual(named)
})

it('WCH-06 a visitor has those of the browser', () => {
  const scene = openScene(['session', 'watchlists'])
  scene.take(answers('session', 'recallUser', {}))
  scene.take(answers('session', 'restoreSignIn', undefined))
  const { value, context } = scene.snapshot('watchlists')
  expect([value, context.owner]).toEqual(['loading', ''])
})

it.each(['connection.restored', 'page.focused'])('WCH-03 on %s they are loaded again', (type) => {
  const changes = changesOf(...signedIn, loaded, says('connection', type))
  expect(changes.watchlists).toEqual({ state: 'ready.refreshing' })
})

it.each<[string, Step, Changes[string]]>([
  [
    'lists that cannot be loaded',
    says('watchlists', { type: 'lists.failed' }),
    shown('Failure', 'Your watchlists could not be loaded.'),
  ],
  [
    'an edit that is refused',
    says('watchlists', { type: 'edit.refused', words: 'You have a list “Cars” already.' }),
    shown('Failure', 'You have a list “Cars” already.'),
  ],
])('WCH-04 a notice tells of %s', (_, step, notice) => {
  expect(changesOf(step).notification).toEqual(notice)
})

const edit = { kind: 'removed', id: 'cars' }

it('WCH-07 the panel shows the lists that are known', () => {
  const panel = changesOf(...signedIn, loaded).watchPanel
  expect(panel).toEqual({ lists: [cars] })
})

it.each<[string, Step, string]>([
  ['what is asked for in the panel is saved', says('watchPanel', { type: 'edit.made', edit }), 'watchlists'],
  ['what is typed in it is looked for', says('watchSearch', { type: 'symbol.chosen', text: 'NVDA' }), 'watchPanel'],
])('WCH-08 %s', (_, step, chart) => {
  expect(changesOf(...signedIn, loaded, step)).toHaveProperty(chart)
})

/** The page of NVDA, of a user with these lists. */
const atSymbol = (...lists: object[]): Step[] => [
  ...signedIn,
  answers('watchlists', 'loadLists', lists),
  send('ticker', { type: 'ticker.reached', symbol: 'NVDA' }),
]
const add = { kind: 'changed', id: 'cars', symbols: ['F', 'NVDA'], base: { symbols: ['F'] } }

it('WCH-09 the menu of a symbol’s page is about its symbol and the lists that are known; a press there is saved', () => {
  const scene = after(...signedIn, send('ticker', { type: 'ticker.reached', symbol: 'NVDA' }))
  const before = scene.snapshot('watchMenu').context
  scene.take(answers('watchlists', 'loadLists', [cars]))
  expect([before, scene.snapshot('watchMenu').context]).toEqual([
    { symbol: 'NVDA', lists: undefined },
    { symbol: 'NVDA', lists: [cars] },
  ])
  const saved = { 'watchlists asks saveEdit': [{ owner: 'ann', lists: [cars], edit: add }] }
  expect(only(saved, changesOf(...atSymbol(cars), send('watchMenu', 'watch.pressed')))).toEqual(saved)
})

it('WCH-09 a press while the lists are missing asks for them again, and what is refused is said', () => {
  const scene = after(...signedIn, fails('watchlists', 'loadLists'), send('watchMenu', 'watch.pressed'))
  const asked = [scene.snapshot('watchlists').value, scene.snapshot('watchMenu').value]
  scene.take(fails('watchlists', 'loadLists'))
  expect([asked, scene.snapshot('watchMenu').value]).toEqual([['loading', { pressed: 'waiting' }], 'closed'])
  expect(changesOf(says('watchMenu', { type: 'watch.refused', words: 'Full.' })).notification).toEqual(
    shown('Failure', 'Full.'),
  )
})

/** F is typed into the panel of a user whose list it is not on. */
const typed: Step[] = [
  ...signedIn,
  answers('watchlists', 'loadLists', [{ ...cars, symbols: [] }]),
  send('watchPanel', { type: 'text.changed', text: 'F' }),
]
const waitingOf = ({ snapshot }: ReturnType<typeof after>) => snapshot('watchlists').context.waiting

it('WCH-07 WCH-08 what is added in the panel is saved once; the panel waits until it is saved or refused', () => {
  const submitted = [...typed, send('watchPanel', 'text.submitted')]
  const scene = after(...submitted)
  expect([waitingOf(scene).length, scene.snapshot('watchPanel').value]).toEqual([1, { seeing: 'adding' }])
  scene.take(answers('watchlists', 'saveEdit', [cars]))
  const { value, context } = scene.snapshot('watchPanel')
  const refused = after(...submitted, fails('watchlists', 'saveEdit')).snapshot('watchPanel')
  expect([value, context.text, refused.value, refused.context.text]).toEqual([
    { seeing: 'resting' },
    '',
    { seeing: 'resting' },
    'F',
  ])
})

it('WCH-08 what is typed is looked for, and what is chosen of that is typed and added', () => {
  const scene = after(...typed)
  expect(scene.snapshot('watchSearch').context.text).toBe('F')
  scene.take(says('watchSearch', { type: 'symbol.chosen', text: 'TM' }))
  const edits = waitingOf(scene).map((made: { symbols: string[] }) => made.symbols)
  expect([scene.snapshot('watchPanel').context.text, edits]).toEqual(['TM', [['TM']]])
})

it('WCH-09 a press of Watch is saved once', () => {
  expect(waitingOf(after(...atSymbol(cars), send('watchMenu', 'watch.pressed'))).length).toBe(1)
})

it('WCH-09 Watch waits until the first list is saved or refused', () => {
  const making = [...atSymbol(), send('watchMenu', 'watch.pressed')]
  const saved = [...making, answers('watchlists', 'saveEdit', [{ ...cars, symbols: ['NVDA'] }])]
  const states = [making, saved, [...making, fails('watchlists', 'saveEdit')]].map(
    (steps) => after(...steps).snapshot('watchMenu').value,
  )
  expect(states).toEqual([{ making: 'alone' }, 'closed', 'closed'])
})

it.each([
  ['/ticker/brk-b', 'BRK.B'],
  ['/ticker/SAP-DE', 'SAP.DE'],
  ['/ticker/BTC-USD', 'BTCUSD'],
  ['/ticker/btc.usd', 'BTCUSD'],
  ['/ticker/ETH-EUR', 'ETHEUR'],
])('RTE-16 WCH-09 Watch at %s adds %s, as directory and prices have it', (path, symbol) => {
  const reached = send('place', { type: 'place.changed', place: placeOf(path) })
  const scene = after(...signedIn, answers('watchlists', 'loadLists', []), reached, send('watchMenu', 'watch.pressed'))
  expect(waitingOf(scene)).toEqual([{ kind: 'added', name: 'Watchlist', symbols: [symbol] }])
})
