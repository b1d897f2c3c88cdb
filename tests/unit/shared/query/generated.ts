import fc from 'fast-check'
import type { NewsItem } from '../../../../src/contract/shared/news.ts'

const word = fc.constantFrom(
  ...[
    'Apple',
    "Apple's",
    'apple',
    'AI',
    'Ai',
    'U.S.',
    'us',
    'rate',
    'cut',
    'rate-cuts',
    'Cuts',
    'earnings',
    'war',
    'Wars',
    'warns',
    'software',
  ],
  ...[
    'Börse',
    'borse',
    'non-farm',
    'nonfarm',
    'AT&T',
    "Dillard's",
    'Wells',
    'Fargo',
    '5.5%',
    '1,000',
    '%',
    '中国',
    '国',
    '📈',
    '"no"',
    "it's",
    '\\',
    "'",
  ],
)
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))

/** Items whose words, tickers and topics are those that `query` asks for. */
export const newsOf: fc.Arbitrary<NewsItem> = fc
  .record({
    title: text,
    summary: text,
    minute: fc.nat({ max: 59 }),
    articleSource: fc.constantFrom('Wire', 'The Wall Street Journal'),
    tickers: fc.subarray(['AAPL', 'NVDA', 'F', 'WFC']),
    topics: fc.subarray(['EARNINGS', 'OIL_AND_GAS'] as const),
    sectors: fc.subarray(['Information Technology']),
    sentiment: fc.constantFrom('neutral', 'positive'),
    importance: fc.constantFrom(undefined, { why: 'chief', weight: 1 as const }, { why: 'deal', weight: 3 as const }),
  })
  .map(({ minute, title, importance, ...said }) => ({
    id: 'x',
    publishedDatetime: new Date(Date.UTC(2026, 10, 10, 12, minute)).toISOString(),
    receivedDatetime: '2026-11-10T12:00:00.000Z',
    title: title || 'Untitled',
    source: 'injected',
    link: null,
    sentimentScore: 0,
    industries: [],
    ...(importance && { importance }),
    ...said,
  }))

const term = fc.oneof(
  word,
  fc.constantFrom(
    'F',
    '$F',
    'NVDA',
    '"F"',
    'war*',
    'soft*',
    '"rate cut"',
    '"apple earnings',
    '#oil',
    'topic:earnings',
    'topic:""',
    'is:important',
    '-is:important',
    'is:positive',
    'is:soft',
    'list:x',
    'list:cars',
    '-list:cars',
    'folder:wire',
    '-folder:wire',
  ),
  fc.constantFrom(
    '@wallstreetjournal',
    'source:wire',
    'sector:tech',
    'OR',
    'AND',
    'NOT',
    '(',
    ')',
    '-war',
    '-',
    '&',
    'wells fargo',
  ),
)
const query = fc.array(term, { minLength: 1, maxLength: 4 }).map((terms) => terms.join(' '))
/** Of which one may be named. */
export const namedLists = [{ name: 'Cars', symbols: ['F', 'GM'] }]
export const queries = fc.array(query, { maxLength: 2 })
