import { describe, expect, it } from 'vitest'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { compileContext, matches } from '../../../src/rules/shared/match.ts'
import { newsItem } from './news-item.ts'

const apple = newsItem('apple', {
  title: 'Apple (AAPL) beats on Services strength',
  summary: 'Revenue rose 8%; the Fed decision is due.',
  articleSource: 'Simulated Tech Desk',
  tickers: ['AAPL', 'MSFT'],
  topics: ['EARNINGS', 'TECHNOLOGY'],
  sectors: ['Information Technology'],
  industries: ['Technology Hardware'],
})

describe('matches', () => {
  it.each<[string, SearchContext, boolean]>([
    ['an empty context asks nothing', {}, true],
    ['empty lists ask nothing', { keywords: [], topics: [], tickers: [], exclude: { keywords: [] } }, true],
    ['a blank keyword asks nothing', { keywords: [' '] }, true],
    ['a keyword in the title, in any case', { keywords: ['SERVICES'] }, true],
    ['a keyword in the summary', { keywords: ['revenue'] }, true],
    ['a keyword that stands nowhere', { keywords: ['gold'] }, false],
    ['every word of a keyword, wherever it stands', { keywords: ['fed  services'] }, true],
    ['a keyword of which one word is missing', { keywords: ['services gold'] }, false],
    ['a word that only title and summary together would hold', { keywords: ['strengthrevenue'] }, false],
    ['a ticker as keyword, not named in the text', { keywords: ['msft'] }, true],
    ['a part of a ticker that is not named', { keywords: ['msf'] }, false],
    ['a ticker and a word', { keywords: ['msft services'] }, true],
    ['one of several keywords', { keywords: ['gold', 'fed'] }, true],
    ['a ticker, upper-cased', { tickers: ['msft'] }, true],
    ['another ticker', { tickers: ['AAP'] }, false],
    ['a topic', { topics: ['EARNINGS', 'LEGAL'] }, true],
    ['another topic', { topics: ['LEGAL'] }, false],
    ['a sector', { sectors: ['Information Technology'] }, true],
    ['a sector in another case', { sectors: ['information technology'] }, false],
    ['an industry', { industries: ['Technology Hardware'] }, true],
    ['another industry', { industries: ['Software'] }, false],
    ['a source in any case', { newsSources: ['simulated tech desk'] }, true],
    ['a part of a source', { newsSources: ['Simulated'] }, false],
    ['all keys that are given', { keywords: ['fed'], tickers: ['AAPL'], topics: ['TECHNOLOGY'] }, true],
    ['all keys but one', { keywords: ['fed'], tickers: ['AAPL'], topics: ['LEGAL'] }, false],
    ['a muted keyword', { exclude: { keywords: ['fed'] } }, false],
    ['a muted keyword of which a word is missing', { exclude: { keywords: ['fed gold'] } }, true],
    ['a muted ticker', { tickers: ['AAPL'], exclude: { tickers: ['msft'] } }, false],
    ['a muted source', { exclude: { newsSources: ['Simulated Tech Desk'] } }, false],
    ['any of the muted lists', { exclude: { keywords: ['gold'], topics: ['EARNINGS'] } }, false],
    ['mutes that do not hit', { exclude: { keywords: ['gold'], topics: ['LEGAL'], tickers: ['XOM'] } }, true],
  ])('FED-16 %s: %o is %s', (_, context, expected) => {
    expect([matches(apple, context), compileContext(context)(apple)]).toEqual([expected, expected])
  })
})
