import { describe, expect, it } from 'vitest'
import directory from '../../../../mock-server/feed/directory/companies.json' with { type: 'json' }
import { listedOf, symbolOf } from '../../../../mock-server/feed/directory/listed.ts'
import { readMeaning } from '../../../../mock-server/feed/meaning/read-meaning.ts'
import { linesOf } from '../../../../scripts/directory/registrants.ts'

const fields = ['cik', 'name', 'ticker', 'exchange']
const linesFrom = (...data: unknown[][]) => linesOf({ fields, data })
const tickersOf = (title: string) => readMeaning({ title, summary: '' }).tickers
const tickersOfEach = (titles: readonly string[]) => titles.map((title) => [title, tickersOf(title)])

describe('the directory of listed companies', () => {
  it('BCK-25 each registrant of the list is one row, in its order, with all its symbols', () => {
    const rows = linesFrom(
      [1067983, 'BERKSHIRE HATHAWAY INC', 'BRK-B', 'NYSE'],
      [1, 'Widgetron Holdings, Inc. /DE/', 'WDGT', null],
      [1067983, 'BERKSHIRE HATHAWAY INC', 'BRK/A', 'NYSE'],
    )
    expect(rows.map(listedOf)).toEqual([
      {
        cik: 1_067_983,
        exchange: 'NYSE',
        symbols: [
          { symbol: 'BRK.B', kind: 'share' },
          { symbol: 'BRK.A', kind: 'class' },
        ],
        name: 'Berkshire Hathaway Inc',
        names: ['~Berkshire Hathaway'],
      },
      {
        cik: 1,
        exchange: '',
        symbols: [{ symbol: 'WDGT', kind: 'share' }],
        name: 'Widgetron Holdings, Inc.',
        names: ['Widgetron'],
      },
    ])
  })

  it('BCK-25 the list alone says what a symbol stands for', () => {
    const kinds = linesFrom(
      [1, 'SPDR S&P 500 ETF TRUST', 'SPY', 'NYSE'],
      [2, 'Grayscale Bitcoin Trust ETF', 'GBTC', 'NYSE'],
      [3, 'PIMCO Income Strategy Fund II', 'PFN', 'NYSE'],
      [4, 'Glencore plc/ADR', 'GLNCY', 'OTC'],
      [5, 'Target Corp', 'TGT', 'NYSE'],
    ).map((row) => listedOf(row).symbols[0]?.kind)
    expect(kinds).toEqual(['ETF', 'coin', 'fund', 'ADR', 'share'])
  })

  it('BCK-25 a name that is a word or a place as well is marked, and two companies do not share one', () => {
    const names = linesFrom(
      [1, 'TARGET CORP', 'TGT', 'NYSE'],
      [2, 'AMERICAN TOWER CORP /MA/', 'AMT', 'NYSE'],
      [3, 'ALNYLAM PHARMACEUTICALS, INC.', 'ALNY', 'Nasdaq'],
      [4, 'Alnylam Inc', 'ALNX', 'OTC'],
    ).flatMap((row) => listedOf(row).names)
    expect(names).toEqual(['?Target', '~American Tower', 'Alnylam Pharmaceuticals', 'Alnylam'])
  })

  it('BCK-25 a list of another form is refused with its reason', () => {
    expect(() => linesOf([])).toThrow('It is not the list of the SEC: fields and data are missing.')
    expect(() => linesOf({ fields: ['cik'], data: [] })).toThrow('Its fields are not cik, name, ticker, exchange.')
    expect(() => linesFrom(['1', 'A', 'B', 'C'])).toThrow('Row 1 cannot be read: ["1","A","B","C"]')
  })

  it('BCK-25 the committed one has a date, its source, and every registrant and symbol once', () => {
    const companies = directory.rows.map(listedOf)
    const symbols = companies.flatMap((company) => company.symbols.map(({ symbol }) => symbol))
    expect([directory.asOf, directory.source, companies.length, symbols.length]).toEqual([
      '2025-01',
      'https://www.sec.gov/files/company_tickers_exchange.json',
      7911,
      10_015,
    ])
    expect([new Set(companies.map(({ cik }) => cik)).size, new Set(symbols).size]).toEqual([7911, 10_015])
    expect([...new Set(symbols.map(symbolOf))]).toEqual([...new Set(symbols)])
  })
})

