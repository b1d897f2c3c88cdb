import type { Draw } from '../random/draw.ts'
import type { Compose } from './scene.ts'
import { type Bank, banks } from './templates/words/banks.ts'

export type Decision = 'hold' | 'cut' | 'hike'
const decisions: readonly Decision[] = ['hold', 'hold', 'hold', 'cut', 'cut', 'hike']

const inText = (bank: string) => (/'s|Norges/.test(bank) ? bank : `the ${bank}`)

const rateText = (rate: number) => `${rate.toFixed(2)}%`

function bankWords(draw: Draw, { bank, place, rate, rateName, chief }: Bank, decision: Decision) {
  const step = decision === 'hike' ? 0.25 : -0.25
  const fromRate = decision === 'hold' ? rate : rate - step
  const month = draw.today(bank)
  return {
    bank,
    theBank: inText(bank),
    place,
    chief,
    rateName,
    rate: rateText(rate),
    fromRate: rateText(fromRate),
    forecast: `${month.between(1.6, 3.4).toFixed(1)}%`,
    votes: month.pick(['7-2', '8-1', '6-3', '5-4']),
    odds: `${month.whole(12, 88)}%`,
  }
}

/** Only a few banks meet on a given day. */
function decidedToday(draw: Draw, bank: string): Decision | undefined {
  const today = draw.today(`decision ${bank}`)
  return today.chance(0.3) ? today.pick(decisions) : undefined
}

/** A bank's decision, the same all day, during the daytime of its region. */
export function decided(decision: Decision, tone: readonly [number, number]): Compose {
  return (draw) => {
    const choices = banks.filter(
      ({ bank, awake }) => awake.includes(draw.phase) && decidedToday(draw, bank) === decision,
    )
    if (choices.length === 0) return undefined
    return { words: bankWords(draw, draw.pick(choices), decision), score: draw.between(...tone) }
  }
}

/** Statements of a bank's officials, at any time. */
export function spoken(tone: readonly [number, number]): Compose {
  return (draw) => {
    const bank = draw.pick(banks)
    return {
      words: { ...bankWords(draw, bank, 'hold'), speaker: draw.pick([bank.chief, `${bank.bank} policymaker`]) },
      score: draw.between(...tone),
    }
  }
}
