import { expect, it } from 'vitest'
import { quote } from '../../markets/market-data.ts'
import { changesOf, openScene, send } from '../shared/scene.ts'

const neared = (card: string, symbol: string) => send('sparks', { type: 'card.neared', card, symbol })
const opened = send('quotes', { type: 'connection.opened' })
const named = (quotes: readonly string[]) => {
  const kinds = { news: [], quotes, releases: ['simulated'], reports: ['simulated'], stories: [], halts: [] }
  return send('installation', { type: 'installation.named', installation: { kinds, isLocal: false } })
}

it('PIT-15 the prices of what the cards in sight are about are wanted, each once', () => {
  const { quotes } = changesOf(neared('a', 'NVDA'), neared('b', 'NVDA'), neared('c', 'AMD')) as {
    quotes: { wanted: object }
  }
  expect(quotes.wanted).toEqual({ cards: ['NVDA', 'AMD'] })
})

it('PIT-15 the day of a symbol is asked for once it has a price, and again when the network is back', () => {
  const scene = openScene()
  scene.take(opened)
  scene.take(neared('a', 'NVDA'))
  const asks = (step: Parameters<typeof scene.changes>[0]) => scene.changes(step)['sparks asks loadDay']
  const priced = asks(send('quotes', { type: 'quotes.merged', quotes: [quote('NVDA', 101), quote('AMD', 99)] }))
  const later = asks(send('quotes', { type: 'quotes.merged', quotes: [quote('NVDA', 102)] }))
  scene.take(send('connection', { type: 'connection.failed', at: 1 }))
  const back = asks(send('connection', { type: 'connection.opened', at: 2 }))
  expect([priced, later, back]).toEqual([['NVDA'], undefined, ['NVDA']])
})

it('PIT-15 BCK-13 the cards have no prices where the installation has none, and have them again when it does', () => {
  const scene = openScene()
  const stateAfter = (quotes: readonly string[]) => {
    scene.take(named(quotes))
    return [scene.snapshot('sparks').value, scene.snapshot('quotes').matches({ prices: 'off' })]
  }
  expect([stateAfter([]), stateAfter(['simulated'])]).toEqual([
    ['off', true],
    [{ served: 'resting' }, false],
  ])
})
