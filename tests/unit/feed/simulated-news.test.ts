import { describe, expect, it } from 'vitest'
import { universe } from '../../../mock-server/world/companies/listed.ts'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { NewsItem } from '../../../src/contract/shared/news.ts'
import { Topic } from '../../../src/contract/shared/topics.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const wednesday = Date.parse('2026-11-18T16:00:00.000Z')
const samples = [
  ['demo', '2026-11-18T21:20:00.000Z'],
  ['harbor', '2026-11-22T15:00:00.000Z'],
  ['reader', '2026-07-08T14:00:00.000Z'],
  ['night', '2027-01-05T05:00:00.000Z'],
] as const

const news = createSimulatedNews('demo')
const published = (item: NewsItem) => Date.parse(item.publishedDatetime)
/** The newest 2,000 items of each sample, by its seed: generated once, because the tests only read them. */
const newestOf = new Map(
  samples.map(([seed, until]) => [seed, createSimulatedNews(seed).newest(2000, Date.parse(until))] as const),
)
const twoThousand = (seed: (typeof samples)[number][0]) => newestOf.get(seed) ?? []

const items = [...newestOf.values()].flat()

function countBy(values: readonly string[]) {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const names = universe.flatMap(({ name, shortName, ticker }) => [name, shortName, ticker])
const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length)
const anyName = new RegExp(`(?<![\\w&])(?:${longestFirst.map(escaped).join('|')})(?![\\w&])`, 'g')
const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth|hundred|million|billion|trillion)\b/g

