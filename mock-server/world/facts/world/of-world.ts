import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { part } from '../../random/parts.ts'
import { hash, mix } from '../../random/random.ts'
import { quarterStart } from '../../time/quarters.ts'
import type { Storyline } from '../storyline.ts'

/** What comes on the same days of each week: `hour` in UTC. 0 is Sunday. */
export type Regular = { weekdays: readonly number[]; hour: number }

/**
 * A storyline about no listed company: how many begin in a quarter, or on each of its regular days. `slot` is different for each; those of regular ones
 * count on without end.
 */
export type OfWorld = {
  name: string
  count: number
  regular?: Regular
  /** Whether it moves prices: these are needed for each price. */
  isFelt?: boolean
  /** What the headlines of a slot are about; by default each is about something of its own. */
  subject?(slot: number): string
  about(seed: number, slot: number): Storyline
}

/** How far into its quarter something begins, from 0 to 1. */
export type Beginning = { slot: number; key: number; begins: number }

/** More than there are storylines in a quarter. */
const SLOTS = 9000
/** 1970-01-01 was a Thursday: the first day of its week has this number. */
const FIRST_SUNDAY = -4

/** What begins in a quarter. `first`: of the first slot of a storyline among those of its quarter. */
export function beginningsOf(storyline: OfWorld, seed: number, quarter: number, first: number): Beginning[] {
  const { name, count, regular } = storyline
  const keyOf = (slot: number) => mix(seed, hash(name), slot)
  if (regular) return regularBeginnings(regular, count, quarter, keyOf)
  return Array.from({ length: count }, (_, number) => {
    const slot = quarter * SLOTS + first + number
    const key = keyOf(slot)
    return { slot, key, begins: part(key, 1) }
  })
}

/** Counts on from one quarter to the next, where slots leap; `count` begin in each. */
export const turnOfSlot = (slot: number, count: number) => Math.floor(slot / SLOTS) * count + (slot % SLOTS)

function regularBeginnings(regular: Regular, count: number, quarter: number, keyOf: (slot: number) => number) {
  const [start, end] = [quarterStart(quarter), quarterStart(quarter + 1)]
  const weeks = [start, end].map((at) => Math.floor((at / millisecondsInDay - FIRST_SUNDAY) / 7))
  const [first = 0, last = 0] = weeks.map((week) => week * regular.weekdays.length * count)
  const found: Beginning[] = []
  for (let slot = first; slot < last + regular.weekdays.length * count; slot += 1) {
    const day = dayOfSlot(regular, count, slot) * millisecondsInDay
    if (day < start || day >= end) continue
    const key = keyOf(slot)
    const at = day + (regular.hour + 0.1 + 0.7 * part(key, 1)) * millisecondsInHour
    found.push({ slot, key, begins: (at - start) / (end - start) })
  }
  return found
}

/** The number since 1970 of the day of a slot of something regular. */
export function dayOfSlot({ weekdays }: Regular, count: number, slot: number) {
  const occurrence = Math.floor(slot / count)
  const week = Math.floor(occurrence / weekdays.length)
  return FIRST_SUNDAY + week * 7 + (weekdays[occurrence % weekdays.length] ?? 0)
}
