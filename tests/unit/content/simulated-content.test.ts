import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createSimulatedContent } from '../../../mock-server/world/content/simulated-content.ts'
import { createMarket } from '../../../mock-server/world/markets/market.ts'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { phaseAt } from '../../../mock-server/world/time/clock.ts'
import { ContentCategory, ContentItem } from '../../../src/contract/content/content.ts'
import { contentTagsOf, isValidSummary } from '../../../src/rules/content/content.ts'
import { factorText } from '../../../src/rules/content/figures.ts'
import { byNewest } from '../../../src/rules/shared/merge.ts'

const HOUR = 3_600_000
/** A Wednesday, after the close in New York. */
const until = Date.parse('2026-01-14T22:00:00.000Z')
const since = until - 36 * HOUR
const items = createSimulatedContent('demo').between(since, until)
const at = ({ publishedDatetime }: ContentItem) => Date.parse(publishedDatetime)
const shares = items.flatMap((item) => ('ticker' in item.contentData ? [{ ...item.contentData, item }] : []))

describe('simulated content', () => {
  it('ENT-04 keeps the contract, in all five categories, and is marked', () => {
    const broken = items.filter((item) => !ContentItem.safeParse(item).success)
    const marks = new Set(items.map(({ source, articleSource }) => `${source} ${articleSource.split(' ')[0]}`))
    const categories = new Set(items.map(({ contentCategory }) => contentCategory))
    expect([broken, [...marks], [...categories].sort()]).toEqual([
      [],
      ['simulated Simulated'],
      [...ContentCategory.options].sort(),
    ])
  })

  it('is the same for the same seed, whatever was requested before, and differs for another', () => {
    const one = createSimulatedContent('demo')
    one.newest(20, until - 400 * HOUR)
    const other = createSimulatedContent('another').between(until - 8 * HOUR, until)
    expect([one.between(since, until), other.some(({ id }) => items.some((item) => item.id === id))]).toEqual([
      items,
      false,
    ])
  })

  it('RT-02 `newest`, `between` and `next` agree', () => {
    const content = createSimulatedContent('demo')
    const newest = content.newest(items.length, until)
    const moments: number[] = []
    for (let moment = content.next(since); moment <= until; moment = content.next(moment)) moments.push(moment)
    expect(newest).toEqual(items.toSorted(byNewest))
    // a moment without anything to report yields no item
    expect(items.every((item) => moments.includes(at(item)))).toBe(true)
  })

  it('has several items an hour while New York trades, each with its own number', () => {
    const open = items.filter((item) => phaseAt(at(item)) === 'open')
    const hours = new Map<number, number>()
    for (const item of open) hours.set(Math.floor(at(item) / HOUR), (hours.get(Math.floor(at(item) / HOUR)) ?? 0) + 1)
    expect([Math.min(...hours.values()) >= 3, new Set(items.map(({ id }) => id)).size]).toEqual([true, items.length])
  })

  it('ENT-03 has valid summaries, a short and a long one', () => {
    const summaries = items.map(({ contentData }) => contentData.contentSummary)
    const bad = summaries.filter((summary) => {
      const lengths = summary.summarizations.map(({ summary: text }) => text.length)
      return !isValidSummary(summary) || new Set(lengths).size < 2
    })
    expect(bad).toEqual([])
  })

  it('ENT-03 refers to earlier simulated news', () => {
    const news = new Map(
      createSimulatedNews('demo')
        .between(since - HOUR, until)
        .map((item) => [item.id, Date.parse(item.publishedDatetime)]),
    )
    const unknown = items.filter(({ contentData, ...item }) =>
      contentData.contentSummary.referenceIds.some(
        (id) => (news.get(id) ?? Number.POSITIVE_INFINITY) > Date.parse(item.publishedDatetime),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('ENT-04 has the prices, changes and volumes that quotes and charts have at that moment', () => {
    const market = createMarket('demo')
    const wrong = shares.filter(({ item, ticker, price, pctChange1d, pctChange5d, ...figures }) => {
      const quote = market.quote(ticker, at(item))
      const days = market.candles(ticker, '6M', at(item))?.candles ?? []
      const week = quote && (quote.price / (days.at(-6)?.close ?? 0) - 1) * 100
      const volume = 'volume' in figures ? figures.volume : quote?.volume
      const said = { price, volume, pctChange1d, pctChange5d }
      return !isDeepStrictEqual(said, {
        price: quote?.price,
        volume: quote?.volume,
        pctChange1d: Number(quote?.changePercentage.toFixed(2)),
        pctChange5d: Number(week?.toFixed(2)),
      })
    })
    expect([shares.length > 20, wrong]).toEqual([true, []])
  })

  it('ENT-04 has figures that agree with each other', () => {
    const wrong = items.filter(({ contentCategory, contentData: figures }) => {
      if (contentCategory === 'unusual_volume' && 'volume' in figures) return figures.unusualVolumeFactor < 2
      if (contentCategory !== 'most_active' || !('notionalTraded' in figures)) return false
      const factor = figures.notionalTraded / figures.avgNotionalTraded
      return Math.abs(factor / figures.volumeFactor - 1) > 0.01
    })
    const day = new Map<string, { at: number; volume: number }[]>()
    for (const { item, ...figures } of shares) {
      if (!('volume' in figures)) continue
      const key = `${figures.ticker} ${figures.date}`
      day.set(key, [...(day.get(key) ?? []), { at: at(item), volume: figures.volume }])
    }
    const shrunk = [...day.values()].filter((received) =>
      received.some((one, i) => i > 0 && one.volume < (received[i - 1]?.volume ?? 0)),
    )
    expect([wrong, shrunk]).toEqual([[], []])
  })

  it('ENT-05 its texts round a factor as its figures do', () => {
    const received = items.flatMap((item) => {
      const { contentData } = item
      const factor = 'unusualVolumeFactor' in contentData ? contentData.unusualVolumeFactor : undefined
      const said = JSON.stringify(item).match(/([\d.,]+) times/)?.[1]
      return factor === undefined || said === undefined ? [] : [`${said}x ${factorText(factor)}`]
    })
    expect([received.length > 0, received.filter((one) => new Set(one.split(' ')).size > 1)]).toEqual([true, []])
  })

  it('ENT-02 where there is a ticker it is the first tag', () => {
    expect(shares.filter(({ item, ticker }) => contentTagsOf(item)[0]?.text !== ticker)).toEqual([])
  })
})
