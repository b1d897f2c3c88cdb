import { utc } from '@date-fns/utc'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { millisecondsInDay } from 'date-fns/constants'
import { getQuarter } from 'date-fns/getQuarter'
import { subMonths } from 'date-fns/subMonths'
import { subQuarters } from 'date-fns/subQuarters'
import { formatter } from '../../../src/rules/shared/time/formatter.ts'
import type { Words } from './scene.ts'

const ordinals = ['first', 'second', 'third', 'fourth']

const monthName = formatter({ month: 'long', timeZone: 'UTC' })

const remembered = new Map<number, Words>()

/** Words that every skeleton may use: statistics describe the last month, results the last quarter. */
export function calendarWords(at: number): Words {
  const day = Math.floor(at / millisecondsInDay)
  const words = remembered.get(day) ?? wordsOf(day * millisecondsInDay)
  remembered.set(day, words)
  return words
}

function wordsOf(at: number): Words {
  const date = utc(at)
  const near = addDays(date, 16)
  const year = date.getFullYear()
  const nameOf = (month: Date) => monthName(month, 'en')
  const quarter = getQuarter(subQuarters(date, 1))
  return {
    year: String(year),
    nextYear: String(year + 1),
    laterYear: String(year + 4),
    decade: String(year + 9),
    thisMonth: nameOf(date),
    month: nameOf(subMonths(date, 1)),
    monthBefore: nameOf(subMonths(date, 2)),
    nextMonth: nameOf(addMonths(date, 1)),
    nearDay: `${nameOf(near)} ${near.getDate()}`,
    quarter: `Q${quarter}`,
    quarterName: `${ordinals[quarter - 1]} quarter`,
    nextQuarter: `Q${getQuarter(date)}`,
  }
}
