import { utc } from '@date-fns/utc'
import { addMinutes } from 'date-fns/addMinutes'
import { millisecondsInDay } from 'date-fns/constants'
import { lightFormat } from 'date-fns/lightFormat'
import type { ContentItem, ContentSummary } from '../../../src/contract/content/content.ts'
import { SIMULATED } from '../../../src/contract/shared/news.ts'
import type { Topic } from '../../../src/contract/shared/topics.ts'
import { headlineOf, versionsOf } from '../../../src/rules/content/content.ts'
import { importanceOf } from '../../../src/rules/feed/importance.ts'
import { dayText } from '../../../src/rules/shared/time/day.ts'
import type { Listed } from '../companies/listed.ts'
import type { Words } from '../facts/fact.ts'
import type { Sourced } from '../news/simulated-news.ts'
import { sentimentOf } from '../news/write.ts'
import { fill } from '../random/fill.ts'
import { part } from '../random/parts.ts'
import { hash } from '../random/random.ts'
import { newYork } from '../time/clock.ts'
import type { Standing } from './shares.ts'

/** The material for an item: the headlines of the last hours with their facts, and prices of its moment. */
export type Desk = {
  seed: number
  /** Epoch milliseconds. */
  at: number
  block: number
  /** The oldest first. */
  news: readonly Sourced[]
  /** Those in `news`, each once. */
  companies: readonly Listed[]
  /** Of what happened in this span there has been no story yet; epoch milliseconds. */
  fresh: { from: number; until: number }
  /** Tickers and facts that were covered in this block. */
  composed: ReadonlySet<string>
}

type Kind<Category> = Extract<ContentItem, { contentCategory: Category }>
/** The fields that a writer adds to those that all items have. */
export type Made = {
  [Category in ContentItem['contentCategory']]: Pick<Kind<Category>, 'contentCategory' | 'contentData'>
}[ContentItem['contentCategory']] & { tickers: string[]; topics: Topic[]; score: number; covers: string }

/** A kind of item. `write` returns undefined where there is nothing to write about. */
export type Writer = {
  /** The companies whose standing it looks at; none without this. */
  candidates?(desk: Desk): readonly Listed[]
  write(desk: Desk, standings: readonly Standing[]): Made | undefined
}

/** A headline with its summary; `{name}` is a placeholder for a word. */
export type Skeleton = readonly [headline: string, summary: string]

export const filled = ([headline, summary]: Skeleton, words: Words) => ({
  headline: fill(headline, words),
  summary: fill(summary, words),
})

/** One of the choices, the same for the same desk and question. */
export function chosen<Choice>({ seed, at }: Desk, question: number, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(part(hash(`${seed} ${at}`), question) * choices.length)] ?? choices[0]
}

const REFERENCES = 5

/** The sources of a text about a company: the newest that name it. */
export const referencesOf = ({ news }: Desk, { ticker }: Listed): ContentSummary['referenceIds'] =>
  news
    .filter(({ item }) => item.tickers.includes(ticker))
    .slice(-REFERENCES)
    .map(({ item }) => item.id)
    .reverse()

/** Longer than a session: each company has one turn in it for each kind of item. */
const TURNS = 26

export function companiesIn(news: readonly Sourced[]): Listed[] {
  const companies = new Set<Listed>()
  for (const { fact } of news) for (const company of fact.companies) companies.add(company)
  return [...companies]
}

/** The companies in the news whose turn it is. */
export function inTurn({ companies, block, composed, at }: Desk, kind: string): Listed[] {
  const { day } = newYork(at)
  return companies.filter(
    ({ ticker }) => hash(`${ticker} ${kind} ${day}`) % TURNS === block % TURNS && !composed.has(ticker),
  )
}

/** The trading day and the time in New York, in the format of the contract. */
export function momentOf(at: number) {
  const { day, minute } = newYork(at)
  const local = addMinutes(utc(day * millisecondsInDay), minute)
  return { date: dayText(local), time: lightFormat(local, 'HH:mm') }
}

/** The address of an item's picture. */
export const imagePath = (id: string) => `/content-images/${id}.svg`

export function itemOf(id: string, at: number, made: Made): ContentItem {
  const { score, covers: _, ...rest } = made
  const { tickers, topics } = rest
  const summary = versionsOf(rest)?.short.summary ?? ''
  const importance = importanceOf({ title: headlineOf(rest), summary, tickers, topics })
  const sentimentScore = Math.round(Math.max(-1, Math.min(1, score)) * 100) / 100
  return {
    ...rest,
    id,
    publishedDatetime: new Date(at).toISOString(),
    source: SIMULATED,
    articleSource: 'Simulated Market Desk',
    sentiment: sentimentOf(sentimentScore),
    sentimentScore,
    ...(importance && { importance }),
    contentImageUrl: imagePath(id),
  }
}
