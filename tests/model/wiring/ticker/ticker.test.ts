import { expect, it } from 'vitest'
import { readIdsOf } from '../../../../src/machines/feed/reading.machine.ts'
import { newsItem } from '../../../unit/feed/news-item.ts'
import { profileOf } from '../../../unit/ticker/ticker-profile.ts'
import { answers, type Changes, changesOf, only, openScene, type Step, says, send } from '../shared/scene.ts'

const at = (symbol?: string): Step =>
  send('place', { type: 'place.changed', place: symbol ? { page: 'ticker', symbol } : { page: 'terminal' } })
const item = newsItem('one')

it('RTE-16 TCK-02 the symbol of the address is that of the page and its headlines, and nothing of the Terminal changes', () => {
  const changes = changesOf(at('BRK.B'))
  expect(changes).toMatchObject({
    ticker: { symbol: 'BRK.B', state: 'open.loading' },
    'ticker asks loadProfile': ['BRK.B'],
    tickerFeed: { search: { search: { tickers: ['BRK.B'] } } },
  })
  expect(Object.keys(changes).filter((id) => /^(feed|workspace|chart|selection)\b/.test(id))).toEqual([])
})

it('TCK-03 prices are asked for once the symbol is found to have any', () => {
  const found = (symbol: string, hasPrices: boolean) =>
    answers('ticker', 'loadProfile', profileOf(symbol, { hasPrices }))
  const shownAfter = (...steps: Step[]) => {
    const scene = openScene(['place', 'ticker', 'tickerChart'])
    for (const step of steps) scene.take(step)
    return scene.snapshot('tickerChart').context.symbol
  }
  expect([
    shownAfter(at('KO')),
    shownAfter(at('KO'), found('KO', true)),
    shownAfter(at('KO'), found('KO', true), at('SPY'), found('SPY', false)),
  ]).toEqual(['ES1', 'KO', 'KO'])
})

it('TCK-02 away from the page its headlines are no longer searched for', () => {
  expect(changesOf(at('NVDA'), at())).toMatchObject({
    ticker: { state: 'away' },
    tickerFeed: { search: {}, state: 'closed' },
  })
})

it.each<[string, Step, Changes]>([
  [
    'TCK-02 what is typed is searched for beside the symbol',
    says('tickerFeed', { type: 'search.chosen', search: { keywords: ['rates'] } }),
    { ticker: { search: { keywords: ['rates'] } }, tickerFeed: { search: { search: { keywords: ['rates'] } } } },
  ],
  [
    'TCK-02 another ticker that is pressed leads to its page',
    says('tickerFeed', { type: 'search.chosen', search: { tickers: ['KO'] } }),
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/ticker/KO' }] },
  ],
  [
    'TCK-06 the symbol is selected, and the first feed follows it',
    says('ticker', { type: 'symbol.chosen', symbol: 'NVDA', slot: 0 }),
    {
      selection: { trail: { symbols: ['NVDA'], at: 0 }, linked: ['feed-1'], state: 'on' },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
      reports: ['selection symbol.selected', 'selection search.chosen'],
    },
  ],
  [
    'TCK-06 the Terminal is gone to',
    says('ticker', { type: 'place.asked', path: '/terminal' }),
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/terminal' }] },
  ],
  [
    'TCK-02 what is shared there is shared',
    says('tickerFeed', { type: 'share.asked', item }),
    { 'sharing asks shareLink': expect.anything() },
  ],
  [
    'TCK-03 the price of the symbol is wanted while its chart is seen',
    says('tickerChart', { type: 'symbol.shown', symbol: 'NVDA' }),
    {
      quotes: { wanted: { tickerChart: ['NVDA'] } },
      'quotes sends to watchQuotes': [{ type: 'symbols.asked', symbols: ['NVDA'] }],
    },
  ],
])('%s', (_, step, changes) => {
  const all = changesOf(at('NVDA'), step)
  expect(only(changes, all)).toMatchObject(changes)
})

it('TCK-03 the price is no longer wanted once the chart is gone', () => {
  const wanted = says('tickerChart', { type: 'symbol.shown', symbol: 'NVDA' })
  const scene = openScene()
  for (const step of [wanted, says('tickerChart', 'symbol.hidden')]) scene.take(step)
  expect(scene.snapshot('quotes').context.wanted).not.toHaveProperty('tickerChart')
})

it('TCK-01 TCK-03 what failed is loaded again when the connection is back', () => {
  const scene = openScene(['place', 'ticker', 'tickerChart', 'connection'])
  const failed = (port: string) => ({ type: `xstate.error.actor.${port}`, error: new Error() })
  for (const step of [
    at('NVDA'),
    send('ticker', failed('loadProfile')),
    send('tickerChart', { type: 'symbol.given', symbol: 'NVDA' }),
    send('tickerChart', 'panel.opened'),
    send('tickerChart', failed('loadSeries')),
  ])
    scene.take(step)
  expect(scene.changes(says('connection', 'connection.restored'))).toMatchObject({
    'ticker asks loadProfile': ['NVDA'],
    'tickerChart asks loadSeries': [{ symbol: 'NVDA', range: '1D' }],
  })
})

it('TCK-03 an installation without prices has none on the page', () => {
  const scene = openScene(['installation', 'tickerChart'])
  const known = { kinds: { news: [], quotes: [], releases: [], reports: [], stories: [], halts: [] }, isLocal: true }
  scene.take(send('installation', { type: 'installation.named', installation: known }))
  expect(scene.snapshot('tickerChart').value).toEqual({ away: 'off' })
})

it('TCK-02 keys are for the headlines of the page while they were used last', () => {
  const scene = openScene()
  const asked: string[] = []
  scene.take(at('NVDA'))
  scene.chart('tickerFeed').on('*', ({ type }) => asked.push(type))
  scene.take(send('keys', { type: 'feed.came', slot: 'ticker' }))
  scene.take(send('keys', { type: 'key.pressed', key: '/', isRepeated: false }))
  expect(asked).toEqual(['box.asked'])
})

it('TCK-03 a mark opens its headline in the list, and goes to it', () => {
  const scene = openScene()
  const asked: unknown[] = []
  scene.take(at('NVDA'))
  scene.take(send('tickerFeed/list', { type: 'items.replaced', items: [item] }))
  scene.chart('tickerFeed').on('row.reached', ({ id }) => asked.push(id))
  scene.take(send('ticker', { type: 'mark.pressed', id: 'one' }))
  expect([scene.chart('tickerFeed/rows').getSnapshot().context.expanded, asked]).toEqual([['one'], ['one']])
})

it('TCK-02 what is read there is read', () => {
  const scene = openScene()
  scene.take(says('tickerFeed', { type: 'items.read', ids: ['one'] }))
  expect([...readIdsOf(scene.snapshot('reading'))]).toEqual(['one'])
})
