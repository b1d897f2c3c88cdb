/** The times that a headline names, of each kind: quarters, years, months, days, weekdays. */
export type Periods = ReadonlyMap<'quarter' | 'year' | 'month' | 'day' | 'weekday', ReadonlySet<string>>
type Kind = Parameters<Periods['get']>[0]

const ORDINAL: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
  '4th': '4',
}
const QUARTER = /\bq([1-4])(?!\d)|\b([1-4])q(?![a-z])|\b(first|second|third|fourth|1st|2nd|3rd|4th)[- ]quarter\b/gi
const YEAR = /\b(?:fy ?)?((?:19|20)\d\d)\b|\bfy ?'?(\d\d)\b/gi
const MONTH =
  /\b(jan(?:uary)?|feb(?:ruary)?|march|mar|april|apr|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?:\s(\d{1,2})(?:st|nd|rd|th)?\b(?!%|\.\d))?/gi
const DAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/gi
/** Months that are words as well: with a day only. */
const IS_WORD = /^(?:may|march|mar)$/i

export function periodsIn(text: string): Periods {
  const periods = new Map<Kind, Set<string>>()
  const add = (kind: Kind, value: string) => {
    const known = periods.get(kind)
    if (known) known.add(value)
    else periods.set(kind, new Set([value]))
  }
  for (const [, one, other, ordinal = ''] of text.matchAll(QUARTER))
    add('quarter', one ?? other ?? ORDINAL[ordinal.toLowerCase()] ?? '')
  for (const [, year, short] of text.matchAll(YEAR)) add('year', year ?? `20${short}`)
  for (const [, name = '', day] of text.matchAll(MONTH)) {
    if (IS_WORD.test(name) && day === undefined) continue
    const month = name.slice(0, 3).toLowerCase()
    add('month', month)
    if (day !== undefined) add('day', `${month} ${day}`)
  }
  for (const [, name = ''] of text.matchAll(DAY)) add('weekday', name.toLowerCase())
  return periods
}

/** Whether both name times of one kind, and none in common. */
export function areApart(one: Periods, other: Periods): boolean {
  for (const [kind, values] of one) {
    const others = other.get(kind)
    if (others && ![...values].some((value) => others.has(value))) return true
  }
  return false
}
