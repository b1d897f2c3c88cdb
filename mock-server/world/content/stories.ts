import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { type Topic, topicLabels } from '../../../src/contract/shared/topics.ts'
import { type Fact, isAwaited } from '../facts/fact.ts'
import { bitcoin, dollarIndex, oils, preciousMetals, sp500, tenYear } from '../markets/known.ts'
import { grouped, percent } from '../news/figures.ts'
import { type Instrument, quoteOf } from '../prices/quotes.ts'
import { shareOf } from '../prices/share.ts'
import { sessionSpan } from '../time/clock.ts'
import type { Desk, Made, Writer } from './desk.ts'

const MOST = 4

/** The most important fact that is new, with what was written about it. */
function matter({ news, composed, fresh }: Desk, isWanted: (fact: Fact) => boolean) {
  const isNew = ({ at, id }: Fact) => at >= fresh.from && at < fresh.until && !composed.has(id)
  const facts = new Set(news.map(({ fact }) => fact).filter((fact) => isNew(fact) && isWanted(fact)))
  const [fact] = [...facts].sort((one, other) => weightOf(other) - weightOf(one))
  // what is said before it happens is no evidence
  const since = new Date(fact?.at ?? 0).toISOString()
  const items = news.filter((one) => one.fact === fact && one.item.publishedDatetime >= since).map(({ item }) => item)
  const [lead, ...others] = items
  return fact && lead ? { fact, items: [lead, ...others.slice(0, MOST - 1)] as const } : undefined
}

/** What is awaited weighs as much more. */
const AWAITED = 1.5

/** What a fact does to prices, and to how large a company. */
const weightOf = (fact: Fact) => impactOf(fact) + (isAwaited(fact) ? AWAITED : 0)
const impactOf = ({ tone, shocks, companies: [company] }: Fact) =>
  Math.abs(tone) + 8 * Math.abs(shocks[0]?.[1] ?? 0) + Math.log10(1 + (company?.marketValue ?? 30)) / 4

const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

const labelsOf = (fact: Fact, items: readonly NewsItem[]): Pick<Made, 'tickers' | 'topics' | 'score' | 'covers'> => ({
  tickers: fact.companies.map(({ ticker }) => ticker),
  topics: distinct(items.flatMap(({ topics }) => topics)).slice(0, 3),
  score: items.reduce((sum, { sentimentScore }) => sum + sentimentScore, 0) / items.length,
  covers: fact.id,
})

/** Looks at prices tell nothing that a story could be about, and some facts are of little interest. */
const isSmall = ({ kind }: Fact) =>
  /^(price|mover|options|level|imbalance|target|rating|insider|stake|notes|conference|investor\.day|dividend\.kept|results\.(date|view))/.test(
    kind,
  )

function writeStory(desk: Desk): Made | undefined {
  const found = matter(desk, (fact) => !isSmall(fact) && fact.companies.length > 0)
  if (!found) return undefined
  const { fact, items } = found
  const [lead, ...others] = items
  const [topic = 'OTHER'] = lead.topics
  const [company] = fact.companies
  const price = company ? standing(desk, shareOf(company)) : standing(desk, sp500)
  const summarizations = [
    { headline: lead.title, summary: lead.summary },
    {
      headline: `${topicLabels[topic]}: ${lead.title}`,
      summary: [lead.summary, ...others.map(({ title }) => `${title}.`), `${price}. ${standing(desk, sp500)}.`].join(
        ' ',
      ),
    },
  ]
  return {
    contentCategory: 'top_stories',
    contentData: { contentSummary: { summarizations, referenceIds: items.map(({ id }) => id) } },
    ...labelsOf(fact, items),
  }
}

export const story: Writer = { write: writeStory }

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

function writeEvent(desk: Desk): Made | undefined {
  const found = matter(desk, (fact) => !isSmall(fact) && fact.companies.length === 0)
  if (!found) return undefined
  const { fact, items } = found
  const [lead, ...others] = items
  const event = lead.topics[0] && events[lead.topics[0]]
  const markets = [sp500, event?.price ?? tenYear].map((instrument) => standing(desk, instrument))
  const summarizations = [
    { headline: lead.title, summary: `${lead.summary} ${markets[0]}.` },
    {
      headline: `${lead.summary.split('. ')[0]?.replace(/\.$/, '')}: how markets stand`,
      summary: [lead.summary, ...others.map(({ title }) => `${title}.`), `${markets.join('. ')}.`].join(' '),
    },
  ]
  return {
    contentCategory: 'mf_events',
    contentData: {
      contentSummary: { summarizations, referenceIds: items.map(({ id }) => id) },
      eventTags: event ? [event.tag] : [],
    },
    ...labelsOf(fact, items),
  }
}

export const event: Writer = { write: writeEvent }

/** 'The S&P 500 was up 0.40% at 6,712': as the news quote it at that time. */
function standing({ seed, at }: Desk, instrument: Instrument) {
  const { level, change } = quoteOf(seed, instrument, sessionSpan(at))
  const shown = `${instrument.prefix ?? ''}${grouped(level, instrument.digits)}${instrument.suffix ?? ''}`
  const moved = instrument.isYield ? `${Math.abs(change)} basis points` : percent(change, 2)
  return `${subjectOf(instrument)} was ${change < 0 ? 'down' : 'up'} ${moved} at ${shown}`
}

function subjectOf({ name, isYield, company }: Instrument) {
  if (company !== undefined) return name
  if (isYield) return `The ${name} yield`
  const subject = /^(S&P|dollar)/.test(name) ? `the ${name}` : name
  return subject.charAt(0).toUpperCase() + subject.slice(1)
}
