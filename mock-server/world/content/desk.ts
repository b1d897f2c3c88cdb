import { utc } from '@date-fns/utc'
import { addMinutes } from 'date-fns/addMinutes'
import { millisecondsInDay } from 'date-fns/constants'
import { lightFormat } from 'date-fns/lightFormat'
import type { ContentItem, ContentSummary } from '../../../src/contract/content/content.ts'
import { type NewsItem, type Sentiment, SIMULATED } from '../../../src/contract/shared/news.ts'
import type { Topic } from '../../../src/contract/shared/topics.ts'
import { dayText } from '../../../src/rules/shared/time/day.ts'
import type { Words } from '../news/scene.ts'
import type { Listed } from '../news/universe.ts'
import type { Draw } from '../random/draw.ts'
import { fill } from '../random/fill.ts'
import { newYork } from '../time/clock.ts'

/** The material for an item: choices and prices, and the simulated news of the last minutes. */
export type Desk = {
  seed: number
  draw: Draw
  /** The oldest first, never empty. */
  news: readonly NewsItem[]
  /** Tickers and ids of news that were covered a moment ago. */
  composed: ReadonlySet<string>
}

type Kind<Category> = Extract<ContentItem, { contentCategory: Category }>
/** The fields that a writer adds to those that all items have. */
export type Made = {
  [Category in ContentItem['contentCategory']]: Pick<Kind<Category>, 'contentCategory' | 'contentData'>
}[ContentItem['contentCategory']] & { tickers: string[]; topics: Topic[]; score: number }

/** Undefined where there is nothing to write about. */
export type Write = (desk: Desk) => Made | undefined

/** A headline with its summary; `{name}` is a placeholder for a word. */
export type Skeleton = readonly [headline: string, summary: string]

export const filled = ([headline, summary]: Skeleton, words: Words) => ({
  headline: fill(headline, words, {}),
  summary: fill(summary, words, {}),
})

const REFERENCES = 5

/** The sources of a text about a company: news about it, else about its sector or the stock market, else the newest. */
export function referencesOf({ news }: Desk, { ticker, sector }: Listed): ContentSummary['referenceIds'] {
  const newest = news.toReversed()
  const of = (isWanted: (item: NewsItem) => boolean, most: number) => newest.filter(isWanted).slice(0, most)
  const found = [
    of(({ tickers }) => tickers.includes(ticker), REFERENCES),
    of(({ sectors, topics }) => sectors.includes(sector) && topics.includes('STOCK_MARKETS'), 2),
    of(({ topics }) => topics.includes('STOCK_MARKETS'), 2),
    of(({ sectors }) => sectors.includes(sector), 2),
  ].find((items) => items.length > 0)
  return (found ?? newest.slice(0, 1)).map(({ id }) => id)
}

/** The trading day and the time in New York, in the format of the contract. */
export function momentOf(at: number) {
  const { day, minute } = newYork(at)
  const local = addMinutes(utc(day * millisecondsInDay), minute)
  return { date: dayText(local), time: lightFormat(local, 'HH:mm') }
}

function sentimentOf(score: number): Sentiment {
  if (score > 0.1) return 'positive'
  return score < -0.1 ? 'negative' : 'neutral'
}

/** The address of an item's picture. */
export const imagePath = (id: string) => `/content-images/${id}.svg`

export function itemOf(id: string, at: number, made: Made): ContentItem {
  const { score, ...rest } = made
  const sentimentScore = Math.round(Math.max(-1, Math.min(1, score)) * 100) / 100
  return {
    ...rest,
    id,
    publishedDatetime: new Date(at).toISOString(),
    source: SIMULATED,
    articleSource: 'Simulated Market Desk',
    sentiment: sentimentOf(sentimentScore),
    sentimentScore,
    contentImageUrl: imagePath(id),
  }
}