describe('companies of the directory in headlines', () => {
  it('BCK-25 the longest name wins, and a part of a longer name does not count', () => {
    const said = [
      ['Hilton Grand Vacations reports third quarter results', ['HGV']],
      ['Citi Trends Reports Third Quarter Results', ['CTRN']],
      ['Hilton Worldwide Holdings Inc. opens 40 hotels', ['HLT']],
      ['Blackstone Private Credit Fund limits withdrawals', []],
      ['BlackRock Sample Municipal Income Trust declares distribution', []],
      ['MSCI Sample Municipal Income Trust declares distribution', []],
    ]
    expect(tickersOfEach(said.map(([title]) => String(title)))).toEqual(said)
  })

  it('BCK-25 small companies are found as subjects, as objects and by their short names', () => {
    const said = [
      ['Shares of Alnylam rise in early trading', ['ALNY']],
      ["Insulet's quarterly profit beats estimates", ['PODD']],
      ['Regulator fines Copart over safety lapses', ['CPRT']],
      ['Huron Consulting Group to cut 60 jobs', ['HURN']],
      ['nCino names new chief financial officer', ['NCNO']],
      ['Renamed: Block, Inc. and Marsh & McLennan report results', ['XYZ', 'MRSH']],
    ]
    expect(tickersOfEach(said.map(([title]) => String(title)))).toEqual(said)
  })

  it('BCK-25 everyday headlines about the largest are understood', () => {
    const said = [
      ['Meta to lay off 600', ['META']],
      ['Alphabet hits $3 trillion market value', ['GOOGL']],
      ['Southwest to charge for bags', ['LUV']],
      ['Berkshire dumps BYD stake', ['BRK.B']],
      ['Lilly wins approval for weight-loss pill', ['LLY']],
      ['Snap soars on Perplexity deal', ['SNAP']],
    ]
    expect(tickersOfEach(said.map(([title]) => String(title)))).toEqual(said)
  })

  it('BCK-25 the largest funds are found by name and by a bare symbol that no word is', () => {
    const said = [
      ['SPY sees record outflow as traders turn cautious', ['SPY']],
      ['VGK and EWG lead as Europe rallies', ['VGK', 'EWG']],
      ['Investors leave iShares US Transportation ETF', ['IYT']],
      ['KSA and QLD sign trade pact', []],
      ['QQQ falls for a third day', ['QQQ']],
      ['Vanguard S&P 500 ETF overtakes SPY as the largest fund', ['VOO', 'SPY']],
      ['iShares Russell 2000 ETF draws $2 billion', ['IWM']],
      ['TAN lines fade and JETS lose again', []],
    ]
    expect(tickersOfEach(said.map(([title]) => String(title)))).toEqual(said)
  })

  it('BCK-05 a word that belongs to several topics decides on none alone', () => {
    const titles = [
      'Computer virus shuts port systems',
      'Pfizer wins bidding war for Metsera',
      'Union leaders urge vote on contract',
      'Analysts doubt as ministry sets target for growth',
      'Car sales fall 9% year-on-year',
    ]
    const wrong = new Set(['HEALTHCARE', 'GEOPOLITICS', 'ANALYST_RATINGS', 'EARNINGS'])
    const topics = titles.flatMap((title) => readMeaning({ title, summary: '' }).topics)
    expect(topics.filter((topic) => wrong.has(topic))).toEqual([])
  })

  it('BCK-25 words, places and people that share a name with a small company need evidence', () => {
    const titles = [
      'Perfect weather lifts wheat crop hopes',
      'Dover port delays trucks for hours',
      'Ten Stocks Analysts Call a Bargain',
      'Magna Carta copy sells at auction',
      'Hudson River ferry service resumes',
    ]
    expect(tickersOfEach(titles)).toEqual(titles.map((title) => [title, []]))
  })
})
