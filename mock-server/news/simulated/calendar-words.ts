import { DAY } from './clock.ts'
import type { Words } from './scene.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const ordinals = ['first', 'second', 'third', 'fourth']

const monthName = (month: number) => months[(month + 12) % 12] ?? ''

const remembered = new Map<number, Words>()

/** Words that every skeleton may use: statistics are of the last month, results of the last quarter. */
export function calendarWords(at: number): Words {
  const day = Math.floor(at / DAY)
  const words = remembered.get(day) ?? wordsOf(day * DAY)
  remembered.set(day, words)
  return words
}

function wordsOf(at: number): Words {
  const date = new Date(at)
  const near = new Date(at + 16 * DAY)
  const month = date.getUTCMonth()
  const year = date.getUTCFullYear()
  const quarter = (Math.floor(month / 3) + 3) % 4
  return {
    year: String(year),
    nextYear: String(year + 1),
    laterYear: String(year + 4),
    decade: String(year + 9),
    thisMonth: monthName(month),
    month: monthName(month - 1),
    monthBefore: monthName(month - 2),
    nextMonth: monthName(month + 1),
    nearDay: `${monthName(near.getUTCMonth())} ${near.getUTCDate()}`,
    quarter: `Q${quarter + 1}`,
    quarterName: `${ordinals[quarter]} quarter`,
    nextQuarter: `Q${((quarter + 1) % 4) + 1}`,
  }
}
