import type { Draw } from './draw.ts'
import type { Tell } from './scene.ts'

type Bank = { bank: string; place: string; rate: number; rateName: string; chief: string; regions: readonly string[] }

const banks: readonly Bank[] = [
  { bank: 'Fed', place: 'the US', rate: 3.75, rateName: 'top of federal funds range', chief: 'Fed chair', regions: ['open'] },
  { bank: 'Bank of Canada', place: 'Canada', rate: 2.25, rateName: 'overnight rate', chief: 'Bank of Canada governor', regions: ['open'] },
  { bank: 'ECB', place: 'the eurozone', rate: 2, rateName: 'deposit rate', chief: 'ECB president', regions: ['pre'] },
  { bank: 'Bank of England', place: 'Britain', rate: 3.75, rateName: 'Bank Rate', chief: 'Bank of England governor', regions: ['pre'] },
  { bank: 'Swiss National Bank', place: 'Switzerland', rate: 0.25, rateName: 'policy rate', chief: 'Swiss National Bank chairman', regions: ['pre'] },
  { bank: "Sweden's Riksbank", place: 'Sweden', rate: 1.75, rateName: 'policy rate', chief: 'Riksbank governor', regions: ['pre'] },
  { bank: 'Norges Bank', place: 'Norway', rate: 4, rateName: 'policy rate', chief: 'Norges Bank governor', regions: ['pre'] },
  { bank: 'Bank of Japan', place: 'Japan', rate: 0.75, rateName: 'policy rate', chief: 'Bank of Japan governor', regions: ['night'] },
  { bank: 'Reserve Bank of Australia', place: 'Australia', rate: 3.6, rateName: 'cash rate', chief: 'Reserve Bank of Australia governor', regions: ['night'] },
  { bank: 'Reserve Bank of New Zealand', place: 'New Zealand', rate: 2.25, rateName: 'cash rate', chief: 'Reserve Bank of New Zealand governor', regions: ['night'] },
  { bank: 'Bank of Korea', place: 'South Korea', rate: 2.5, rateName: 'base rate', chief: 'Bank of Korea governor', regions: ['night'] },
  { bank: 'Reserve Bank of India', place: 'India', rate: 5.25, rateName: 'repo rate', chief: 'Reserve Bank of India governor', regions: ['night'] },
  { bank: 'Bank of Mexico', place: 'Mexico', rate: 7.25, rateName: 'key rate', chief: 'Bank of Mexico governor', regions: ['open', 'post'] },
  { bank: "Brazil's central bank", place: 'Brazil', rate: 15, rateName: 'Selic rate', chief: 'Brazilian central bank governor', regions: ['open', 'post'] },
  { bank: "Poland's central bank", place: 'Poland', rate: 4.25, rateName: 'reference rate', chief: 'Polish central bank governor', regions: ['pre'] },
  { bank: 'South African Reserve Bank', place: 'South Africa', rate: 6.75, rateName: 'repo rate', chief: 'South African Reserve Bank governor', regions: ['pre', 'open'] },
]

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

/** Few banks meet on a day. */
function decidedToday(draw: Draw, bank: string): Decision | undefined {
  const today = draw.today(`decision ${bank}`)
  return today.chance(0.3) ? today.pick(decisions) : undefined
}

/** A bank's decision, the same all day, while that part of the world is awake. */
export function decided(decision: Decision, tone: readonly [number, number]): Tell {
  return (draw) => {
    const choices = banks.filter(({ bank, regions }) => regions.includes(draw.phase) && decidedToday(draw, bank) === decision)
    if (choices.length === 0) return undefined
    return { words: bankWords(draw, draw.pick(choices), decision), score: draw.between(...tone) }
  }
}

/** What a bank's people say, at any time. */
export function spoken(tone: readonly [number, number]): Tell {
  return (draw) => {
    const bank = draw.pick(banks)
    return { words: { ...bankWords(draw, bank, 'hold'), speaker: draw.pick([bank.chief, `${bank.bank} policymaker`]) }, score: draw.between(...tone) }
  }
}
