import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../../mock-server/world/facts/fact.ts'
import { factsBetween } from '../../../../mock-server/world/facts/timeline.ts'
import { treasuries } from '../../../../mock-server/world/markets/known.ts'
import { money, revenue } from '../../../../mock-server/world/news/figures.ts'
import { notesBetween } from '../../../../mock-server/world/news/plan/ratings.ts'
import { kinds } from '../../../../mock-server/world/news/read-kinds.ts'
import { createSimulatedNews } from '../../../../mock-server/world/news/simulated-news.ts'
import { reasonsOf } from '../../../../mock-server/world/news/words/reasons.ts'
import { priceAt } from '../../../../mock-server/world/prices/quotes.ts'
import { fill } from '../../../../mock-server/world/random/fill.ts'
import { hash } from '../../../../mock-server/world/random/random.ts'
import { newYork } from '../../../../mock-server/world/time/clock.ts'

const DAY = 86_400_000
const seed = hash('words')
const start = Date.parse('2026-01-05T05:00:00.000Z')
/** A quarter, with a whole season of results. */
const facts = factsBetween(seed, start, start + 91 * DAY)
const published = createSimulatedNews('words').sourced(start, start + 4 * DAY)
const of = (kind: RegExp) => facts.filter((fact) => kind.test(fact.kind))
const company = ({ companies: [one] }: Fact) => {
  if (!one) throw new Error('This is about no company.')
  return one
}

/** All that may be said of a fact. */
function sentencesOf(fact: Fact): string[] {
  const kind = kinds.get(fact.kind)
  const words = fact.words()
  return [...Object.values(kind?.titles ?? {}).flat(), ...(kind?.summaries ?? [])].map((text) => fill(text, words))
}

/** The sentences of facts that have one of these parts. */
const saying = (said: readonly Fact[], partsOf: (fact: Fact) => readonly string[]) =>
  said.flatMap((fact) => {
    const wrong = partsOf(fact)
    return sentencesOf(fact).filter((sentence) => wrong.some((part) => sentence.includes(part)))
  })

describe('figures', () => {
  it('WLD-02 sales that are printed alike are neither short nor ahead', () => {
    const alike = of(/^results\.(beat|mixed|miss)$/).filter((fact) => fact.words().sales === fact.words().expectedSales)
    const wrong = alike
      .flatMap(sentencesOf)
      .filter((text) => /revenue.*(misses|short|ahead of|above|below) /.test(text))
    expect([alike.length > 5, alike.filter(({ kind }) => kind === 'results.mixed'), wrong]).toEqual([true, [], []])
  })

  it('WLD-02 an amount just below a billion is counted in millions, or is a billion', () => {
    expect([0.985, 0.995, 0.9974, 0.9976, 0.999].map(money)).toEqual([
      '$985 million',
      '$995 million',
      '$995 million',
      '$1 billion',
      '$1 billion',
    ])
    expect([0.995, 0.999, 1].map(revenue)).toEqual(['$995 million', '$999 million', '$1.00 billion'])
  })

  it('WLD-02 a coupon is above the Treasury yield of its tenor', () => {
    const yieldOf = (years: string, at: number) => {
      const bond = treasuries.find(({ name }) => name.startsWith(`${years === 'seven' ? 'five' : years}-`))
      return bond ? priceAt(seed, bond, at) : Number.NaN
    }
    const spreads = of(/^notes\.priced$/).map((fact) => {
      const { years = '', coupon = '' } = fact.words()
      return Number.parseFloat(coupon) - yieldOf(years, fact.at)
    })
    expect([spreads.length > 200, spreads.filter((spread) => !(spread > 0.1 && spread < 2.6))]).toEqual([true, []])
  })

  it('WLD-02 gas is not counted in barrels, and silver is not mined by the hundred thousand tons', () => {
    const gas = of(/^output$/).filter((fact) => ['EXE', 'EQT'].includes(company(fact).ticker))
    expect([gas.length > 4, saying(gas, () => ['barrel'])]).toEqual([true, []])
    const silver = of(/^mine\.stop$/).filter((fact) => /silver|platinum/.test(fact.words().metal ?? ''))
    expect([silver.length > 4, saying(silver, () => [' tons'])]).toEqual([true, []])
  })

  it('WLD-02 more options are traded of larger companies', () => {
    const traded = published.flatMap(({ kind, item, fact }) => {
      const contracts = kind === 'options' ? /([\d,]+) (?:calls|puts) of/.exec(item.summary)?.[1] : undefined
      return contracts ? [{ size: company(fact).marketValue, contracts: Number(contracts.replaceAll(',', '')) }] : []
    })
    const mean = (some: typeof traded) => some.reduce((sum, { contracts }) => sum + contracts, 0) / some.length
    const [small, large] = [traded.filter(({ size }) => size < 30), traded.filter(({ size }) => size > 300)]
    expect([small.length > 20, large.length > 5, mean(large) > 20 * mean(small)]).toEqual([true, true, true])
  })
})

