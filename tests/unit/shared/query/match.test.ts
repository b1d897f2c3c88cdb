import { describe, expect, it } from 'vitest'
import { compileQueries } from '../../../../src/rules/shared/query/compile.ts'
import { indexed } from '../../../../src/rules/shared/query/document.ts'
import type { Mark } from '../../../../src/rules/shared/query/query.ts'

type Said = {
  title: string
  summary?: string
  tickers?: string[]
  topics?: string[]
  source?: string
  sectors?: string[]
  marks?: Mark[]
}
const hits = (query: string, { title, summary = '', source = 'Wire', ...said }: Said) =>
  compileQueries([query])?.(
    indexed({ texts: [title, summary], tickers: [], topics: [], sectors: [], marks: [], ...said, sources: [source] }),
  )

const headlines = {
  ai: { title: 'Nvidia bets on AI', tickers: ['NVDA'] },
  said: { title: 'Airlines said repairs remain available' },
  weiwei: { title: 'Ai Weiwei opens a show' },
  war: { title: 'War in its third year' },
  warns: { title: 'Software maker warns in Delaware' },
  eu: { title: "EU's deal with the U.S. is near" },
  europe: { title: 'Europe: neutral' },
  us: { title: 'It tells us what it can' },
  fed: { title: 'Fed holds rates', marks: ['important', 'unrated'] },
  fedex: { title: 'FedEx federal contract' },
  ford: { title: 'Pickup sales rise', tickers: ['F'] },
  f150: { title: 'F-150 and AT&T in the news' },
  mills: { title: 'Cereal maker cuts outlook', tickers: ['GIS'] },
  strategists: { title: 'Strategists see legislation and registers' },
  apple: { title: "Apple's earnings beat", tickers: ['AAPL'] },
  iphone: { title: 'iPhone maker beats', tickers: ['AAPL'], topics: ['EARNINGS'] },
  pie: { title: 'Apple pie is back', marks: ['positive'] },
  store: { title: 'Retailer cuts prices', tickers: ['TGT'] },
  cut: { title: 'A rate cut is near' },
  cuts: { title: 'Markets price three rate-cuts' },
  apart: { title: 'Rates fall as firms cut jobs', summary: 'A cut in the rate' },
  split: { title: 'Powell on the rate', summary: 'Cut or hold' },
  borse: { title: 'Börse fester', source: 'The Wall Street Journal' },
  wells: { title: 'Wells Fargo and Citi', tickers: ['WFC', 'C'] },
  well: { title: 'It went well for Fargo' },
  payrolls: { title: 'Non-farm payrolls rise 5.5%, or 1,000', sectors: ['Information Technology'] },
  oil: { title: 'Crude falls', topics: ['OIL_AND_GAS'] },
  chinese: { title: '中国经济增长' },
  etfs: { title: 'EVs and ETFs: IT spending' },
  futures: { title: 'Futures slip on news of arms companies' },
  feds: { title: 'Feds are asked about Ares by her' },
  possessives: { title: "UK'S 3M's profit, Q4'FY14" },
} satisfies Record<string, Said>
const found = (query: string) =>
  Object.entries(headlines)
    .filter(([, said]) => hits(query, said))
    .map(([name]) => name)

describe('a query', () => {
  it.each<[string, string[]]>([
    ['AI', ['ai']],
    ['ai', ['ai', 'weiwei']],
    ['$AI', []],
    ['war', ['war']],
    ['WAR', ['war']],
    ['EU', ['eu']],
    ['US', ['eu']],
    ['us', ['eu', 'us']],
    ['IT', ['etfs']],
    ['Fed', ['fed']],
    ['feds ares', ['feds']],
    ['ares -feds', []],
    ['hers', []],
    ['F', ['ford']],
    ['"F"', ['f150']],
    ['T', []],
    ['at&t', ['f150']],
    ['GIS', ['mills']],
    ['gis', []],
    ['NVDA', ['ai']],
    ['$nvda', ['ai']],
    ['apple', ['apple', 'iphone', 'pie']],
    ['apple earnings', ['apple', 'iphone']],
    ['target', []],
    ['Target', ['store']],
    ['"apple earnings"', ['apple']],
    ['"rate cut"', ['cut', 'cuts']],
    ['rate-cut', ['cut', 'cuts']],
    ['rate cut', ['cut', 'cuts', 'apart', 'split']],
    ['rate cut -market', ['cut', 'apart', 'split']],
    ['rate NOT (markets OR powell)', ['fed', 'cut', 'apart']],
    ['borse', ['borse']],
    ['BÖRSE', ['borse']],
    ['wells fargo', ['wells']],
    ['wells fargo OR fester', ['borse', 'wells']],
    ['(wells OR went) fargo', ['wells', 'well']],
    ['nonfarm payroll', ['payrolls']],
    ['non-farm', ['payrolls']],
    ['5.5%', ['payrolls']],
    ['1000', ['payrolls']],
    ['strat*', ['strategists']],
    ['"see legis*"', []],
    ['see legis*', ['strategists']],
    ['topic:earnings', ['iphone']],
    ['#oil', ['oil']],
    ['topic:"Oil & Gas"', ['oil']],
    ['oil & gas', ['oil']],
    ['#OIL_AND_GAS', ['oil']],
    ['source:"wall street"', ['borse']],
    ['@wallstreetjournal', ['borse']],
    ['@street', ['borse']],
    ['sector:tech', ['payrolls']],
    ['is:important', ['fed']],
    ['is:IMPORTANT rates', ['fed']],
    ['is:positive OR is:unrated', ['fed', 'pie']],
    ['apple -is:positive', ['apple', 'iphone']],
    ['is:negative', []],
    ['is:warns', ['warns']],
    ['is: warns', []],
    ['list:mine', []],
    ['apple list:mine', []],
    ['中国', ['chinese']],
    ['国中', []],
    ['EV', ['etfs']],
    ['ETF', ['etfs']],
    ['future', []],
    ['arm', []],
    ['new', []],
    ['company', ['futures']],
    ['(apple', ['apple', 'iphone', 'pie']],
    ['apple)) earnings', ['apple', 'iphone']],
    ['"rate cut', ['cut', 'cuts']],
    ['UK', ['possessives']],
    ['"3m profit"', ['possessives']],
    ['"S"', []],
    ['Q4 FY14', ['possessives']],
    ['%', ['payrolls']],
    ['apple AND earnings', ['apple', 'iphone']],
    ['fester OR', ['borse']],
    ['OR', ['split', 'payrolls']],
    ['rate −powell', ['fed', 'cut', 'cuts', 'apart']],
    ['-', ['f150', 'cuts', 'payrolls']],
  ])('QRY-01 %s finds %o', (query, expected) => {
    expect(found(query)).toEqual(expected)
  })

  it.each(['', '  ', '""', '()', '( )'])('QRY-01 %j asks nothing', (query) => {
    expect(compileQueries([query])).toBe(undefined)
  })

  it('QRY-01 of several queries one must hit, and a blank one asks nothing', () => {
    const item = indexed({ texts: ['War'], tickers: [], topics: [], sources: [], sectors: [], marks: [] })
    expect([compileQueries(['peace', 'war'])?.(item), compileQueries(['peace', ' '])?.(item)]).toEqual([true, false])
  })
})
