import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candle, TAPE } from '../../../src/contract/markets/markets.ts'
import {
  candleFigures,
  candleTime,
  moveOver,
  rangeNames,
  summaryOf,
  withQuote,
} from '../../../src/rules/markets/candles.ts'
import { embeds, frameAddress } from '../../../src/rules/markets/embeds.ts'
import {
  arrows,
  changeText,
  compactText,
  directionOf,
  findInstruments,
  mergeQuotes,
  moveText,
  priceText,
  spokenChange,
} from '../../../src/rules/markets/quotes.ts'
import { byHour } from '../../../src/rules/markets/timeline.ts'
import { candle, instrument, quote, series } from '../../model/markets/market-data.ts'
import { newsItem } from '../feed/news-item.ts'

const moved = (changePercentage: number) => ({ kind: 'share' as const, change: changePercentage, changePercentage })
const ofYield = (change: number) => ({ kind: 'yield' as const, change, changePercentage: 100 * change })

describe('the texts of a price', () => {
  it('EMB-02 prices have separated thousands and all decimals', () => {
    expect([priceText(6463.3, 2), priceText(1.905, 4), priceText(-37.63, 2)]).toEqual(['6,463.30', '1.9050', '−37.63'])
    expect([compactText(4_135_070_967_742), compactText(52_917_424)]).toEqual(['4.14T', '52.92M'])
  })

  it('EMB-02 a change has a sign and a word besides its colour; one that rounds to zero is unchanged', () => {
    const changes = [moved(1.234), moved(-0.426), moved(0.004), moved(-0.004), ofYield(-0.045), ofYield(0.0002)]
    expect(changes.map((one) => [directionOf(one), changeText(one), spokenChange(one)])).toEqual([
      ['up', '+1.23%', 'up 1.23%'],
      ['down', '−0.43%', 'down 0.43%'],
      ['flat', '0.00%', 'unchanged'],
      ['flat', '0.00%', 'unchanged'],
      ['down', '−4.5 bp', 'down 4.5 basis points'],
      ['flat', '0.0 bp', 'unchanged'],
    ])
  })

  it('FED-15 a move beside a ticker is short, and has a sign unless it rounds to zero', () => {
    expect([12.34, -0.06, 0.04, -0.04].map((percent) => moveText(moved(percent)))).toEqual([
      '+12.3',
      '−0.1',
      '0.0',
      '0.0',
    ])
  })

  it('EMB-02 later quotes replace earlier ones of the same symbol', () => {
    const before = mergeQuotes({}, [quote('A', 1), quote('B', 2)])
    const after = mergeQuotes(before, [quote('B', 3)])
    expect([after.A === before.A, after.B?.price]).toEqual([true, 3])
  })

  it('EMB-02 a symbol is found by its beginning, then by the words of its name', () => {
    const all = [
      instrument('AMD', 'Advanced Micro Devices'),
      instrument('MSFT', 'Microsoft Corp.'),
      instrument('MU', 'Micron Technology'),
      instrument('MICRO', 'Something else'),
      instrument('SMCI', 'Super-Micro Computer'),
    ]
    const find = (phrase: string, limit = 9) => findInstruments(all, phrase, limit).map(({ symbol }) => symbol)
    expect([find(' MICRO '), find('icro'), find('mu'), find('zebra'), find('', 2), find('micro', 2)]).toEqual([
      ['MICRO', 'MSFT', 'MU', 'AMD', 'SMCI'],
      ['AMD', 'MSFT', 'MU', 'SMCI'],
      ['MU'],
      [],
      ['AMD', 'MSFT'],
      ['MICRO', 'MSFT'],
    ])
    const near = [
      instrument('XY', 'Gas & Power'),
      instrument('AB', 'Oil &  Gas'),
      instrument('GA', 'Z'),
      instrument('G', 'Y'),
    ]
    const nearest = (phrase: string) => findInstruments(near, phrase, 9).map(({ symbol }) => symbol)
    expect([nearest('g'), nearest('gas'), nearest('p')]).toEqual([['G', 'GA', 'XY', 'AB'], ['XY', 'AB'], ['XY']])
    expect(arrows).toEqual({ up: '▲', down: '▼', flat: '•' })
  })
})