describe('reasons', () => {
  /** 'slower loan growth' has 'loan growth' in it: what is of the right sign is taken out first. */
  const without = (sentence: string, reasons: readonly string[]) =>
    reasons.reduce((text, reason) => text.replaceAll(reason, ''), sentence)

  it.each([
    ['a credit outlook improves', /^credit\.up$/, 'up', 'down'],
    ['a credit outlook is cut', /^credit\.down$/, 'down', 'up'],
    ['estimates are beaten', /^results\.beat$/, 'up', 'down'],
    ['an outlook is raised', /^guidance\.raised$/, 'up', 'down'],
  ] as const)('WLD-03 %s for reasons of its sign only', (_, kind, right, wrong) => {
    const said = of(kind)
    const misled = said.flatMap((fact) => {
      const reasons = reasonsOf(company(fact))
      return sentencesOf(fact).filter((text) =>
        reasons[wrong].some((reason) => without(text, reasons[right]).includes(reason)),
      )
    })
    expect([said.length > 10, misled]).toEqual([true, []])
  })

  it('WLD-03 what a company says of its business is no matter of its price', () => {
    const said = of(/^(credit|results|guidance|conference)/)
    expect(saying(said, () => ['valuation', 'buybacks'])).toEqual([])
  })
})

describe('what companies do', () => {
  const bySector = (kind: RegExp, name: string) => of(kind).filter((fact) => company(fact).sector === name)

  it('WLD-03 a company sells and shows what one of its trade has', () => {
    const banks = bySector(/^(sale|product)/, 'Financials')
    const goods = /packaging|logistics|leasing|aftermarket|drivetrain|smart home|heavy-duty/
    expect([banks.length > 50, banks.flatMap(sentencesOf).filter((text) => goods.test(text))]).toEqual([true, []])
    expect(bySector(/^(contract|plant)/, 'Consumer Discretionary').filter((fact) => fact.subject === 'MCD')).toEqual([])
  })

  it('WLD-03 directors do not buy in the largest companies, and small funds own no large part of a large one', () => {
    const size = (kind: RegExp) => of(kind).map((fact) => company(fact).marketValue)
    expect([Math.max(...size(/^insider\.buy$/)) <= 300, Math.max(...size(/^stake\.filed$/)) < 30]).toEqual([true, true])
  })

  it('WLD-03 fewer than one rating of ten turns to its opposite', () => {
    const notes = [...notesBetween(seed, start, start + 20 * DAY)].flatMap((note) =>
      note && /^rating\./.test(note.kind) ? [note.words()] : [],
    )
    const [best, worst] = [/^(Buy|Overweight|Outperform)$/, /^(Sell|Underweight|Underperform|Reduce)$/]
    const turned = notes.filter(({ rating = '', oldRating = '' }) =>
      [rating, oldRating].every((grade) => best.test(grade) || worst.test(grade)),
    )
    expect([notes.length > 100, turned.length / notes.length < 0.1]).toEqual([true, true])
  })
})

describe('retellings', () => {
  it.each([
    ['the trouble of a mine', /^mine\.stop$/, /over (.*)$/, 5],
    ['a list of sanctions', /^sanctions$/, /(sanctions list|export control list|list of restricted buyers)/, 5],
    ['a successor', /^role\.named$/, /(insider|outside candidate|deputy)/, 20],
    ['an outlook', /^credit\.(up|down)$/, /outlook to (\w+)/, 20],
    ['talks', /^trade\.talks$/, /(report progress|stay far apart|agree to meet)/, 20],
  ] as const)('WLD-03 all sentences about one fact agree on %s', (_, kind, stated, least) => {
    const said = of(kind)
    const different = said.filter((fact) => {
      const found = sentencesOf(fact).flatMap((text) => stated.exec(text.replace(/^Brief: /, ''))?.[1] ?? [])
      return new Set(found).size > 1
    })
    expect([said.length >= least, different.map(sentencesOf)]).toEqual([true, []])
  })

  it('WLD-03 a series with a plural name has verbs in the plural', () => {
    const many = of(/^release\.(high|low)$/).filter((fact) =>
      /(sales|payrolls|inventories|claims) [my]\/[my]$|payrolls$/.test(fact.words().label ?? ''),
    )
    const wrong = many
      .flatMap(sentencesOf)
      .filter((text) =>
        /\b(sales|payrolls|inventories|claims)( [my]\/[my])?( for \w+)? (rises|falls|holds|tops|misses|matches|was|comes)\b/.test(
          text,
        ),
      )
    expect([many.length > 10, wrong]).toEqual([true, []])
  })
})

it('WLD-03 what is due some hours later is due overnight, later today or tomorrow, by the clock of New York', () => {
  const due = published.filter(({ kind, item }) => kind === 'release.due' && /^(Ahead|What)/.test(item.title))
  const wrong = due.filter(({ item: { summary, publishedDatetime }, fact }) => {
    const [said, then] = [newYork(Date.parse(publishedDatetime)), newYork(fact.at)]
    if (then.minute < 300) return !summary.includes('overnight')
    return !summary.includes(said.day === then.day ? 'later today' : 'tomorrow')
  })
  expect([due.length > 20, wrong.map(({ item }) => item.summary)]).toEqual([true, []])
})
