import { readFileSync } from 'node:fs'
import { Topic } from '../../../src/contract/shared/topics.ts'
import { type Served, timeOf } from './served.ts'

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})
type Part = 'session' | 'night' | 'Sunday'

function partOf(at: number): Part | undefined {
  const { weekday, hour, minute } = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  const local = Number(hour) * 60 + Number(minute)
  if (weekday === 'Sun') return local < 18 * 60 ? 'Sunday' : undefined
  if (weekday === 'Sat') return undefined
  if (local >= 9.5 * 60 && local < 16 * 60) return 'session'
  return local < 4 * 60 && weekday !== 'Mon' ? 'night' : undefined
}

export type Rhythm = { perHour: Record<Part, number>; topics: Record<string, number>; weeks: number[] }

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

export function rhythmOf({ news, from, until }: Served): Rhythm {
  const counts = { session: 0, night: 0, Sunday: 0 }
  const hours = { session: 0, night: 0, Sunday: 0 }
  const topics: Record<string, number> = Object.fromEntries(Topic.options.map((topic) => [topic, 0]))
  const weeks = Array.from({ length: Math.round((until - from) / WEEK) }, () => 0)
  for (let at = from; at < until; at += HOUR / 2) {
    const part = partOf(at)
    if (part) hours[part] += 0.5
  }
  let items = 0
  for (const item of news) {
    const at = timeOf(item)
    if (at < from || at >= until) continue
    items += 1
    const part = partOf(at)
    if (part) counts[part] += 1
    const [topic = 'OTHER'] = item.topics
    topics[topic] = (topics[topic] ?? 0) + 1
    weeks[Math.floor((at - from) / WEEK)]! += 1
  }
  const perHour = {
    session: counts.session / hours.session,
    night: counts.night / hours.night,
    Sunday: counts.Sunday / hours.Sunday,
  }
  return {
    perHour,
    topics: Object.fromEntries(Object.entries(topics).map(([topic, count]) => [topic, (100 * count) / items])),
    weeks,
  }
}

/** The table of docs/world.md: what is measured, its goal, and where that comes from. */
export function goalsOf(text = readFileSync(new URL('../../../docs/world.md', import.meta.url), 'utf8')) {
  return new Map([...text.matchAll(/^\| `([^`]+)` \| ([\d.]+)/gm)].map((match) => [match[1] ?? '', Number(match[2])]))
}
