import type { Topic } from '../../../src/contract/shared/topics.ts'
import type { Sight } from './clues.ts'
import { type Company, sectorOfIndustry } from './directory.ts'
import { companyOf, symbolsIn } from './given-symbols.ts'
import { isPartOfOther } from './longer-names.ts'
import { type Mention, mentionsIn, sightsIn } from './mentions.ts'
import { findPhrases, phraseBook } from './phrase-book.ts'
import { isRater } from './raters.ts'
import { sectorPhrases } from './sector-phrases.ts'
import type { GivenSymbol } from './symbols.ts'
import { type Passage, passageOf, type Token } from './tokens.ts'
import { type TopicSource, topicsIn } from './topics.ts'

/** The subjects of a story: symbols in upper case, topics of the contract, sectors and industries of GICS, by first mention. */
export type Meaning = { tickers: string[]; topics: Topic[]; sectors: string[]; industries: string[] }
type Reading = { passage: Passage; sights: readonly Sight[]; symbols: readonly GivenSymbol[] }
type Subject = { at: number; ticker: string; sector: string; industry: string }

const TITLE_WORDS = 200
/** Further down a summary, companies are only mentioned in passing. Marked symbols count anywhere. */
const LEAD_WORDS = 80
const SUMMARY_WEIGHT = 0.5
const MAX_VALUES = 50

const trades = phraseBook(sectorPhrases)

/** Analyses a headline and its summary in one pass each. Topics are empty where no rule matches. */
export function readMeaning({ title, summary }: { title: string; summary: string }): Meaning {
  const readings = [passageOf(title, TITLE_WORDS), passageOf(summary, LEAD_WORDS)].map(readingOf)
  const given = givenTickers(readings)
  const named = mentionsOf(readings, new Set(given.keys()))
  const topics = topicsIn(
    readings.map((reading, index) => topicSource(reading, named[index] ?? [], index === 0 ? 1 : SUMMARY_WEIGHT)),
  )
  const subjects = readings
    .flatMap((reading, index) => {
      const mentions = named[index] ?? []
      const about = mentions.filter((mention) => given.has(mention.company) || !isRater(mention, mentions, topics))
      return subjectsOf(reading, about, given).map((subject) => ({ ...subject, at: subject.at + index * title.length }))
    })
    .sort((one, other) => one.at - other.at)
  return {
    tickers: distinct(subjects.map(({ ticker }) => ticker)),
    topics,
    sectors: distinct(subjects.map(({ sector }) => sector)),
    industries: distinct(subjects.map(({ industry }) => industry)),
  }
}

/** The symbol that the story itself gives for a known company, the first if it gives two. */
function givenTickers(readings: readonly Reading[]): Map<Company, string> {
  const tickers = new Map<Company, string>()
  for (const { ticker } of readings.flatMap(({ symbols }) => symbols)) {
    const company = companyOf(ticker)
    if (company && !tickers.has(company)) tickers.set(company, ticker)
  }
  return tickers
}

function readingOf(passage: Passage): Reading {
  const sights = sightsIn(passage)
  const symbols = symbolsIn(passage, sights)
  return { passage, sights: sights.filter((sight) => !isPartOfOther(sight, symbols, sights)), symbols }
}

/** Names in the title disambiguate names in the summary, and vice versa. */
function mentionsOf(readings: readonly Reading[], given: ReadonlySet<Company>): Mention[][] {
  const first = readings.flatMap(({ sights }) => mentionsIn(sights, given)).map(({ company }) => company)
  return readings.map(({ sights }) => mentionsIn(sights, new Set([...given, ...first])))
}

function topicSource({ passage, symbols }: Reading, mentions: readonly Mention[], weight: number): TopicSource {
  const taken = new Set(
    mentions.filter(({ mark }) => mark !== 'product').flatMap(({ first, last }) => rangeOf(first, last)),
  )
  const isSymbol = ({ start }: Token) => symbols.some(({ at, end }) => start >= at && start < end)
  return {
    passage,
    isTaken: passage.tokens.map((token, at) => taken.has(at) || isSymbol(token) || isTag(token)),
    named: mentions,
    weight,
  }
}

/** '#stocks': tags say where a text is to be found. */
const isTag = ({ before }: Token) => before.endsWith('#')

function subjectsOf(
  { passage, symbols }: Reading,
  mentions: readonly Mention[],
  given: ReadonlyMap<Company, string>,
): Subject[] {
  const startOf = (index: number) => passage.tokens[index]?.start ?? 0
  return [
    ...mentions.map(({ first, company }) => ({
      ...company,
      ticker: given.get(company) ?? company.ticker,
      at: startOf(first),
    })),
    ...symbols.map(({ ticker, at }) => ({ sector: '', industry: '', ...companyOf(ticker), ticker, at })),
    ...findPhrases(trades, passage.tokens).map(({ first, value }) => ({
      ...tradeOf(value),
      ticker: '',
      at: startOf(first),
    })),
  ]
}

function tradeOf(industryOrSector: string) {
  const sector = sectorOfIndustry.get(industryOrSector)
  return sector ? { sector, industry: industryOrSector } : { sector: industryOrSector, industry: '' }
}

const distinct = (values: readonly string[]) =>
  [...new Set(values.filter((value) => value !== ''))].slice(0, MAX_VALUES)

const rangeOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
