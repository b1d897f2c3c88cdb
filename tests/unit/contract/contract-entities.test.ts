import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EarningsReport, EconomicEvent, Impact, MarketCapCategory } from '../../../src/contract/calendar/calendar.ts'
import {
  ContentCategory,
  ContentItem,
  ContentSearchContext,
  ContentSummary,
  MostActive,
  NewsPitSearchContext,
  ProductEvent,
  Summarization,
  TopMover,
  TopStory,
  UnusualVolume,
} from '../../../src/contract/content/content.ts'
import { FilterKey, FilterOption } from '../../../src/contract/filters/filters.ts'
import { StoredPreset } from '../../../src/contract/presets/preset.ts'
import { FeedConfiguration } from '../../../src/contract/shared/feed-configuration.ts'
import { NewsItem, Sentiment } from '../../../src/contract/shared/news.ts'
import { Topic, topicLabels } from '../../../src/contract/shared/topics.ts'
import { countries } from '../../../src/contract/shared/user/countries.ts'
import { genders, languages, User } from '../../../src/contract/shared/user/user.ts'
import { moverOf } from '../content/content-item.ts'
import { newsItem } from '../feed/news-item.ts'

type JsonSchema = { type?: string | string[]; anyOf?: JsonSchema[]; description?: string }

const keysOf = ({ shape }: { shape: object }) => Object.keys(shape).sort()
const words = (text: string) => text.split(' ').sort()

