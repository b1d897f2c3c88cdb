import { listed } from '../../companies/listed.ts'
import { tradedAs } from '../../markets/instruments.ts'
import { priceAt } from '../../prices/quotes.ts'
import { shareOf } from '../../prices/share.ts'
import { part, turnOf } from '../../random/parts.ts'
import { hash } from '../../random/random.ts'
import { instantIn } from '../../time/clock.ts'
import { isMarketDay } from '../../time/holidays.ts'
import { dollars, money } from '../figures.ts'
import { lookTelling } from './shares.ts'
import type { Telling } from './telling.ts'

/** What is left over in the closing auctions, a few minutes before the close: a small part of what is usually traded on a day. */
export function* imbalancesOn(seed: number, day: number, closes: number): Generator<Telling> {
  if (!isMarketDay(day)) return
  for (let index = 0; index < 14; index += 1) {
    const name = `${day}-${index}`
    const key = hash(`${seed} ${name}`)
    const company = listed[turnOf(seed, day * 14 + index, listed.length)]
    if (!company) continue
    const at = instantIn(day, closes - 10) + Math.floor(part(key, 95) * 300_000)
    const isBuy = part(key, 96) < 0.5
    const more = () => {
      const price = priceAt(seed, shareOf(company), at)
      const turnover = ((tradedAs(company.ticker)?.volume ?? 0) * price) / 1e9
      return {
        amount: money(turnover * (0.008 + 0.05 * part(key, 97) ** 2)),
        tradeSide: isBuy ? 'buy' : 'sell',
        level: dollars(price),
      }
    }
    yield lookTelling('imbalance', name, company, { at, tone: isBuy ? 0.1 : -0.1, more })
  }
}
