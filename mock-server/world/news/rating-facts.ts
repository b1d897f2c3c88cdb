import type { Draw, Where } from '../random/draw.ts'
import { named, reason } from './facts.ts'
import { dollars, percent, rounded } from './figures.ts'
import type { Direction } from './moves.ts'
import type { Compose, Words } from './scene.ts'
import { brokers } from './templates/words/brokers.ts'
import type { Listed } from './universe.ts'

type Grade = 'buy' | 'hold' | 'sell'
/** A target in dollars as brokers publish them: whole, and in steps that grow with the price. */
function target(price: number): number {
  if (price < 25) return rounded(price, 1)
  if (price < 200) return rounded(price, 1)
  return rounded(price, price < 1000 ? 5 : 25)
}

const range: Readonly<Record<Grade, readonly [number, number]>> = {
  buy: [1.12, 1.38],
  hold: [0.97, 1.08],
  sell: [0.74, 0.9],
}

function targetWords(draw: Draw, price: number, grade: Grade, moves: Direction): Words {
  const [low, high] = range[grade]
  const to = target(price * draw.between(low, high))
  const factor = moves === 'up' ? draw.between(0.82, 0.94) : draw.between(1.08, 1.28)
  const drawn = target(to * factor)
  const step = Math.max(1, to - target(to - (to < 200 ? 1 : to < 1000 ? 5 : 25)))
  const from = drawn === to ? to + (moves === 'up' ? -step : step) : drawn
  const gap = (to / price - 1) * 100
  return {
    target: dollars(to, 0),
    oldTarget: dollars(from, 0),
    gap: percent(gap, 0),
    gapSide: gap < 0 ? 'below' : 'above',
    potential: gap < 0 ? 'downside' : 'upside',
    price: dollars(price),
  }
}

type Call = { from?: Grade; to: Grade; moves: Direction; tone: readonly [number, number] }

/** A broker's rating of a company: rating before and after, target before and after, price and reason agree. */
export function rated({ from, to, moves, tone }: Call, where: Where = () => true): Compose {
  return (draw) => {
    const company = draw.company(where)
    const house = draw.pick(brokers.filter(({ ticker }) => ticker !== company.ticker))
    return {
      words: {
        ...named(company),
        broker: house.broker,
        rating: house[to],
        oldRating: house[from ?? to],
        reason: reason(draw, company, moves),
        otherReason: reason(draw, company, moves),
        ...targetWords(draw, draw.share(company).level, to, moves),
      },
      companies: [company],
      score: draw.between(...tone),
    }
  }
}

/** The average target of all analysts who cover a company. */
export function consensusWords(draw: Draw, company: Listed): Words {
  const price = draw.share(company).level
  const analysts = draw.whole(14, 48)
  return {
    analysts: String(analysts),
    buys: String(Math.round(analysts * draw.between(0.55, 0.85))),
    mean: dollars(rounded(price * draw.between(1.08, 1.22), 0.5)),
    price: dollars(price),
    reason: reason(draw, company, 'up'),
  }
}
