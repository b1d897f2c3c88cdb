import { describe, expect, it } from 'vitest'
import { readMeaning } from '../../../../mock-server/feed/meaning/read-meaning.ts'

const titled = (title: string) => readMeaning({ title, summary: '' })
const tickersOfEach = (titles: readonly string[]) => titles.map((title) => [title, titled(title).tickers])
const topicsOfEach = (titles: readonly string[]) => titles.map((title) => [title, titled(title).topics])

describe('headlines as they are written every day', () => {
  it('BCK-05 a company is known by what it does, may do or owns, also at the beginning of a sentence', () => {
    const expected = [
      ['Apple welcomes the ruling on its tax bill', ['AAPL']],
      ["Apple's new campus opens near Austin", ['AAPL']],
      ['Apple: what the pullback means', ['AAPL']],
      ['Delta will avoid furloughs of pilots this winter', ['DAL']],
      ['Shell pushes into solar farms in Brazil', ['SHEL']],
      ['Airbus wins order for 40 jets from carrier in Peru', ['EADSY']],
      ['Visa EPS in line, volumes up', ['V']],
      ['Retail startup threatens Target in the Midwest', ['TGT']],
      ['Visa +3% on a quiet day', ['V']],
      ["Goldman's Marcus lures savers with loans", ['GS']],
      ['DZSI earnings call moved to Friday', ['DZSI']],
      ['Nomura Maintains Buy on Apple, Lowers Price Target', ['AAPL']],
      ['New iPads Sell Out', ['AAPL']],
      ['HP Enterprise Beats on Servers', ['HPE']],
      ['Revenue of $7.3M Beats Estimates', []],
      ['3M, GE and Honeywell rise', ['MMM', 'GE', 'HON']],
      ['US Stocks Slip On Signs Of Weakness In China', []],
      ['On Holding shares fall 5%', ['ONON']],
      ['Brazil broker XP opens an office in Miami', ['XP']],
    ]
    expect(tickersOfEach(expected.map(([title]) => String(title)))).toEqual(expected)
  })

  it('BCK-05 BCK-25 symbols in a list, and one in brackets after the first word of a registered name, stand for companies', () => {
    const expected = [
      ['Most active before the bell: NIO, GE, PLTR, SOFI, F, AAL', ['NIO', 'GE', 'PLTR', 'SOFI', 'F', 'AAL']],
      ['Movers: MCHP +3%, HUM -2.5%, QQZZ +9%', ['MCHP', 'HUM']],
      ['Is Irsa Inversiones (IRS) worth a second look?', ['IRS']],
      ['Inversiones del Sur (IRS) opens a mall', []],
      ['Talks between US, UK, EU, UN, WTO drag on', []],
    ]
    expect(tickersOfEach(expected.map(([title]) => String(title)))).toEqual(expected)
  })

  it('BCK-05 indices, sources, people of central banks and funds of a house are no companies', () => {
    const titles = [
      'Dow gains 200 points, Nasdaq ends flat',
      'Crypto firms wait for new rules',
      'Acme Widgets reports Q2 results',
      "Fed's Williams expects two more cuts",
      'Prices may rise again this winter, says Goldman Sachs',
      'Recession is the main risk for Europe: Citi',
      "Rate cuts will come late, Citi's Meyer says",
      'Is Goldman Sachs U.S. Growth 500 Equity ETF right for beginners?',
      'Gap between rich and poor may widen',
    ]
    expect(tickersOfEach(titles)).toEqual(titles.map((title) => [title, []]))
  })

  it('BCK-05 topics are read in everyday words', () => {
    const expected = [
      ['Beijing vows retaliation after ban on Huawei', ['GEOPOLITICS', 'TECHNOLOGY']],
      ['Steelmaker to furlough 300 at two mills', ['CORPORATE_ACTIONS']],
      ['Activist fund discloses stake in bakery chain', ['CORPORATE_ACTIONS']],
      ['Board rejects revised proposal of its founder', ['CORPORATE_ACTIONS']],
      ['Commuters told to wear masks as coronavirus cases rise', ['HEALTHCARE']],
      ['Watchdog launches inquiry into false evidence', ['LEGAL']],
      ['City evacuated as dam at risk of collapse', ['ENVIRONMENT']],
      ['Small businesses wait for relief bill', ['MACRO']],
      ['Unusual options activity in three lenders', ['STOCK_MARKETS']],
      ['Boeing down 4% after a test', ['STOCK_MARKETS']],
      ['Gunmen take hostages near the border', ['GEOPOLITICS']],
      ['Widget market outlook: key players and CAGR', ['RESEARCH']],
    ]
    expect(topicsOfEach(expected.map(([title]) => String(title)))).toEqual(expected)
  })

  it('BCK-05 words that only belong to a headline of another topic are not enough', () => {
    const expected = [
      ['Economy slumps as pandemic keeps shops shut', ['MACRO']],
      ['Former minister enters hospital', []],
      ['Three growth stocks to buy right now', ['STOCK_MARKETS']],
      ['Price target of grocer raised to $54', ['ANALYST_RATINGS']],
      ['Jobs growth beats expectations in May', ['MACRO']],
      ['Choir finds 300 new singers #stocks #economy', []],
      ['Restaurant expands to Taiwan', []],
      ['Ford up 3 places in ranking of brands', []],
      ['Incumbent wins in a landslide', []],
      ['Storm pulls oil lower', ['OIL_AND_GAS']],
      ['Ministers agree on a trade deal', ['GEOPOLITICS']],
    ]
    expect(topicsOfEach(expected.map(([title]) => String(title)))).toEqual(expected)
  })
})
