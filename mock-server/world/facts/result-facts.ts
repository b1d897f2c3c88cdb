import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import { type Listed, listed } from '../companies/listed.ts'
import { part } from '../random/parts.ts'
import { hash, mix } from '../random/random.ts'
import { remember } from '../random/remember.ts'
import { quarterAt } from '../time/quarters.ts'
import { type Fact, NO_SHOCKS } from './fact.ts'
import type { Wanted } from './in-order.ts'
import { momentFor } from './moments.ts'
import { type Report, reportOf, reportsKey } from './reports.ts'
import { dateWords, ordinals, outcomeOf, outlookOf, viewWords, wordsOf } from './result-words.ts'

/** More than there are companies. */
const PER_QUARTER = 1000

const tones = { beat: 0.55, mixed: 0.15, inline: 0, miss: -0.55 } as const
const guidanceTones = { raised: 0.5, kept: 0.05, cut: -0.6 } as const

/** The figures of a report: the whole answer of the price is to them. */
function figuresOf(report: Report): Fact {
  const { company, id, releasedAt, guidance, reaction, quarter } = report
  const outcome = outcomeOf(report)
  return {
    id,
    kind: `results.${outcome}`,
    at: releasedAt,
    subject: company.ticker,
    companies: [company],
    tone: tones[outcome],
    shocks: [[company.ticker, reaction]],
    cause: `${ordinals[quarter % 4]}-quarter results and ${outlookOf[guidance]}`,
    words: () => wordsOf(report),
  }
}

/** What follows a report: the outlook a moment later, and the call with analysts. */
function afterOf(report: Report): Fact[] {
  const { company, id, releasedAt, guidance } = report
  const key = hash(id)
  const common = { subject: company.ticker, companies: [company], shocks: NO_SHOCKS, words: () => wordsOf(report) }
  const guidedAt = releasedAt + Math.round((25 + 70 * part(key, 6)) * millisecondsInSecond)
  const calledAt = releasedAt + Math.round((50 + 45 * part(key, 7)) * millisecondsInMinute)
  return [
    { ...common, id: `${id}-g`, kind: `guidance.${guidance}`, at: guidedAt, tone: guidanceTones[guidance] },
    { ...common, id: `${id}-c`, kind: 'results.call', at: calledAt, tone: guidanceTones[guidance] / 2 },
  ]
}

/** How many brokers say what they expect of a report. */
const VIEWS = 3

/** What is said in the two weeks before a report: its date, and what brokers expect. None of it gives the result away. */
function aheadOf(report: Report): Fact[] {
  const { company, id, at } = report
  const key = hash(`${id}-a`)
  const common = { subject: company.ticker, companies: [company], tone: 0, shocks: NO_SHOCKS }
  const before = (days: number, question: number) => momentFor('early', at - days * millisecondsInDay, key, question)
  const views = Array.from({ length: VIEWS }, (_, number): Fact => {
    const days = 6 - 2 * number + 0.8 * part(key, 1, number)
    return {
      ...common,
      id: `${id}-v${number}`,
      kind: 'results.view',
      at: before(days, 20 + number),
      words: () => viewWords(report, number),
    }
  })
  const date: Fact = {
    ...common,
    id: `${id}-d`,
    kind: 'results.date',
    at: before(8.5 + 3 * part(key, 2), 30),
    words: () => dateWords(report),
  }
  return [date, ...views].filter((fact) => fact.at < at - millisecondsInHour)
}

/** The longest times from the first fact about a report to the report, and from there to the last. */
const [AHEAD, AFTER] = [20 * millisecondsInDay, millisecondsInDay]

/** The facts about the reports that a company makes in a quarter: their figures, or what is said around them in a window. */
export const resultFacts = (seed: number, company: Listed, { quarter, isFelt, since, until }: Wanted): Fact[] =>
  reportsIn(seed, company, quarter)
    .filter(({ releasedAt }) => releasedAt + AFTER >= since && releasedAt - AHEAD < until)
    .flatMap((report) => (isFelt ? [figuresOf(report)] : [...aheadOf(report), ...afterOf(report)]))

/** A report on one quarter is made in the next or, by companies with years of their own, in the one after. */
function reportsOf(seed: number, company: Listed, quarter: number): readonly Report[] {
  const key = reportsKey(seed)
  return [quarter - 2, quarter - 1]
    .map((of) => reportOf(company, key, of))
    .filter(({ at }) => quarterAt(at) === quarter)
}

const reportsBy = remember(4, (seed: number) =>
  remember(4000, (packed: number): readonly Report[] => {
    const company = listed[packed % PER_QUARTER]
    return company ? reportsOf(seed, company, Math.floor(packed / PER_QUARTER)) : []
  }),
)

export const reportsIn = (seed: number, { index }: Listed, quarter: number) =>
  reportsBy(seed)(quarter * PER_QUARTER + index)

/** A key of its own for each company and storyline. */
export const keyFor = (seed: number, company: Listed, name: string, quarter: number) =>
  mix(seed, hash(company.ticker), hash(name), quarter)
