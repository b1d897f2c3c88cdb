import type { NewsItem } from '../contract/news.ts'
import { clockTime, dayOf } from './format.ts'

export type Hour = { key: string; name: string; items: readonly NewsItem[] }

/** Headlines (newest first) by the hour in which they were published, in the reader's zone: `14:00`, on other days than `today` with the date. */
export function byHour(items: readonly NewsItem[], today: string): Hour[] {
  const hours: { key: string; name: string; items: NewsItem[] }[] = []
  for (const item of items) {
    const day = dayOf(item.publishedDatetime)
    const hour = `${clockTime(item.publishedDatetime).slice(0, 2)}:00`
    const key = `${day} ${hour}`
    const last = hours.at(-1)
    if (last?.key === key) last.items.push(item)
    else hours.push({ key, name: day === today ? hour : key, items: [item] })
  }
  return hours
}