describe('a series of candles', () => {
  const two = series('ES1')
  const at = (quoteDateTime: string, price: number, more = {}) => quote('ES1', price, { quoteDateTime, ...more })

  it('EMB-02 a price within the last candle updates it', () => {
    const after = withQuote(two, at('2026-11-20T16:59:59.000Z', 110))
    expect([after.candles.length, after.candles[0] === two.candles[0], after.candles[1]]).toEqual([
      2,
      true,
      { startDateTime: '2026-11-20T16:55:00.000Z', open: 102, high: 110, low: 100, close: 110, volume: 1500 },
    ])
  })

  it('EMB-02 a later price begins a candle at the last close', () => {
    const after = withQuote(two, at('2026-11-20T17:03:00.000Z', 99))
    expect(after.candles.slice(2)).toEqual([
      { startDateTime: '2026-11-20T17:00:00.000Z', open: 101, high: 101, low: 99, close: 99, volume: null },
    ])
  })

  it.each([
    ['of another symbol', quote('NQ1', 9)],
    ['from before', at('2026-11-20T16:54:59.000Z', 9)],
    ['while nothing is traded', at('2026-11-20T17:00:00.000Z', 9, { isOpen: false })],
    ['that is not there', undefined],
  ])('EMB-02 a price %s changes nothing', (_, price) => {
    expect(withQuote(two, price)).toBe(two)
  })

  it('EMB-02 a price does not begin a trading day, because only the server of the series knows when it begins', () => {
    const days = series('ES1', { minutes: 1440, candles: [candle('2026-11-19T23:00:00.000Z', 100, 101)] })
    expect(withQuote(days, at('2026-11-20T23:00:00.000Z', 9))).toBe(days)
    expect(withQuote(days, at('2026-11-20T22:00:00.000Z', 9)).candles[0]?.close).toBe(9)
  })

  it('EMB-02 a series and a candle are described in words', () => {
    expect([summaryOf(two), summaryOf({ ...two, candles: [] })]).toEqual([
      'Title of ES1, 1 day: 101.00, up 1.00%; high 103.00, low 99.00.',
      'Title of ES1, 1 day: nothing was traded.',
    ])
    const [first] = two.candles
    if (!first) throw new Error('no candle')
    expect(candleFigures(first, 2)).toEqual([
      ['O', '100.00'],
      ['H', '103.00'],
      ['L', '99.00'],
      ['C', '102.00'],
      ['V', '1.5K'],
    ])
  })

  it('EMB-02 a summary has the move from the first open to the last close, and the highest and lowest price', () => {
    const [first, last] = [
      { ...candle('2026-11-20T16:50:00.000Z', 50, 60), high: 70, low: 49 },
      { ...candle('2026-11-20T16:55:00.000Z', 60, 40), high: 61, low: 39 },
    ]
    const of = (candles: (typeof first)[]) => ({ ...two, candles })
    expect([moveOver(of([first, last])), moveOver(of([last, first])), moveOver(of([]))]).toEqual([
      { kind: two.kind, change: -10, changePercentage: -20 },
      { kind: two.kind, change: 0, changePercentage: 0 },
      undefined,
    ])
    expect(summaryOf({ ...of([first, last]), range: '1Y' })).toBe(
      'Title of ES1, 1 year: 40.00, down 20.00%; high 70.00, low 39.00.',
    )
    expect(Object.values(rangeNames)).toEqual(['1 day', '5 days', '1 month', '6 months', '1 year'])
  })

  it('EMB-02 a candle of a day has its date and time, and its volume only if there is one', () => {
    const now = candle('2026-11-20T12:05:00.000Z', 1, 1)
    expect(candleTime(now, 5, 'en-US')).toMatch(/^Nov 2[01], \d\d:\d\d/)
    expect(candleTime(now, 1440, 'de-DE')).toMatch(/^Sa., 21. Nov/)
    expect(candleFigures({ ...now, volume: null }, 0).map(([name]) => name)).toEqual(['O', 'H', 'L', 'C'])
  })

  it('EMB-02 a trading day has the date on which it closes, in every zone', () => {
    const evening = candle('2026-11-19T23:00:00.000Z', 1, 1)
    expect(candleTime(evening, 1440, 'en-US')).toBe('Fri, Nov 20, 2026')
  })

  it('EMB-02 every drawn candle has its close within its high and low, whatever the prices', () => {
    const prices = fc.array(fc.record({ price: fc.double({ min: 1, max: 1000, noNaN: true }), second: fc.nat(3600) }))
    fc.assert(
      fc.property(prices, (received) => {
        const start = Date.parse('2026-11-20T16:55:00.000Z')
        const after = received.reduce(
          (now, { price, second }) => withQuote(now, at(new Date(start + second * 1000).toISOString(), price)),
          two,
        )
        const times = after.candles.map(({ startDateTime }) => Date.parse(startDateTime))
        const isSound = ({ open, high, low, close }: Candle) =>
          low <= Math.min(open, close) && high >= Math.max(open, close)
        const isInTurn = (time: number, i: number) => time % 300_000 === 0 && (i === 0 || time > (times[i - 1] ?? 0))
        expect({
          unsound: after.candles.filter((candle) => !isSound(candle)),
          outOfTurn: times.filter((time, i) => !isInTurn(time, i)),
        }).toEqual({ unsound: [], outOfTurn: [] })
      }),
    )
  })
})

