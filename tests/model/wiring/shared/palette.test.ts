import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { itemOf } from '../../feed/live-feed.seen.ts'
import { type Changes, changesOf, openScene, type Step, says, send } from './scene.ts'

const order = (type: string, event: object): Step => says('palette', { type: `${type}.ordered`, order: event })
const feed = { id: 'preset-1', name: 'Chips', searchContext: { tickers: ['AMD'] } }
const filled: Step[] = [
  send('feed.0/list', 'connection.opened'),
  send('feed.0/list', { type: 'items.replaced', items: [itemOf('a', 1)] }),
]

it('LAY-28 the palette opens for the feed that was used last, and what it chooses from is fetched', () => {
  const scene = openScene()
  scene.take(send('presets', { type: 'user.came', user: { username: 'ann' } }))
  scene.take(send('presets', { type: 'xstate.done.actor.listPresets', output: [] }))
  for (const slot of [0, 1, 'newsPit', 'library']) scene.take(send('keys', { type: 'feed.used', slot }))
  expect(scene.changes(send('keys', 'palette.asked'))).toEqual({
    keys: { state: { search: 'awaited' } },
    layers: { open: ['palette'] },
    palette: { slot: 'newsPit', state: { open: { directory: 'resting', view: 'entries' } } },
    filterOptions: { state: { common: 'loading' } },
    presets: { state: 'loaded.refreshing' },
    'feed.0/list sends to searchNews': [{ type: 'older.wanted' }],
    'feed.newsPit/list sends to searchNews': [{ type: 'older.wanted' }],
    'filterOptions asks listOptions': ['nothing'],
    'presets asks listPresets': [{ username: 'ann' }],
    reports: ['keys palette.asked', 'palette palette.opened'],
  })
})

it('LAY-30 TRM-09 the palette and the selection know the feeds as they are', () => {
  const scene = openScene()
  scene.take(send('workspace', { type: 'feed.replaced', slot: 0, feed }))
  scene.take(send('workspace', { type: 'feed.replaced', slot: 'newsPit', feed: { ...feed, id: 'preset-2' } }))
  const { feeds, pitFeed } = scene.snapshot('palette').context
  const pit = { ...feed, id: 'preset-2' }
  expect([feeds, pitFeed, scene.snapshot('selection').context.feeds]).toEqual([
    [feed],
    pit,
    [
      { slot: 0, feed },
      { slot: 'newsPit', feed: pit },
    ],
  ])
})

it.each<[string, Step[], Changes]>([
  [
    'a place is gone to',
    [says('palette', { type: 'place.asked', path: '/about-us' })],
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/about-us' }] },
  ],
  ['the Library is shown', [says('palette', 'library.asked')], { newsPit: { state: { view: 'library' } } }],
  ['a feed is added', [says('palette', 'feed.added')], { workspace: { workspace: { nextFeed: 3 } } }],
  [
    'a feed is replaced',
    [says('palette', { type: 'feed.replaced', slot: 0, feed })],
    {
      workspace: { workspace: { feedConfigurations: [feed] } },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'a feed searches for something else',
    [says('palette', { type: 'search.chosen', slot: 0, search: feed.searchContext })],
    {
      'feed.0': { search: { search: feed.searchContext } },
      workspace: { workspace: { feedConfigurations: [{ id: 'feed-1', searchContext: feed.searchContext }] } },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'the chart shows a symbol',
    [says('palette', { type: 'symbol.shown', symbol: 'NVDA' })],
    { workspace: { workspace: { symbol: 'NVDA' } }, reports: ['chart symbol.chosen', 'selection symbol.selected'] },
  ],
  [
    'a headline is opened, and gone to',
    [...filled, says('palette', { type: 'row.asked', slot: 0, id: 'a' })],
    { 'feed.0': { rows: { expanded: ['a'] } }, reports: ['feed.0 items.read'] },
  ],
])('LAY-30 %s from the palette', (_, steps, changes) => {
  expect(changesOf(...steps)).toMatchObject(changes)
})

it('LAY-30 the row of a headline that was taken comes in sight', () => {
  const scene = openScene()
  for (const step of filled) scene.take(step)
  const reached: unknown[] = []
  scene.chart('feed.0').on('row.reached', (event) => reached.push(event))
  scene.take(says('palette', { type: 'row.asked', slot: 0, id: 'a' }))
  expect(reached).toEqual([{ type: 'row.reached', id: 'a' }])
})

const inLight = {
  appearance: { theme: 'light' },
  'appearance sends to showAppearance': [{ type: 'appearance.changed' }],
}
const logIn = { overlay: { state: { dialog: 'open.LogIn' } }, reports: ['overlay logIn.reached'] }

it.each<[string, Step, Changes]>([
  ['theme', order('appearance', { type: 'theme.chosen', theme: 'light' }), inLight],
  ['cookies', order('consent', { type: 'settings.asked' }), { consent: { state: { settings: 'open' } } }],
  ['list of keys', order('keys', { type: 'list.asked' }), { keys: { state: { singles: 'on.open' } } }],
  ['log-in', order('overlay', { type: 'logIn.asked' }), logIn],
  ['sign-out', order('session', { type: 'signOut.pressed' }), { session: { state: 'signedOut.owed.ending' } }],
  ['selection', order('selection', { type: 'selection.left' }), { selection: { state: 'free' } }],
  ['feeds', order('workspace', { type: 'feed.added' }), { workspace: { workspace: { nextFeed: 3 } } }],
  [
    'filters of a feed',
    says('palette', { type: 'feed.ordered', slot: 0, order: { type: 'builder.asked' } }),
    { 'feed.0': { state: 'open.building' } },
  ],
])('LAY-31 a command of the palette is given to the chart of the %s', (_, step, changes) => {
  const before = [
    send('session', { type: 'signIn.given', signIn: annFirst }),
    send('selection', { type: 'symbol.chosen', symbol: 'A' }),
  ]
  expect(changesOf(...before, step)).toMatchObject(changes)
})

it('TRM-08 TRM-09 a symbol that is taken from the palette turns the feed that was used last, and the chart', () => {
  const changes = changesOf(says('palette', { type: 'symbol.chosen', symbol: 'NVDA', slot: 0 }))
  expect(changes).toMatchObject({
    selection: { state: 'on', linked: ['feed-1'] },
    chart: { symbol: 'NVDA' },
    workspace: { workspace: { feedConfigurations: [{ searchContext: { tickers: ['NVDA'] } }] } },
    'feed.0': { search: { search: { tickers: ['NVDA'] } } },
    reports: ['selection symbol.selected', 'selection search.chosen'],
  })
})
