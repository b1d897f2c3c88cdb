import type { NewsItem } from '../contract/news.ts'
import { clockTime, dayOf } from './format.ts'

export type Hour = { key: string; name: string; items: readonly NewsItem[] }

/** Headlines (newest first) by the hour in which they were published, in the reader's zone: `14:00`, on other days than `today` (a day as `dayOf` writes it) `Nov 20, 14:00`. */
export function byHour(items: readonly NewsItem[], today: string, locale?: string): Hour[] {
  const dates = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
  const hours: { key: string; name: string; items: NewsItem[] }[] = []
  for (const item of items) {
    const day = dayOf(item.publishedDatetime)
    const hour = `${clockTime(item.publishedDatetime).slice(0, 2)}:00`
    const key = `${day} ${hour}`
    const last = hours.at(-1)
    if (last?.key === key) last.items.push(item)
    else {
      const name = day === today ? hour : `${dates.format(new Date(item.publishedDatetime))}, ${hour}`
      hours.push({ key, name, items: [item] })
    }
  }
  return hours
}
