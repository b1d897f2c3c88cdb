import { parseDate } from '../../mock-server/sources/dates/parse-date.ts'

const ITEM = /<(item|entry)(?=[\s>])[\s\S]*?<\/\1\s*>/g
const DATE = /(<(?:pubDate|published|updated|issued|modified|created|dc:date)(?:\s[^<>]*)?>)([^<>]*)(<\/)/g
/** How many of its items a document has from the start. */
const THERE_AT_FIRST = 0.8

export type Recording = { text: string; pivot: number }

/** A recorded document, and the time in it that stands for the start of the replay. */
export function recordingOf(text: string): Recording {
  const times = [...text.matchAll(ITEM)].flatMap(([item]) => timeOf(item) ?? []).sort((one, other) => one - other)
  return { text, pivot: times[Math.floor((times.length - 1) * THERE_AT_FIRST)] ?? 0 }
}

/** The document as it is at `now`: items that have not come yet are left out, and every date is moved to the present. */
export function replayed(
  { text, pivot }: Recording,
  { start, now, speed }: { start: number; now: number; speed: number },
): string {
  const moved = (time: number) => start + (time - pivot) / speed
  return text.replace(ITEM, (item) => {
    const time = timeOf(item)
    if (time !== undefined && moved(time) > now) return ''
    return item.replace(DATE, (whole, open: string, date: string, close: string) => {
      const then = parseDate(date)
      return then === undefined ? whole : `${open}${new Date(moved(then)).toISOString()}${close}`
    })
  })
}

function timeOf(item: string) {
  const times = [...item.matchAll(DATE)].flatMap(([, , date = '']) => parseDate(date) ?? [])
  return times[0]
}
