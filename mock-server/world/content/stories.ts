import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { type Topic, topicLabels } from '../../../src/contract/shared/topics.ts'
import { grouped, percent } from '../news/figures.ts'
import type { Instrument } from '../news/quotes.ts'
import { bitcoin, dollarIndex, oils, preciousMetals, sp500, tenYear } from '../news/templates/words/markets.ts'
import type { Desk, Made, Write } from './desk.ts'

const beside: readonly Topic[] = ['SPORTS', 'ENTERTAINMENT', 'OTHER', 'RESEARCH']

const RELATED = 2

/** The most important news not covered yet, with other news on the same subject. */
function matter({ news, composed }: Desk, isWanted: (item: NewsItem) => boolean) {
  const [lead] = news
    .filter((item) => !composed.has(item.id) && isWanted(item))
    .toSorted((one, other) => Math.abs(other.sentimentScore) - Math.abs(one.sentimentScore))
  if (!lead) return undefined
  const isRelated = ({ id, topics, tickers }: NewsItem) =>
    id !== lead.id && (topics[0] === lead.topics[0] || tickers.some((ticker) => lead.tickers.includes(ticker)))
  return [lead, ...news.filter(isRelated).slice(-RELATED)] as const
}

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

function labelsOf(items: readonly NewsItem[]): Pick<Made, 'tickers' | 'topics' | 'score'> {
  return {
    tickers: distinct(items.flatMap(({ tickers }) => tickers)),
    topics: distinct(items.flatMap(({ topics }) => topics)),
    score: items.reduce((sum, { sentimentScore }) => sum + sentimentScore, 0) / items.length,
  }
}

export const writeStory: Write = (desk) => {
  const items = matter(desk, ({ topics }) => !topics.some((topic) => beside.includes(topic)))
  if (!items) return undefined
  const [lead, ...others] = items
  const [topic = 'OTHER'] = lead.topics
  const summarizations = [
    { headline: lead.title, summary: lead.summary },
    {
      headline: `${topicLabels[topic]}: ${lead.title}`,
      summary: [
        lead.summary,
        ...others.map(({ title, summary }) => `${title}. ${summary}`),
        `${standing(desk, sp500)}.`,
      ].join(' '),
    },
  ]
  return {
    contentCategory: 'top_stories',
    contentData: { contentSummary: { summarizations, referenceIds: items.map(({ id }) => id) } },
    ...labelsOf(items),
  }
}

/** The heading for an event of a topic, and the price that is shown beside the stock market's. */
const events: Partial<Record<Topic, { tag: string; price: Instrument | undefined }>> = {
  MACRO: { tag: 'Economic Data', price: tenYear },
  FIXED_INCOME_AND_INTEREST_RATES: { tag: 'Interest Rates', price: tenYear },
  CURRENCIES: { tag: 'Currency Moves', price: dollarIndex },
  OIL_AND_GAS: { tag: 'Energy Moves', price: oils[1] },
  METALS: { tag: 'Metals Moves', price: preciousMetals[0] },
  CRYPTO: { tag: 'Coin Moves', price: bitcoin },
  GEOPOLITICS: { tag: 'World Affairs', price: dollarIndex },
}

/** The price that belongs to a topic. */
export const priceOf = (topic: Topic | undefined) => (topic && events[topic]?.price) || sp500

export const writeEvent: Write = (desk) => {
  const items = matter(desk, ({ topics: [topic] }) => topic !== undefined && events[topic] !== undefined)
  if (!items) return undefined
  const [lead, ...others] = items
  const event = lead.topics[0] && events[lead.topics[0]]
  const markets = [sp500, ...(event?.price ? [event.price] : [])].map((instrument) => standing(desk, instrument))
  const summarizations = [
    { headline: lead.title, summary: `${lead.summary} ${markets[0]}.` },
    {
      headline: `${lead.title}: how markets stand`,
      summary: [lead.summary, ...others.map(({ summary }) => summary), `${markets.join('. ')}.`].join(' '),
    },
  ]
  return {
    contentCategory: 'mf_events',
    contentData: {
      contentSummary: { summarizations, referenceIds: items.map(({ id }) => id) },
      eventTags: event ? [event.tag] : [],
    },
    ...labelsOf(items),
  }
}

/** 'The S&P 500 was up 0.40% at 6,712': as the news quote it at that time. */
function standing({ draw }: Desk, instrument: Instrument) {
  const { level, change } = draw.session(instrument)
  const shown = `${instrument.prefix ?? ''}${grouped(level, instrument.digits)}${instrument.suffix ?? ''}`
  const moved = instrument.isYield ? `${Math.abs(change)} basis points` : percent(change, 2)
  return `${subjectOf(instrument)} was ${change < 0 ? 'down' : 'up'} ${moved} at ${shown}`
}

function subjectOf({ name, isYield }: Instrument) {
  if (isYield) return `The ${name} yield`
  const subject = /^(S&P|dollar)/.test(name) ? `the ${name}` : name
  return subject.charAt(0).toUpperCase() + subject.slice(1)
}