/** A title without names and figures: every word with a capital or a digit becomes a placeholder. */
function skeletonOf(title: string) {
  return title
    .replace(anyName, 'Name')
    .replace(/'[A-Z][^']*'/g, 'Name')
    .replace(numberWords, '0')
    .replace(/(?:[A-Z]{1,3})?[+$-]*\d[\d,.:-]*(?:%|st|nd|rd|th)?/g, '0')
    .replace(/\(Name\)/g, '')
    .replace(/(?<=\S )[A-Z][\w.&'/-]*/g, 'Name')
    .replace(/\b(?:Name|0)(?:[\s,'s&-]*\b(?:Name|0)\b)*/g, '_')
    .replace(/\s+/g, ' ')
}

describe('a function of seed and time', () => {
  it('BCK-04 the same seed gives the same items, another seed gives others', () => {
    const again = createSimulatedNews('demo').between(wednesday - HOUR, wednesday)
    expect(again).toEqual(news.between(wednesday - HOUR, wednesday))
    const titles = new Set(again.map(({ title }) => title))
    const others = createSimulatedNews('other').between(wednesday - HOUR, wednesday)
    expect(others.filter(({ title }) => titles.has(title)).length).toBeLessThan(20)
  })

  it('BCK-04 windows that follow each other give what one window gives, each item once', () => {
    const whole = news.between(wednesday - 3 * HOUR, wednesday)
    const borders = [wednesday - 3 * HOUR, ...whole.map(published).filter((_, index) => index % 7 === 0), wednesday]
    const parts = borders.slice(1).flatMap((until, index) => news.between(borders[index] ?? 0, until))
    expect(parts).toEqual(whole)
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
    expect(news.between(wednesday, wednesday - HOUR)).toEqual([])
  })

  it('BCK-04 the newest items are the end of what was published, newest first', () => {
    for (const until of [wednesday, wednesday + 3.7 * DAY, wednesday + 12_345]) {
      const all = news.between(until - 40 * HOUR, until)
      expect(news.newest(300, until)).toEqual(all.slice(-300).reverse())
      expect(news.newest(0, until)).toEqual([])
    }
  })

  it('BCK-04 the next moment is that of the next item', () => {
    const items = news.between(wednesday, wednesday + HOUR)
    let at = wednesday
    for (const item of items) {
      at = news.next(at)
      expect(at).toBe(published(item))
    }
    expect(news.next(at)).toBeGreaterThan(wednesday + HOUR)
  })
})

describe('the text of an item', () => {
  it('BCK-04 every item keeps the contract and is marked as simulated', () => {
    const faults = items.filter((item) => {
      const delay = Date.parse(item.receivedDatetime) - published(item)
      const isMarked = item.source === 'simulated' && item.articleSource.startsWith('Simulated ') && item.link === null
      return !NewsItem.safeParse(item).success || !isMarked || delay < 200 || delay > 2000
    })
    expect(faults).toEqual([])
    expect(new Set(items.map(({ articleSource }) => articleSource)).size).toBeGreaterThanOrEqual(8)
  })

  it('BCK-04 every ticker is named in the text, with its sector and industry', () => {
    const companies = new Map(universe.map((company) => [company.ticker, company]))
    const faults = items.filter(({ title, summary, tickers, sectors, industries }) => {
      const meant = tickers.flatMap((ticker) => companies.get(ticker) ?? [])
      const isNamed = tickers.every((ticker) => new RegExp(`\\b${escaped(ticker)}\\b`).test(`${title} ${summary}`))
      const isSorted =
        sectors.join() === [...new Set(meant.map(({ sector }) => sector))].join() &&
        industries.join() === [...new Set(meant.map(({ industry }) => industry))].join()
      return !isNamed || !isSorted || meant.length !== tickers.length
    })
    expect(faults).toEqual([])
    expect(items.filter(({ tickers }) => tickers.length > 0).length).toBeGreaterThan(items.length / 3)
  })

  it('BCK-04 the text has no placeholder, no double space, a capital first and the right article', () => {
    const faults = items
      .flatMap(({ title, summary }) => [title, summary])
      .filter(
        (text) =>
          /[{}]|\s{2}|undefined|NaN|Infinity|\(n\)|--|\$-|[a-z]\.\.|'s's/.test(text) ||
          !/^['"]?[A-Z0-9$]/.test(text) ||
          /\b[Aa] (?:[aeio]|8|11[.%,]|18[.%,])/.test(text) ||
          /\b[Aa]n (?![aeiouAEIOU8FLMNSRXH]|11|18)/.test(text) ||
          text !== text.trim(),
      )
    expect(faults).toEqual([])
  })

  it('BCK-04 titles have no full stop, summaries end with one', () => {
    expect(items.filter(({ title }) => /\.$/.test(title) || title.length > 130)).toEqual([])
    expect(items.filter(({ summary }) => !/[.]"?$/.test(summary) || summary.length > 320)).toEqual([])
  })

  it('BCK-04 sentiment and score agree', () => {
    const named = (score: number) => (score > 0.1 ? 'positive' : score < -0.1 ? 'negative' : 'neutral')
    expect(items.filter(({ sentiment, sentimentScore }) => sentiment !== named(sentimentScore))).toEqual([])
  })

  it('BCK-04 sentiment goes with the direction of the text', () => {
    const good =
      /upgrades? |raises full-year|beat\b|tops estimates|FDA approves|raises quarterly dividend|wins dismissal/
    const bad = /downgrade|cuts full-year|\bmisses\b|disappoint|FDA declines|halves dividend|sues to block|recalls/
    const lines = items.filter(({ topics }) => topics[0] !== 'MACRO' && topics[0] !== 'CRYPTO')
    const wrong = [
      ...lines.filter(({ title, sentiment }) => good.test(title) && !bad.test(title) && sentiment === 'negative'),
      ...lines.filter(({ title, sentiment }) => bad.test(title) && !good.test(title) && sentiment === 'positive'),
    ]
    expect(wrong.map(({ title }) => title)).toEqual([])
  })
})

describe('figures', () => {
  const number = (text: string | undefined) => Number((text ?? '').replace(/[$,]/g, ''))

  function pairs(pattern: RegExp) {
    return items.flatMap(({ title, summary }) =>
      [title, summary].flatMap((text) => {
        const found = pattern.exec(text)
        return found === null ? [] : [{ text, one: number(found[1]), other: number(found[2]) }]
      }),
    )
  }

  it('BCK-04 raised targets go up, cut targets go down', () => {
    const raised = pairs(/(?:raised|lifted) .*target.* to (\$[\d,]+) from (\$[\d,]+)/)
    const cut = pairs(/(?:lowered|cut) .*target.* to (\$[\d,]+) from (\$[\d,]+)/)
    expect(raised.length > 20 && cut.length > 20).toBe(true)
    const wrong = [...raised.filter(({ one, other }) => one <= other), ...cut.filter(({ one, other }) => one >= other)]
    expect(wrong).toEqual([])
  })

  it('BCK-04 a beat is above what was expected, a miss below', () => {
    // three days of a season of results
    const season = createSimulatedNews('demo').between(
      Date.parse('2026-02-03T00:00:00.000Z'),
      Date.parse('2026-02-06T00:00:00.000Z'),
    )
    const pairsOf = (pattern: RegExp) =>
      season.flatMap(({ title }) => {
        const found = pattern.exec(title)
        return found ? [{ title, one: number(found[1]), other: number(found[2]) }] : []
      })
    const beats = pairsOf(/(?:beats|tops) \w+-quarter estimates: EPS (\$[\d.]+), \S+ (\$[\d.]+)/)
    const misses = pairsOf(/(?:misses|trails) \w+-quarter estimates: EPS (\$[\d.]+), \S+ (\$[\d.]+)/)
    expect([beats.length > 5, misses.length > 2]).toEqual([true, true])
    expect([
      ...beats.filter(({ one, other }) => one <= other),
      ...misses.filter(({ one, other }) => one >= other),
    ]).toEqual([])
  })

  it('BCK-04 percent agrees with the levels that are given', () => {
    const moves = items.flatMap(({ summary }) => {
      const found =
        /^(?:The )?[\w&' /-]+ (?:rose|gained|climbed|advanced) ([\d.]+)% to \D*([\d.,]*\d).*? from \D*([\d.,]*\d) at the last close/.exec(
          summary,
        )
      return found === null
        ? []
        : [{ summary, said: number(found[1]), is: (number(found[2]) / number(found[3]) - 1) * 100 }]
    })
    const dividends = news.between(wednesday - 4 * DAY, wednesday).flatMap(({ title, summary }) => {
      const found = /raises quarterly dividend ([\d.]+)% to (\$[\d.]+)/.exec(title)
      const before = /from (\$[\d.]+), a yield/.exec(summary)
      return found && before
        ? [{ summary, said: number(found[1]), is: (number(found[2]) / number(before[1]) - 1) * 100 }]
        : []
    })
    expect([moves.length > 5, dividends.length > 0]).toEqual([true, true])
    expect([...moves, ...dividends].filter(({ said, is }) => Math.abs(said - is) > 0.06)).toEqual([])
  })
})

describe('it reads like a wire', () => {
  it.each(samples)('BCK-04 2,000 items of %s have at least 150 sentence skeletons, none over 2%%', (seed) => {
    const skeletons = countBy(twoThousand(seed).map(({ title }) => skeletonOf(title)))
    expect(skeletons.size).toBeGreaterThanOrEqual(150)
    expect([...skeletons].filter(([, count]) => count > 40)).toEqual([])
  })

  it('WLD-03 every topic has headlines in two working days', () => {
    const topics = new Set(news.between(wednesday - 2 * DAY, wednesday).flatMap((item) => item.topics))
    expect(Topic.options.filter((topic) => !topics.has(topic))).toEqual([])
  })

  it('BCK-04 an item has one to three topics, each once', () => {
    const faults = items.filter(
      ({ topics }) => topics.length > 3 || new Set(topics).size !== topics.length || !topics[0],
    )
    expect(faults).toEqual([])
  })

  it('WLD-03 no wire has the same title twice in a week', () => {
    const week = createSimulatedNews('week').between(wednesday - 7 * DAY, wednesday)
    const titles = week.map(({ articleSource, title }) => `${articleSource}: ${title}`)
    expect([...countBy(titles)].filter(([, count]) => count > 1)).toEqual([])
  })
})

describe('the rhythm', () => {
  const gapsOf = (from: number, until: number) => {
    const moments = news.between(from, until).map(published)
    return moments.slice(1).map((at, index) => at - (moments[index] ?? at))
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

  it('BCK-04 busy hours bring an item every 10 to 20 s, with bursts and lulls', () => {
    for (const day of ['2026-11-16', '2026-11-19', '2026-07-08']) {
      const gaps = gapsOf(Date.parse(`${day}T13:00:00.000Z`), Date.parse(`${day}T21:00:00.000Z`))
      expect([day, mean(gaps) > 10_000 && mean(gaps) < 20_000]).toEqual([day, true])
      expect(gaps.filter((gap, index) => gap + (gaps[index + 1] ?? DAY) < 5000).length).toBeGreaterThan(50)
      expect(Math.max(...gaps) > 35_000).toBe(true)
    }
  })

  it('BCK-04 nights are quiet, and weekends more: an item every minute, and every few', () => {
    const night = mean(gapsOf(Date.parse('2026-11-18T02:00:00.000Z'), Date.parse('2026-11-18T08:00:00.000Z')))
    const weekend = mean(gapsOf(Date.parse('2026-11-21T12:00:00.000Z'), Date.parse('2026-11-22T12:00:00.000Z')))
    expect([night > 40_000 && night < 90_000, weekend > 150_000 && weekend < 600_000]).toEqual([true, true])
  })

  it('BCK-04 the open, the statistics at 8:30 and the close in New York are busier than the hours around them', () => {
    const days = Array.from({ length: 8 }, (_, index) => Date.parse('2026-06-01T00:00:00.000Z') + index * DAY)
    const market = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    const perMinute = (from: string, until: string) => {
      const spans = market.map((day) => {
        const date = new Date(day).toISOString().slice(0, 10)
        return [Date.parse(`${date}T${from}:00.000Z`), Date.parse(`${date}T${until}:00.000Z`)] as const
      })
      const count = spans.reduce((sum, [start, end]) => sum + news.between(start, end).length, 0)
      return count / spans.reduce((sum, [start, end]) => sum + (end - start) / MINUTE, 0)
    }
    const noon = perMinute('16:00', '17:00')
    expect(perMinute('12:30', '12:35')).toBeGreaterThan(noon * 1.3)
    expect(perMinute('13:30', '14:00')).toBeGreaterThan(noon * 1.3)
    expect(perMinute('20:00', '20:45')).toBeGreaterThan(noon * 1.3)
  })

  it('BCK-04 a headline is published within two and a half hours at any time of the week, within a minute or two of the session', () => {
    const start = Date.parse('2026-03-05T00:00:00.000Z')
    const longest = (from: number, until: number) => Math.max(...gapsOf(from, until))
    const session = longest(start + 14.5 * HOUR, start + 21 * HOUR)
    expect([longest(start, start + 7 * DAY) < 150 * MINUTE, session < 3 * MINUTE]).toEqual([true, true])
  })
})
