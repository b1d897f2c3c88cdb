import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryNames } from '../../../../scripts/directory/query-names.ts'
import { compileQueries } from '../../../../src/rules/shared/query/compile.ts'
import { indexed } from '../../../../src/rules/shared/query/document.ts'
import { explain } from '../../../../src/rules/shared/query/explain.ts'
import { hitsIn } from '../../../../src/rules/shared/query/hits.ts'
import { parse } from '../../../../src/rules/shared/query/parse.ts'
import { stemOf } from '../../../../src/rules/shared/query/stem.ts'
import { fold, tokensOf } from '../../../../src/rules/shared/query/tokens.ts'

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          'AI',
          'F',
          '$F',
          'apple',
          "Apple's",
          'U.S.',
          'rate-cut',
          'earnings',
          'OR',
          'AND',
          'NOT',
          '-',
          '(',
          ')',
          '"',
          '“',
          'x*',
          '*',
        ],
        ...[
          '#oil',
          'topic:',
          '@wire',
          'sector:tech',
          'list:x',
          'is:important',
          'is:',
          '%',
          '&',
          '中国',
          'İ',
          'ß',
          ' ',
          ' ',
        ],
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(' ')),
)
const itemOf = (title: string) =>
  indexed({ texts: [title, ''], tickers: [], topics: [], sources: ['Wire'], sectors: [], marks: [] })

