import type { NewsItem } from '../../contract/shared/news.ts'
import { sortDatetimeOf } from '../shared/merge.ts'
import { clockTime, dayOf } from '../shared/time/formats.ts'
import { formatter } from '../shared/time/formatter.ts'

export type Hour = { key: string; name: string; items: readonly NewsItem[] }

/**
 * Headlines (newest first) by the hour in which lists have them, in the user's zone: `14:00`, on other days than `today` (a day as `dayOf`
 * writes it) `Nov 20, 14:00`.
 */
export function byHour(items: readonly NewsItem[], today: string, locale?: string): Hour[] {
  const hours: { key: string; name: string; items: NewsItem[] }[] = []
  for (const item of items) {
    const at = sortDatetimeOf(item)
    const day = dayOf(at)
    const hour = `${clockTime(at).slice(0, 2)}:00`
    const key = `${day} ${hour}`
    const last = hours.at(-1)
    if (last?.key === key) last.items.push(item)
    else {
      const name = day === today ? hour : `${monthAndDate(new Date(at), locale)}, ${hour}`
      hours.push({ key, name, items: [item] })
    }
  }
  return hours
}

const monthAndDate = formatter({ month: 'short', day: 'numeric' })
