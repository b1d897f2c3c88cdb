import * as z from 'zod/mini'
import type { ContentItem } from '../../src/contract/content/content.ts'
import { type NewsItem, SIMULATED } from '../../src/contract/shared/news.ts'
import type { Place } from '../../src/contract/shared/pages.ts'
import { firstLanes, lanesOf } from '../../src/rules/content/card-lanes.ts'
import { leadIn } from '../../src/rules/content/lead.ts'
import { subjectOf } from '../../src/rules/feed/subject.ts'
import { isImportant } from '../../src/rules/shared/marks.ts'
import { escaped } from '../escaped.ts'
import type { FirstCards } from './first-cards.ts'

/** What the build writes beside the page. */
export const FIRST_SCREEN = 'first-screen.json'

export const FirstScreen = z.object({
  /** The addresses of the scripts that show it: of the News Pit's, and of the others'. */
  scripts: z.object({ cards: z.string(), rows: z.string() }),
  /** The module that draws cards, beside this file. */
  card: z.string(),
  /**
   * What the app draws first, by layout (LAY-01) and page: of the Terminal and the News Pit, their lists empty, with `Simulated` or `Real` behind, by where what they show is from,
   * and of the News Pit without stories; `{year}` for that of the footer.
   */
  screens: z.record(z.string(), z.record(z.string(), z.string())),
  /**
   * A row of the list about a ticker, and one about a topic, with `{time}`, `{subject}`, `{title}` and `{source}` for the headline's, and what
   * stands between rows, its words left open: the heading of a day, and the line of the last visit.
   */
  rows: z.object({ ticker: z.string(), topic: z.string(), day: z.string(), line: z.string() }),
})
export type FirstScreen = z.infer<typeof FirstScreen>

const APP_CODE = /<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)\s*/g
const END = '<noscript>'

type Shown = {
  /** When, in epoch milliseconds. */
  at: number
  /** The headlines of the Terminal. */
  items: readonly NewsItem[]
  /** The stories of the News Pit, and as the app draws them. */
  stories: readonly ContentItem[]
  drawn: FirstCards
}

/**
 * The page with what it shows before the app's code has come, and the script that shows it, which alone knows the layout and the reader's time (src/first-screen/). It has the
 * code loaded afterwards: on a slow line both at once would take twice as long.
 */
export function withFirstScreen(page: string, place: Place, { scripts, rows, screens }: FirstScreen, shown: Shown) {
  const { items, stories, drawn } = shown
  const layouts = screens[screenOf(place, shown) ?? '']
  if (!layouts) return page
  const lead = leadIn(stories)
  const others = stories.filter((story) => story !== lead)
  const lanes = Object.entries(lanesOf).map(
    ([layout, count]) => `data-${layout}="${firstLanes(others, count).join(' ')}"`,
  )
  const year = String(new Date(shown.at).getFullYear())
  const parts = [
    ...Object.entries(layouts).map(([name, html]) => templateOf(name, html.replace('{year}', year))),
    items.length > 0
      ? templateOf('rows', items.map((item) => rowOf(item, rows)).join('')) +
        templateOf('day', rows.day) +
        templateOf('line', rows.line)
      : '',
    drawn.lead ? templateOf('above', drawn.lead, [`data-nth="${lead ? stories.indexOf(lead) : ''}"`]) : '',
    drawn.lead ? templateOf('cards', drawn.cards, lanes) : '',
    drawn.article ? templateOf('article', drawn.article) + templateOf('sheet', drawn.sheet) : '',
    templateOf('app', (page.match(APP_CODE) ?? []).map(inItsTurn).join('')),
    `<script src="/${place.page === 'newsPit' ? scripts.cards : scripts.rows}"></script>`,
  ]
  return page.replace(APP_CODE, '').replace(END, () => `${parts.join('')}\n    ${END}`)
}

/** A library that is a script of its own runs in a task of its own, between which and the next one a press is answered. */
const inItsTurn = (code: string) =>
  code.replace(
    /<link rel="modulepreload" crossorigin href="([^"]*libraries[^"]*)">/,
    '<script type="module" crossorigin src="$1"></script>',
  )

const templateOf = (name: string, html: string, attributes: readonly string[] = []) =>
  `<template ${[`data-first="${name}"`, ...attributes].join(' ')}>${html}</template>`

/** The Terminal has one where there are headlines for it, an article where it was found. */
function screenOf(place: Place, { items, stories, drawn }: Shown) {
  const origin = drawn.lead ? originOf(stories) : ''
  if (place.page === 'newsPit' && place.itemId === undefined) return `newsPit${origin}`
  if (place.page === 'newsPit') return drawn.article ? `article${origin}` : undefined
  if (place.page !== 'terminal') return place.page
  return items.length > 0 ? `terminal${originOf(items)}` : undefined
}

const originOf = (items: readonly { source: string }[]) =>
  items.some(({ source }) => source === SIMULATED) ? 'Simulated' : 'Real'

function rowOf(item: NewsItem, rows: FirstScreen['rows']) {
  const { ticker, topic = '' } = subjectOf(item)
  const values: Record<string, string> = {
    time: item.publishedDatetime,
    subject: ticker ?? topic,
    title: item.title,
    source: item.articleSource,
  }
  const row = (ticker ? rows.ticker : rows.topic).replace(/\{(\w+)\}/g, (_, name: string) =>
    escaped(values[name] ?? ''),
  )
  return isImportant(item) ? row.replace('<article', '<article data-important="true"') : row
}
