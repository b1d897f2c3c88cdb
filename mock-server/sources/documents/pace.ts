/** How often a feed asks to be fetched. Hours and days are in GMT. */
export type Pace = {
  ttlMinutes?: number | undefined
  skipHours?: number[] | undefined
  skipDays?: string[] | undefined
}

const MAX_VALUES = 24
const LONGEST_LIST = 4000

/** The pace of an RSS document. The parser drops lists of a single hour or day, so they are read here. */
export function paceOf(text: string, ttlMinutes: number | undefined): Pace {
  const hours = valuesOf(text, 'skipHours', 'hour').map(Number)
  const days = valuesOf(text, 'skipDays', 'day')
  const valid = hours.filter((hour) => Number.isInteger(hour) && hour >= 0 && hour <= 24)
  return {
    ...(ttlMinutes === undefined ? {} : { ttlMinutes }),
    ...(valid.length > 0 ? { skipHours: valid } : {}),
    ...(days.length > 0 ? { skipDays: days } : {}),
  }
}

function valuesOf(text: string, list: string, value: string): string[] {
  const start = text.search(new RegExp(`<${list}\\s*>`, 'i'))
  if (start < 0) return []
  const [inside = ''] = text.slice(start, start + LONGEST_LIST).split(new RegExp(`</${list}`, 'i'))
  const found = inside.matchAll(new RegExp(`<${value}\\s*>\\s*([a-z\\d]{1,12})\\s*</${value}`, 'gi'))
  return [...found].map(([, content = '']) => content).slice(0, MAX_VALUES)
}
