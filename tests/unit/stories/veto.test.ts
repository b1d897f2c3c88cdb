import { describe, expect, it } from 'vitest'
import { likeness } from '../../../src/rules/stories/alike.ts'
import { readHeadline } from '../../../src/rules/stories/headline.ts'
import { strippedTitle } from '../../../src/rules/stories/title.ts'
import { vetoOf } from '../../../src/rules/stories/veto.ts'

const read = (title: string, tickers: string[] = [], publisher = '') => readHeadline({ title, tickers, publisher })

describe('what speaks against one fact', () => {
  it.each([
    ['company', read('Citi cuts Arden', ['C', 'AAA']), read('Citi cuts Arden', ['BBB'])],
    ['instrument', read('Gold rises 1% as dollar weakens'), read('Silver rises 1% as dollar weakens')],
    ['figure', read('Varda posts loss of $19 billion'), read('Varda posts loss of $21 billion')],
    ['figure', read('Varda to cut 8,500 jobs'), read('Varda to cut 900 jobs')],
    ['figure', read('Zinc up by 1,050 to 106,700 tons'), read('Zinc up by 2,075 to 108,775 tons')],
    ['opposite', read('Varda boosts payout'), read('Varda trims payout')],
    ['period', read('Varda Q1 profit'), read('Varda fourth-quarter profit')],
    ['period', read('Varda sales in January'), read('Varda sales in February')],
    ['period', read('Stocks to watch on Monday'), read('Stocks to watch on Tuesday')],
    ['opposite', read('Varda raises dividend'), read('Varda cuts dividend')],
    ['opposite', read('Varda shares rise'), read('Varda shares slump')],
    ['opposite', read('Varda beats estimates'), read('Varda misses estimates')],
    ['opposite', read('Regulator approves drug'), read('Regulator rejects drug')],
    ['rating', read('Heron maintains Hold on Varda'), read('Mistral maintains Hold on Varda')],
    ['rating', read('Heron raises Varda price target'), read('Heron raises Solbank price target')],
    ['rating', read('Heron downgrades Varda to Hold'), read('Heron downgrades Varda to Sell')],
    ['act', read('Varda chief resigns'), read('Varda recalls vans')],
  ] as const)('STY-02 is another %s', (veto, one, other) => {
    expect([vetoOf(one, other), vetoOf(other, one)]).toEqual([veto, veto])
  })

  it.each([
    [read('Varda loss of $1.8 billion'), read('Varda loss of $1.8B')],
    [read('Varda loss of $179.2 billion'), read('Varda loss of $179 bln')],
    [read('Varda to cut 14,000 jobs'), read('Varda to cut 14,213 jobs')],
    [read('Zinc up by 1,050 to 106,700 tons'), read('Zinc up 1,050 tons, 106,700 in store')],
    [read('Varda boosts payout'), read('Varda lifts dividend')],
    [read('Varda Q1 EPS $1.12'), read('Varda first-quarter EPS $1.12, revenue $2.4 billion')],
    [read('Alphabet', ['GOOG']), read('Alphabet', ['GOOGL'])],
    [read('Varda loss of $19 billion'), read('CORRECTED-Varda loss of $21 billion')],
    [read('Openings rise, hiring falls'), read('Openings rise')],
    [read('Varda upgraded to Buy at Heron'), read('Heron upgrades Varda to Buy')],
  ])('STY-02 is not the same said in other ways', (one, other) => {
    expect(vetoOf(one, other)).toBeUndefined()
  })

  it('STY-02 asks more of comments and of series that are alike every day', () => {
    const alike = (one: string, other: string) => likeness(read(one), read(other)) >= 1
    const title = 'Brunello files for bankruptcy'
    expect([
      alike(title, 'Pizza chain Brunello files for bankruptcy'),
      alike(title, 'Why did pizza chain Brunello file for bankruptcy?'),
      alike('12 stocks moving in session', '15 stocks moving in session'),
    ]).toEqual([true, false, false])
  })
})

describe('a title', () => {
  it.each([
    ['UPDATE 2-Ship sinks', '', 'Ship sinks', 'update'],
    ['CORRECTED-Ship sinks', '', 'Ship sinks', 'correction'],
    ['BRIEF-Ship sinks', '', 'Ship sinks', undefined],
    ['Exclusive: Ship sinks', '', 'Ship sinks', undefined],
    ['Ship sinks -- 2nd Update', '', 'Ship sinks', 'update'],
    ['Ship sinks (2)', '', 'Ship sinks', 'update'],
    ['Ship sinks [Video]', '', 'Ship sinks', undefined],
    ['Ship sinks - The Daily Ledger', '', 'Ship sinks', undefined],
    ['Ship sinks | ledger.example', 'ledger.example', 'Ship sinks', undefined],
    ['Ship sinks - two still missing', '', 'Ship sinks - two still missing', undefined],
    ['Update', '', 'Update', 'update'],
  ])('STY-06 is read without column and publisher: %s', (title, publisher, text, mark) => {
    expect(strippedTitle(title, publisher)).toEqual({ text, mark })
  })
})