describe('entities', () => {
  const marked = 'source'
  it.each([
    ['user', User, 'firstName lastName username email profession about country language gender'],
    [
      'economic event',
      EconomicEvent,
      `id eventDateTime acquisitionDateTime updatedDateTime country eventName currency previous revisedFrom estimate actual isReported change impact changePercentage unit ${marked}`,
    ],
    [
      'earnings report',
      EarningsReport,
      `id earningsDateTime acquisitionDateTime updatedDateTime ticker companyName shortExchangeName currency marketCap marketCapCategory eps estimatedEps revenue estimatedRevenue search ${marked}`,
    ],
    [
      'content item',
      TopStory,
      'id publishedDatetime sortDatetime contentCategory contentData source articleSource sentiment sentimentScore tickers topics importance contentImageUrl',
    ],
    ['content summary', ContentSummary, 'summarizations referenceIds'],
    ['summarization', Summarization, 'headline summary'],
    [
      'news item',
      NewsItem,
      'id publishedDatetime sortDatetime receivedDatetime title source articleSource otherSources link summary sentiment sentimentScore tickers topics sectors industries importance folder',
    ],
    ['feed configuration', FeedConfiguration, 'id name searchContext'],
    ['stored preset', StoredPreset, 'id isShared name searchContext'],
    ['filter option', FilterOption, 'label value'],
    [
      'News Pit search',
      NewsPitSearchContext,
      'searchPhrase contentCategories keywords queryLanguage topics startDate origin size searchAfter',
    ],
    [
      'content list',
      ContentSearchContext,
      'searchPhrase contentCategories keywords queryLanguage topics startDate origin size',
    ],
  ])('ENT-01 a %s has its fields', (_, schema, fields) => {
    expect(keysOf(schema)).toEqual(words(fields))
  })

  it.each([
    ['top_stories', TopStory, ''],
    ['mf_events', ProductEvent, ' eventTags'],
    [
      'unusual_volume',
      UnusualVolume,
      ' date time ticker companyName volume unusualVolumeFactor price pctChange1d pctChange5d',
    ],
    [
      'most_active',
      MostActive,
      ' date time ticker companyName notionalTraded avgNotionalTraded volumeFactor price pctChange1d pctChange5d',
    ],
    ['top_movers', TopMover, ' date time ticker price pctChange1d pctChange5d companyName industry sector'],
  ])('ENT-04 %s adds its fields to the summary', (category, schema, fields) => {
    expect([schema.shape.contentCategory.def.values, keysOf(schema.shape.contentData)]).toEqual([
      [category],
      words(`contentSummary${fields}`),
    ])
  })

  it('ENT-04 needs each field of its category: without one it is no item', () => {
    const data = { ...moverOf('m', 'IBM').contentData }
    const { industry: _, sector: __, ...move } = data
    const kinds = {
      top_stories: { contentSummary: data.contentSummary },
      mf_events: { contentSummary: data.contentSummary, eventTags: ['Rates'] },
      top_movers: data,
      unusual_volume: { ...move, volume: 1, unusualVolumeFactor: 2 },
      most_active: { ...move, notionalTraded: 1, avgNotionalTraded: 1, volumeFactor: 2 },
    }
    const isItem = (contentCategory: string, contentData: object) =>
      ContentItem.safeParse({ ...moverOf('m', 'IBM'), contentCategory, contentData }).success
    const found = Object.entries(kinds).map(([category, whole]) => {
      const lacking = Object.keys(whole).filter((key) =>
        isItem(category, Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key))),
      )
      return [category, isItem(category, whole), lacking]
    })
    expect(found).toEqual(Object.keys(kinds).map((category) => [category, true, []]))
  })

  it('ENT-03 ENT-04 an item with an empty summary is still an item, one of another category is none', () => {
    const story = {
      id: 'a',
      publishedDatetime: '2026-01-02T03:04:05.678Z',
      contentCategory: 'top_stories',
      contentData: { contentSummary: { summarizations: [], referenceIds: [] } },
      source: 'simulated',
      articleSource: 'Simulated Desk',
      sentiment: 'neutral',
      sentimentScore: 0,
      tickers: [],
      topics: [],
      contentImageUrl: null,
    }
    const others = [
      story,
      { ...story, contentCategory: 'mf_events' },
      { ...story, contentImageUrl: '/art/oil.svg' },
      { ...story, contentImageUrl: '//evil.test/a' },
    ]
    expect(others.map((other) => ContentItem.safeParse(other).success)).toEqual([true, false, true, false])
  })

  it('ENT-06 every topic has its label', () => {
    expect(Object.values(topicLabels).join(', ')).toBe(
      'Analyst Ratings, Corporate Actions, Crypto, Currencies, Earnings, Fixed Income & Rates, Macro, Metals, Oil & Gas, Real Estate, Research, Stock Markets, Sports, Technology, Healthcare, Environment, Entertainment, Commodities, Geopolitics, Legal, Other',
    )
  })

  it('ENT-01 the categories of content are those that have a kind of item', () => {
    const kinds = ContentItem.def.options.map(({ shape }) => shape.contentCategory.def.values)
    expect(kinds.flat().sort()).toEqual([...ContentCategory.options].sort())
  })

  it('ENT-01 has the enumerations of the entities', () => {
    expect({
      impact: Impact.options,
      marketCap: MarketCapCategory.options,
      sentiment: Sentiment.options,
      category: ContentCategory.options,
      topic: Topic.options,
    }).toEqual({
      impact: ['low', 'medium', 'high'],
      marketCap: ['mega', 'large', 'mid', 'small', 'micro', 'nano'],
      sentiment: ['positive', 'neutral', 'negative'],
      category: ['mf_events', 'unusual_volume', 'top_stories', 'top_movers', 'most_active'],
      topic: [
        ...[
          'ANALYST_RATINGS',
          'CORPORATE_ACTIONS',
          'CRYPTO',
          'CURRENCIES',
          'EARNINGS',
          'FIXED_INCOME_AND_INTEREST_RATES',
        ],
        ...['MACRO', 'METALS', 'OIL_AND_GAS', 'REAL_ESTATE', 'RESEARCH', 'STOCK_MARKETS', 'SPORTS', 'TECHNOLOGY'],
        ...['HEALTHCARE', 'ENVIRONMENT', 'ENTERTAINMENT', 'COMMODITIES', 'GEOPOLITICS', 'LEGAL', 'OTHER'],
      ],
    })
  })

  it('ENT-01 each number names its unit', () => {
    const { schemas } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')).components
    const kinds = [
      'EconomicEvent',
      'EarningsReport',
      'TopStory',
      'ProductEvent',
      'UnusualVolume',
      'MostActive',
      'TopMover',
    ]
    const numbers = kinds.flatMap((kind) => {
      const { contentData, ...own } = schemas[kind].properties
      return Object.entries<JsonSchema>({ ...own, ...contentData?.properties })
        .filter(([, schema]) => [schema, ...(schema.anyOf ?? [])].some(({ type }) => [type].flat().includes('number')))
        .map(([name, { description }]) => [`${kind}.${name}`, (description ?? '') !== ''])
    })
    expect([numbers.length, numbers.filter(([, isSaid]) => !isSaid)]).toEqual([30, []])
  })

  it('ENT-01 ENT-02 the fields that only some entities have are of the kinds that are specified', () => {
    const news = newsItem('a', { tickers: ['AAPL'], topics: ['MACRO'] })
    const wrong = [{ topics: ['WEATHER'] }, { sentiment: 'good' }, { sentimentScore: 1.1 }, { tickers: 'AAPL' }]
    expect(
      [news, ...wrong.map((part) => ({ ...news, ...part }))].map((item) => NewsItem.safeParse(item).success),
    ).toEqual([true, ...[false, false, false, false]])
  })

  it('FED-03 filters are keyed by the lists of a search context', () => {
    expect(FilterKey.options).toEqual(['keywords', 'topics', 'tickers', 'sectors', 'industries', 'newsSources'])
  })

  it('PRO-09 has the genders, languages and countries', () => {
    const sorted = [...countries].sort(new Intl.Collator('en').compare)
    const named = ['Korea, North', 'Korea, South', 'Congo, Democratic Republic of the', "Cote d'Ivoire"]
    expect({
      genders: genders.join(', '),
      languages: languages.join(', '),
      countries: countries.length >= 185 && countries.length <= 200 && new Set(countries).size === countries.length,
      ends: [countries[0], countries.at(-1)],
      order: countries.filter((country, index) => country !== sorted[index]),
      missing: named.filter((country) => !sorted.some((other) => other === country)),
    }).toEqual({
      genders: 'Male, Female, Other, Prefer not to say',
      languages:
        'English, Spanish, French, German, Mandarin Chinese, Japanese, Hindi, Portuguese, Russian, Arabic, Bengali, Italian, Korean, Turkish, Vietnamese, Urdu, Persian, Thai, Swahili, Dutch',
      countries: true,
      ends: ['Afghanistan', 'Zimbabwe'],
      order: [],
      missing: [],
    })
  })
})
