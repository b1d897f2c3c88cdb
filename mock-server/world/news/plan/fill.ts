import { listed } from '../../companies/listed.ts'
import { part, turnOf } from '../../random/parts.ts'
import { hash, mix } from '../../random/random.ts'
import { newYork, type Phase, phaseAt } from '../../time/clock.ts'
import { closingMinute } from '../../time/holidays.ts'
import type { Causes } from './causes.ts'
import { optionsAt } from './options.ts'
import { priceAtMoment, priceOfWeek } from './prices.ts'
import { hourlyRate } from './rates.ts'
import { type Explained, levelAt, moverAt, moverOfWeek } from './shares.ts'
import type { Telling } from './telling.ts'

const SLOT = 15 * 60_000
const SLOTS_IN_DAY = 96
/** How many more looks there are than headlines come of them. */
const ATTEMPTS = 6
const MOST_IN_SLOT = 200

type Look = { seed: number; at: number; name: string; causes: Causes; explained: Explained }

/** Of what the looks are, by the phase of the day: movers, options and averages; the others are at prices. */
const shares: Readonly<Record<Phase, readonly [mover: number, options: number, level: number]>> = {
  open: [0.46, 0.07, 0.04],
  pre: [0.46, 0, 0],
  post: [0.6, 0, 0],
  night: [0, 0, 0],
  holiday: [0, 0, 0],
  weekend: [0, 0, 0],
}

/** Minutes after the close, from which on shares are looked at only where they answer to something, not for their session. */
const SESSION_IS_OLD = 2 * 60

/** On weekends: how many looks are back on the week of a share, and with those on the week of another price; the others are at coins. */
const SHARES_OF_WEEK = 0.45
const PRICES_OF_WEEK = 0.7

/** Each look is at another company, until all have had their turn. */
function lookAt({ seed, at, name, causes, explained }: Look, turn: number): Telling | undefined {
  const phase = phaseAt(at)
  const [mover, options, level] = shares[phase]
  const drawn = part(hash(`${seed} ${name}`), 99)
  const company = listed[turnOf(seed, turn, listed.length)]
  if (company && phase === 'weekend' && drawn < SHARES_OF_WEEK && !explained.has(company.ticker))
    return moverOfWeek(seed, at, name, company)
  if (phase === 'weekend' && drawn < PRICES_OF_WEEK) return priceOfWeek(seed, at, name, turn)
  const { day, minute } = newYork(at)
  const isOld = phase === 'post' && minute >= closingMinute(day) + SESSION_IS_OLD
  if (company && drawn < mover && (!isOld || (explained.get(company.ticker)?.at ?? at) < at))
    return moverAt(seed, at, name, company, explained)
  if (company && drawn < mover + options) return optionsAt(seed, at, name, company)
  if (company && drawn < mover + options + level) return levelAt(seed, at, name, company)
  return priceAtMoment(seed, at, name, causes)
}

/** Quiet times and bursts: each quarter of an hour has a pace of its own. */
const paceOf = (seed: number, slot: number) => 0.7 + 0.6 * part(mix(seed, slot), 98)

/** Looks at prices where a day's facts leave space for headlines. `taken`: how many there are already in each quarter of an hour. */
export function* fillDay(
  seed: number,
  day: number,
  taken: readonly number[],
  causes: Causes,
  explained: Explained,
): Generator<Telling | undefined> {
  for (let index = 0; index < SLOTS_IN_DAY; index += 1) {
    const slot = day * SLOTS_IN_DAY + index
    const start = slot * SLOT
    let wanted = (hourlyRate(start) / 4) * paceOf(seed, slot) - (taken[index] ?? 0)
    const most = Math.min(MOST_IN_SLOT, wanted * ATTEMPTS)
    for (let number = 0; number < most && wanted > 0; number += 1) {
      const name = `${slot.toString(36)}-${number}`
      const at = start + Math.floor(part(mix(seed, slot, number), 97) * SLOT)
      const look = lookAt({ seed, at, name, causes, explained }, slot * 37 + number)
      if (look) wanted -= 1
      yield look
    }
  }
}
