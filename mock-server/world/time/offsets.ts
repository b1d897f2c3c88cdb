import { millisecondsInHour, millisecondsInWeek } from 'date-fns/constants'
import { offsetIn } from '../../../src/rules/shared/time/zones.ts'
import { remember } from '../random/remember.ts'

const REMEMBERED_ZONES = 50
const REMEMBERED_WEEKS = 60
const REMEMBERED_HOURS = 100

const offsetsOf = remember(REMEMBERED_ZONES, (zone: string) => {
  const atWeek = remember(REMEMBERED_WEEKS, (week: number) => offsetIn(zone, week * millisecondsInWeek))
  const atHour = remember(REMEMBERED_HOURS, (hour: number) => offsetIn(zone, hour * millisecondsInHour))
  return (at: number) => {
    const week = Math.floor(at / millisecondsInWeek)
    const offset = atWeek(week)
    return offset === atWeek(week + 1) ? offset : atHour(Math.floor(at / millisecondsInHour))
  }
})

/** By how many minutes the clock of a zone is ahead of UTC at an instant. Clocks are changed at full hours, and none is changed and changed back within a week. */
export const offsetOf = (zone: string, at: number) => offsetsOf(zone)(at)
