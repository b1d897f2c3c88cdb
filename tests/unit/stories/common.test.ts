import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IN_COMMON_LIMIT } from '../../../src/contract/stories/stories.ts'
import { tokensOf } from '../../../src/rules/shared/query/tokens.ts'
import { meaningOf } from '../../../src/rules/stories/acts.ts'
import { inCommonWith } from '../../../src/rules/stories/common.ts'
import { figuresIn } from '../../../src/rules/stories/figures.ts'
import { rootOf } from '../../../src/rules/stories/roots.ts'
import { wires } from './wires.ts'

const titled = (title: string, tickers: string[] = []) => ({ title, publisher: 'Coast Wire', tickers })
const common = (first: string, report: string, ...tickers: string[][]) =>
  inCommonWith(titled(first, tickers[0]))(titled(report, tickers[1]))

/** What a text says: words by what they mean or how they begin, figures by their values. */
function saidIn(text: string) {
  const words = tokensOf(text).map(({ stem }) => meaningOf(stem) ?? rootOf(stem).slice(0, 6))
  return new Set([...words, ...[...figuresIn(text).values()].flat().map(({ value }) => `${value}`)])
}

describe('what a report has in common with another', () => {
  it('STY-10 is named in its own words, the words of a name together, what counts most first', () => {
    const deal = 'Orbex Foods to buy Halden Dairy for $2.4 billion'
    expect([
      common(deal, 'UPDATE 1-Orbex Foods buys Halden Dairy for $2.4bn, sources say'),
      common('UPDATE 1-Orbex Foods to acquire Halden Dairy in $2.4 bln deal', deal),
      common('Tarvik Motors recalls 36,000 vans over brake pedals', 'Tarvik’s 36,000 vans are recalled: brakes'),
      common('Elephants never forget a voice', 'Tin falls 3.1%'),
    ]).toEqual([
      ['Halden Dairy', 'Orbex Foods', '$2.4bn', 'buys'],
      ['Halden Dairy', 'Orbex Foods', '$2.4 billion', 'buy'],
      ['Tarvik', 'vans', 'brakes', '36,000', 'recalled'],
      [],
    ])
  })

  it('STY-10 words that do not stand side by side in both are named one by one', () => {
    expect(common('Halden sells Orbex its dairy arm', 'Orbex Halden Dairy deal')).toEqual(['Orbex', 'Halden', 'Dairy'])
  })

  it('STY-10 a symbol that both have is named, as the report has it, and once', () => {
    expect([
      common('Quillon beats estimates', 'QLN tops estimates', ['QLN'], ['QLN']),
      common('Search giant fined', 'A fine for Alphabet', ['GOOGL'], ['GOOG', 'QLN']),
      common('QLN sued', 'QLN sued', ['QLN'], ['QLN']),
    ]).toEqual([
      ['QLN', 'estimates'],
      ['GOOG', 'fine'],
      ['QLN', 'sued'],
    ])
  })

  it('STY-10 every word and figure named stands in the title, and the other title says it, too', () => {
    const any = fc.constantFrom(...wires)
    fc.assert(
      fc.property(any, any, (first, report) => {
        const named = inCommonWith(first)(report)
        const others = saidIn(first.title)
        expect(named.length).toBeLessThanOrEqual(IN_COMMON_LIMIT)
        for (const text of named.filter((one) => !report.tickers.includes(one))) {
          expect(report.title).toContain(text)
          const figures = [...figuresIn(text).values()].flat()
          const said = figures.length > 0 ? figures.map(({ value }) => `${value}`) : [...saidIn(text)]
          expect([text, said.filter((one) => !others.has(one))]).toEqual([text, []])
        }
      }),
      { numRuns: 2000 },
    )
  })
})
