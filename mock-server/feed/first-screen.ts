import * as z from 'zod/mini'
import { type NewsItem, SIMULATED } from '../../src/contract/shared/news.ts'
import type { Place } from '../../src/contract/shared/pages.ts'
import { subjectOf } from '../../src/rules/feed/subject.ts'
import { escaped } from '../escaped.ts'

/** What the build writes beside the page. */
export const FIRST_SCREEN = 'first-screen.json'

export const FirstScreen = z.object({
  /** The address of the script that shows it. */
  script: z.string(),
  /** What the app draws first, by layout (LAY-01): of the Terminal, its list empty, where headlines are `simulated` and where they are `real`; of other pages by their names. */
  screens: z.record(z.string(), z.record(z.string(), z.string())),
  /** A row of the list about a ticker, and one about a topic, with `{time}`, `{subject}`, `{title}` and `{source}` for the headline's. */
  rows: z.object({ ticker: z.string(), topic: z.string() }),
})
export type FirstScreen = z.infer<typeof FirstScreen>

const APP_CODE = /<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)\s*/g
const END = '<noscript>'

/**
 * The page with what it shows before the app's code has come, and the script that shows it, which alone knows the layout and the reader's time (src/first-screen.ts). It has the
 * code loaded afterwards: on a slow line both at once would take twice as long. `items`: the headlines of the Terminal's.
 */
export function withFirstScreen(
  page: string,
  place: Place,
  { script, rows, screens }: FirstScreen,
  items: readonly NewsItem[],
) {
  const layouts = screens[screenOf(place, items) ?? '']
  if (!layouts) return page
  const templates = {
    ...layouts,
    rows: items.map((item) => rowOf(item, rows)).join(''),
    app: (page.match(APP_CODE) ?? []).map(inItsTurn).join(''),
  }
  const parts = [
    ...Object.entries(templates).map(([name, html]) => `<template data-first="${name}">${html}</template>`),
    `<script src="/${script}"></script>`,
  ]
  return page.replace(APP_CODE, '').replace(END, () => `${parts.join('')}\n    ${END}`)
}

/** A library that is a script of its own runs in a task of its own, between which and the next one a press is answered. */
const inItsTurn = (code: string) =>
  code.replace(
    /<link rel="modulepreload" crossorigin href="([^"]*libraries[^"]*)">/,
    '<script type="module" crossorigin src="$1"></script>',
  )

/** The Terminal has one where there are headlines for it, the News Pit where no article is asked for. */
function screenOf(place: Place, items: readonly NewsItem[]) {
  if (place.page === 'newsPit' && place.itemId !== undefined) return undefined
  if (place.page !== 'terminal') return place.page
  if (items.length === 0) return undefined
  return items.some(({ source }) => source === SIMULATED) ? 'simulated' : 'real'
}

function rowOf(item: NewsItem, rows: FirstScreen['rows']) {
  const { ticker, topic = '' } = subjectOf(item)
  const values: Record<string, string> = {
    time: item.publishedDatetime,
    subject: ticker ?? topic,
    title: item.title,
    source: item.articleSource,
  }
  return (ticker ? rows.ticker : rows.topic).replace(/\{(\w+)\}/g, (_, name: string) => escaped(values[name] ?? ''))
}
