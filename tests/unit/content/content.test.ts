import { describe, expect, it } from 'vitest'
import type { Summarization } from '../../../src/contract/content/content.ts'
import type { Topic } from '../../../src/contract/shared/topics.ts'
import {
  contentSearchOf,
  contentTagsOf,
  defaultHeadlineOf,
  headlineOf,
  isValidSummary,
  versionsOf,
} from '../../../src/rules/content/content.ts'
import { compileContent } from '../../../src/rules/content/content-match.ts'
import { eventOf, moverOf, storyOf } from './content-item.ts'

const version = (headline: string, summary: string): Summarization => ({ headline, summary })
const said = (summarizations: Summarization[], referenceIds = ['news-1']) => ({
  contentData: { contentSummary: { summarizations, referenceIds } },
  topics: ['MACRO'] satisfies Topic[],
})

describe('tags of content', () => {
  it.each([
    ['a story', storyOf('s', { tickers: ['AAPL'], topics: ['MACRO', 'METALS'] }), ['AAPL', 'Macro', 'Metals']],
    ['an event', eventOf('e', ['Rates', 'Macro'], { tickers: ['V'], topics: ['MACRO'] }), ['Rates', 'Macro', 'V']],
    ['a mover', moverOf('m', 'IBM', { tickers: ['V', 'IBM'], topics: ['LEGAL'] }), ['IBM', 'V', 'Legal']],
  ])('ENT-02 ENT-04 of %s are its own, then tickers, then topic labels, without repeats', (_, item, tags) => {
    expect(contentTagsOf(item).map(({ text }) => text)).toEqual(tags)
  })
})

describe('a summary', () => {
  it.each([
    ['with a reference and whole versions', [version('A', 'a')], ['news-1'], true],
    ['without a reference', [version('A', 'a')], [], false],
    ['without a version', [], ['news-1'], false],
    ['with a version that lacks its headline', [version('A', 'a'), version('', 'b')], ['news-1'], false],
    ['with a version that lacks its text', [version('A', '')], ['news-1'], false],
  ])('ENT-03 %s is valid or not as expected', (_, summarizations, referenceIds, isValid) => {
    expect(isValidSummary({ summarizations, referenceIds })).toBe(isValid)
  })

  it('ENT-03 has the longest text as its long version and the shortest as its short one, the first of equals', () => {
    const versions = [version('Middle', 'bb'), version('Short', 'a'), version('Same', 'z'), version('Long', 'ccc')]
    expect(versionsOf(said(versions))).toEqual({ short: version('Short', 'a'), long: version('Long', 'ccc') })
    const equals = [version('First', 'aa'), version('Second', 'bb')]
    expect(versionsOf(said(equals))).toEqual({ short: version('First', 'aa'), long: version('First', 'aa') })
  })

  it('ENT-03 a headline of blanks reads News Summary', () => {
    expect(headlineOf(said([version('  ', 'a')]))).toBe('News Summary')
  })

  it('ENT-03 an invalid one is shown by the default headline alone', () => {
    for (const item of [said([version('A', 'a')], []), said([version('A', '')]), said([version('', 'a')]), said([])]) {
      expect([versionsOf(item), headlineOf(item)]).toEqual([undefined, 'Macro'])
    }
  })
})

describe('the default headline', () => {
  const cases: [Topic[], string][] = [
    [[], 'Market Flux Event'],
    [['CRYPTO'], 'Crypto'],
    [['MACRO', 'CURRENCIES'], 'Macro, Currencies'],
    [['OIL_AND_GAS'], 'Commodities'],
    [['OIL_AND_GAS', 'METALS'], 'Commodities'],
    [['COMMODITIES', 'OIL_AND_GAS'], 'Commodities'],
    [['OIL_AND_GAS', 'LEGAL'], 'Oil & Gas, Legal'],
    [['OIL_AND_GAS', 'METALS', 'COMMODITIES'], 'Oil & Gas, Metals, Commodities'],
  ]
  it.each(cases)('ENT-06 of %j is %s', (topics, headline) => {
    expect(defaultHeadlineOf(topics)).toBe(headline)
  })
})

describe('a search for content', () => {
  it.each([
    ['', {}],
    ['   ', {}],
    [' oil  price ', { keywords: ['oil price'], queryLanguage: 2 }],
  ])('SPT-05 of %j sends %j', (phrase, context) => {
    expect(contentSearchOf(phrase)).toEqual(context)
  })

  // created for each test, because the text of an item is cached
  const items = () => [
    storyOf('oil', { headline: 'Oil climbs', summary: 'Supply is short.', topics: ['OIL_AND_GAS'], at: 3 }),
    eventOf('fed', ['Interest Rates'], {
      headline: 'Fed holds',
      summary: 'No change.',
      topics: ['MACRO', 'STOCK_MARKETS'],
      at: 2,
    }),
    moverOf('ibm', 'IBM', { headline: 'IBM jumps', summary: 'By 4%.', topics: ['STOCK_MARKETS'], at: 1 }),
  ]
  it.each([
    ['nothing', {}, ['oil', 'fed', 'ibm']],
    ['empty lists', { keywords: [], topics: [], contentCategories: [] }, ['oil', 'fed', 'ibm']],
    ['a word of a headline in any case', { keywords: ['CLIMBS'] }, ['oil']],
    ['words of headline and text', { keywords: ['oil supply'] }, ['oil']],
    ['a blank keyword beside another', { keywords: [' ', 'oil'] }, ['oil']],
    ['a word that only stands across two texts', { keywords: ['climbssupply'] }, []],
    ['words of which one is missing', { keywords: ['oil fed'] }, []],
    ['one of two keywords', { keywords: ['oil', 'fed'] }, ['oil', 'fed']],
    ['a tag of an event', { keywords: ['interest rates'] }, ['fed']],
    ["a company's name", { keywords: ['business machines'] }, ['ibm']],
    ['a topic', { topics: ['MACRO', 'LEGAL'] as Topic[] }, ['fed']],
    ['a category', { contentCategories: ['top_movers' as const] }, ['ibm']],
    ['a first day', { startDate: '2026-01-05T12:00:02.000Z' }, ['oil', 'fed']],
    ['all words of a phrase', { searchPhrase: 'ibm jumps' }, ['ibm']],
    ['lists that must all hit', { keywords: ['oil'], topics: ['MACRO'] as Topic[] }, []],
  ])('RT-02 for %s finds the matching items', (_, context, ids) => {
    expect(
      items()
        .filter(compileContent(context))
        .map(({ id }) => id),
    ).toEqual(ids)
  })
})
