import { type AlertSettings, type QuietHours, RANG_LIMIT, type Rang } from '../../contract/alerts/alerts.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import { sortDatetimeOf } from '../shared/merge.ts'
import { clockTime } from '../shared/time/formats.ts'

/** A headline that an alert has found. `at`: epoch milliseconds; `why`: the alert's name. */
export type Came = { item: NewsItem; at: number; why: string }

/** From a time to the same time. */
export const isAllDay = ({ from, to }: QuietHours) => from === to

/** Whether an instant (epoch milliseconds) is in the quiet hours, which may go over midnight. */
export function isQuiet(at: number, { quietHours, quiet: { from, to } }: AlertSettings): boolean {
  if (quietHours === 'off') return false
  if (isAllDay({ from, to })) return true
  const time = clockTime(at)
  return from < to ? from <= time && time < to : from <= time || time < to
}

/** What rings: each headline once, with all its reasons, the newest first. */
export function ringing(came: readonly Came[], settings: AlertSettings): Rang[] {
  const byId = new Map<string, Rang>()
  for (const { item, at, why } of came) {
    const known = byId.get(item.id)
    const { id, title, articleSource } = item
    byId.set(id, {
      ...(known ?? { id, at, how: isQuiet(at, settings) ? 'quiet' : 'rung' }),
      ...{ title, articleSource },
      why: [...new Set([...(known?.why ?? []), why])],
    })
  }
  return [...byId.values()].reverse()
}

/** Those that rang before with those that ring now, the newest first; of one that rang before its reasons grow. */
export function withRang(before: readonly Rang[], now: readonly Rang[]): Rang[] {
  const fresh = freshIn(before, now)
  const grown = before.map((old) => {
    const again = now.find(({ id }) => id === old.id)
    return again ? { ...old, why: [...new Set([...old.why, ...again.why])] } : old
  })
  return [...fresh, ...grown].slice(0, RANG_LIMIT)
}

/** Those that have not rung before. */
export const freshIn = (before: readonly Rang[], now: readonly Rang[]): Rang[] =>
  now.filter(({ id }) => !before.some((old) => old.id === id))

/** What the notice says. */
export function rangWords([first, ...others]: readonly Rang[]): string {
  if (!first) return ''
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return `${first.why.join(', ')}: ${first.title}${more}`
}

/** What a list is known to have: the ids of its items, and the time before which others may have been in it. */
export type Seen = { ids: ReadonlySet<string>; since: string }

/** A list that came whole: none of it is new. `older`: how many more there are. */
export function seenIn(items: readonly NewsItem[], older = 0): Seen {
  const last = items.at(-1)
  return { ids: new Set(items.map(({ id }) => id)), since: older > 0 && last ? sortDatetimeOf(last) : '' }
}

/** Milliseconds: what came before is no news any more when a list is sent again. */
const RECENT_MS = 60_000

/** A list that its backend sends again as it is by now (epoch milliseconds): new are those that it did not have and that came just before. */
export function newAgain(before: Seen, { items, older }: { items: readonly NewsItem[]; older?: number }, now: number) {
  const { ids, since } = seenIn(items, older)
  const isRecent = ({ receivedDatetime }: NewsItem) => Date.parse(receivedDatetime) > now - RECENT_MS
  const fresh = items.filter((item) => !before.ids.has(item.id) && isRecent(item))
  return { seen: { ids: new Set([...before.ids, ...ids]), since }, fresh }
}

/** Which of a list's later items are new to it: a correction of one that it had is not. */
export function newIn({ ids, since }: Seen, items: readonly NewsItem[]): { seen: Seen; fresh: NewsItem[] } {
  const fresh = items.filter((item) => !ids.has(item.id) && sortDatetimeOf(item) > since)
  return { seen: { ids: new Set([...ids, ...fresh.map(({ id }) => id)]), since }, fresh }
}