describe('the timeline', () => {
  it('EMB-02 headlines are grouped by hour, newest first; other days have their date', () => {
    const items = [
      newsItem('a', { publishedDatetime: new Date(2026, 10, 20, 14, 59).toISOString() }),
      newsItem('b', { publishedDatetime: new Date(2026, 10, 20, 14, 0).toISOString() }),
      newsItem('c', { publishedDatetime: new Date(2026, 10, 20, 13, 59).toISOString() }),
      newsItem('d', { publishedDatetime: new Date(2026, 10, 19, 13, 30).toISOString() }),
    ]
    const hours = byHour(items, '2026-11-20', 'en-US')
    expect(hours.map(({ name, items: own }) => [name, own.map(({ id }) => id)])).toEqual([
      ['14:00', ['a', 'b']],
      ['13:00', ['c']],
      ['Nov 19, 13:00', ['d']],
    ])
  })
})

describe('the embeds', () => {
  it('EMB-01 the tape is adaptive and dark, the timeline light, en and 480 x 830, the heatmap light and en', () => {
    const { tape, timeline, heatmap } = embeds
    const named = (settings: Readonly<Record<string, unknown>>, ...names: string[]) =>
      names.map((name) => settings[name])
    expect([
      [tape.widget, ...named(tape.settings, 'displayMode', 'colorTheme', 'isTransparent')],
      [timeline.widget, ...named(timeline.settings, 'colorTheme', 'locale', 'width', 'height')],
      [timeline.width, timeline.height],
      [heatmap.widget, ...named(heatmap.settings, 'colorTheme', 'locale')],
    ]).toEqual([
      ['ticker-tape', 'adaptive', 'dark', true],
      ['timeline', 'light', 'en', 480, 830],
      [480, 830],
      ['stock-heatmap', 'light', 'en'],
    ])
  })

  it('EMB-01 the heatmap shows the S&P 500 by sector, sized by market cap and coloured by change, and fills its box', () => {
    const { tape, timeline, heatmap } = embeds
    const { dataSource, blockSize, blockColor, grouping, isZoomEnabled, hasSymbolTooltip, width, height } =
      heatmap.settings
    expect([dataSource, blockSize, blockColor, grouping, isZoomEnabled, hasSymbolTooltip, width, height]).toEqual([
      ...['SPX500', 'market_cap_basic', 'change', 'sector'],
      ...[true, true, '100%', '100%'],
    ])
    const { feedMode, displayMode, isTransparent } = timeline.settings
    expect([feedMode, displayMode, isTransparent]).toEqual(['all_symbols', 'regular', false])
    expect([tape.settings.showSymbolLogo, tape.settings.locale]).toEqual([false, 'en'])
  })

  it('TRM-05 EMB-01 the frame of the tape gets its ten symbols after the #, which no server sees', () => {
    const { pathname, search, hash } = new URL(frameAddress('tape'), 'https://app.test')
    const { widget, settings } = JSON.parse(decodeURIComponent(hash.slice(1)))
    expect([pathname, search, widget]).toEqual(['/embed/frame.html', '', 'ticker-tape'])
    expect(settings.symbols).toEqual(TAPE.map(({ proName, title }) => ({ proName, title })))
  })
})