describe('tokens', () => {
  it.each<[string, string[]]>([
    ["Apple's banks' O’Neil don't", ['apple', 'banks', 'oneil', 'dont']],
    ['U.S. S&P 500 A.I. e.g. AT&T’s', ['us', 's&p', '500', 'ai', 'eg', 'at&t']],
    ["GM'S iOS 7's 3M’s PS4’s U.S.'s Co.'s 's Q4'FY14 '90s", [...'gm ios 7 3m ps4 us co s q4 fy14 90s'.split(' ')]],
    ['rate-cut 1,000.50 5.5% $3bn 3M', ['rate', 'cut', 'ratecut', '1000.50', '5.5', '3bn', '3m']],
    ['𝐀pple ＮＶＤＡ ﬁne', ['apple', 'nvda', 'fine']],
    ['Æro Łódź ΑΣ ας İstanbul straße', ['aero', 'lodz', 'ασ', 'ασ', 'istanbul', 'strasse']],
    ['state-of-the-art 中国株', ['state', 'of', 'the', 'art', '中', '国', '株']],
    ['<b>&amp;</b> #tag @who', ['b', 'amp', 'b', 'tag', 'who']],
  ])('QRY-02 the words of %j are %o', (text, expected) => {
    expect(tokensOf(text).map(({ form }) => form)).toEqual(expected)
  })

  it('QRY-02 each word stands where its position says, in order, whatever the text is', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const words = tokensOf(text).filter(({ isJoined }) => !isJoined)
        expect(words.every(({ start, end }, i) => start < end && start >= (words[i - 1]?.end ?? 0))).toBe(true)
        expect(words.every(({ at }, i) => at === i)).toBe(true)
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it.each<[string, string]>([
    ['cuts', 'cut'],
    ['losses', 'loss'],
    ['taxes', 'tax'],
    ['companies', 'company'],
    ['prices', 'price'],
    ['movies', 'movie'],
    ['bonuses', 'bonus'],
    ['buses', 'bus'],
    ['volcanoes', 'volcano'],
    ['lenses', 'lens'],
    ['niches', 'niche'],
    ['causes', 'cause'],
    ['gas', 'gas'],
    ['news', 'news'],
    ['futures', 'futures'],
    ['crisis', 'crisis'],
    ['bonus', 'bonus'],
    ['boss', 'boss'],
    ['q3s', 'q3s'],
  ])('QRY-02 the stem of %s is %s', (form, stem) => {
    expect(stemOf(form)).toBe(stem)
  })
})

describe('parse', () => {
  it('QRY-03 understands any text, and finds a text by its own words', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(() => [
          compileQueries([text])?.(itemOf('War')),
          explain(text),
          hitsIn(
            'War',
            [parse(text).query].flatMap((query) => query ?? []),
          ),
        ]).not.toThrow()
        const words = tokensOf(text).filter(({ isJoined }) => !isJoined)
        const quoted = words.map(({ start, end }) => text.slice(start, end)).join(' ')
        expect(compileQueries([`"${quoted}"`])?.(itemOf(text)) ?? true).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('QRY-03 deep brackets end somewhere', () => {
    expect(compileQueries([`${'('.repeat(150)}war`])?.(itemOf('War'))).toBe(true)
    expect(compileQueries([`${'NOT '.repeat(49)}a`])?.(itemOf('Peace'))).toBe(true)
  })
})

describe('explain', () => {
  it.each<[string, ReturnType<typeof explain>]>([
    ['', { words: '', isPlain: true, troubles: [], readings: [] }],
    [
      'F "rate cuts" -war',
      {
        words: 'ticker F and “rate cuts” and not war',
        isPlain: false,
        troubles: [],
        readings: [{ label: 'Search the word “F”', query: '"F" "rate cuts" -war' }],
      },
    ],
    ['AI*', { words: 'ai…', isPlain: true, troubles: [], readings: [] }],
    [
      'buy AI',
      {
        words: 'buy and AI',
        isPlain: true,
        troubles: [],
        readings: [{ label: 'Search the ticker AI', query: 'buy $AI' }],
      },
    ],
    [
      '"F" (#oil OR @wire)',
      {
        words: 'f and (topic Oil & Gas or source wire)',
        isPlain: false,
        troubles: [],
        readings: [{ label: 'Search the ticker F', query: '$F (#oil OR @wire)' }],
      },
    ],
    [
      'gis',
      { words: 'gis', isPlain: true, troubles: [], readings: [{ label: 'Search the ticker GIS', query: '$GIS' }] },
    ],
    ['gis gas', { words: 'gis and gas', isPlain: true, troubles: [], readings: [] }],
    ['apple', { words: 'apple or ticker AAPL', isPlain: false, troubles: [], readings: [] }],
    ['fed rates OR "rate cut"', { words: '(fed and rates) or “rate cut”', isPlain: false, troubles: [], readings: [] }],
    [
      'boeing or "kraft heinz" or gm',
      {
        words: '(boeing or ticker BA) and or and “kraft heinz” and or and (gm or ticker GM)',
        isPlain: false,
        troubles: [],
        readings: [{ label: 'Search for one or the other', query: 'boeing OR "kraft heinz" OR gm' }],
      },
    ],
    ['oil or', { words: 'oil and or', isPlain: true, troubles: [], readings: [] }],
    ['"now or never" or', { words: '“now or never” and or', isPlain: false, troubles: [], readings: [] }],
    ['U.S. OPEC+', { words: 'US and OPEC', isPlain: true, troubles: [], readings: [] }],
    ['U.K', { words: 'UK', isPlain: true, troubles: [], readings: [] }],
    ['X.Y', { words: 'xy or ticker X.Y', isPlain: false, troubles: [], readings: [] }],
    [
      'list:mine #nothing',
      {
        words: 'list mine and nothing',
        isPlain: false,
        troubles: ['No such list: mine', 'No such topic: nothing'],
        readings: [],
      },
    ],
    [
      'is:important OR is:negative',
      { words: 'important or negative sentiment', isPlain: false, troubles: [], readings: [] },
    ],
    [
      'is:urgent',
      {
        words: 'urgent',
        isPlain: true,
        troubles: ['No such mark: urgent (is: takes important, positive, neutral, negative, unrated)'],
        readings: [],
      },
    ],
  ])('QRY-04 says how %j is understood', (text, expected) => {
    expect(explain(text, [])).toEqual(expected)
  })
})

describe('hits', () => {
  const marked = (text: string, query: string) => {
    const { query: parsed } = parse(query)
    return (parsed ? hitsIn(text, [parsed]) : []).map(([start, end]) => text.slice(start, end))
  }
  it.each<[string, string, string[]]>([
    ["Apple's earnings beat as apples fall", 'apple earnings', ["Apple's", 'apples', 'earnings']],
    ['A rate-cut, two rate cuts', '"rate cut"', ['rate-cut', 'rate cuts']],
    ['Börse (F) and $F, F-150', 'borse F', ['Börse', 'F']],
    ['Nvidia (NVDA) nvda', 'NVDA', ['NVDA']],
    ["GM's recall, GM’s and a GM-made SGM", 'GM', ["GM's", 'GM’s', 'GM']],
    ['Berkshire (BRK.B), BRK-B or BRK', 'BRK.B', ['BRK.B', 'BRK-B']],
    ['AT&T ($T), T-Mobile and a T', 'T', ['T']],
    ['BRK.B and BRK.', '$BRK', ['BRK']],
    ['IT tells it', 'IT', ['IT']],
    ['War, not peace', 'war -peace', ['War']],
    ['strategists up 5%', 'strat*', ['strategists']],
    ['Up 5%', '%', ['%']],
  ])('QRY-05 in %j the query %j marks %o', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected)
  })
})

it('QRY-06 knows the symbols and names of the directory of companies', () => {
  const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'))
  const { rows } = read('mock-server/feed/directory/companies.json')
  expect(read('src/rules/shared/query/directory.json')).toEqual(queryNames(rows))
})
