import { describe, expect, it } from 'vitest'
import { leadOf } from '../../../mock-server/content/lead.ts'
import { isStory } from '../../../mock-server/content/story-of.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { importanceOf, withImportance } from '../../../src/rules/feed/importance.ts'
import { isImportant } from '../../../src/rules/shared/marks.ts'
import { newsItem } from '../feed/news-item.ts'

const headlines: [title: string, why: string | undefined, said?: Partial<NewsItem>][] = [
  ['Fed holds rates steady, signals two cuts', 'central bank'],
  ['Key rate stays: minutes of the ECB', 'central bank'],
  ['Trading halted: news pending (T1)', 'trading halt', { tickers: ['ACME'] }],
  ['Acme to acquire Bolt for $4.2 billion', 'deal'],
  ['Acme agrees to buy Bolt', 'deal', { tickers: ['ACME'] }],
  ['Bolt files for Chapter 11', 'distress', { tickers: ['BOLT'] }],
  ['US CPI rises 0.3% in October', 'economic figures', { topics: ['MACRO'] }],
  ['Acme reports third quarter results', 'results'],
  ['Acme raises its full-year outlook', 'results'],
  ['FDA approves drug of Acme', 'authority'],
  ['SC 13D - ACME CORP (0000001234) (Subject)', 'filing'],
  [
    '8-K - ACME CORP (0000001234) (Filer)',
    'filing',
    { summary: 'Filed: 2026-11-10\nItem 1.03: Bankruptcy or Receivership' },
  ],
  ['Oil tumbles 5% to a year low', 'markets'],
  ['Acme names new chief executive', 'chief', { tickers: ['ACME'] }],
  ['Acme spends $2bn on data centers', 'billions', { tickers: ['ACME'] }],
  [
    '8-K - ACME CORP (0000001234) (Filer)',
    undefined,
    { summary: 'Filed: 2026-11-10\nItem 7.01: Regulation FD Disclosure' },
  ],
  ['4 - Smith John (0000001234) (Reporting)', undefined],
  ['US 30-year yield drops 3 basis points before the Fed decision', undefined, { topics: ['MACRO'] }],
  ['Yields fall as Fed cuts rates', 'central bank'],
  ['Due today: US CPI y/y, forecast 3.0%', undefined, { topics: ['MACRO'] }],
  ['Acme third-quarter results preview: costs in focus', undefined],
  ['Acme (ACME) raised to Buy at Bolt Securities', undefined, { tickers: ['ACME'], topics: ['ANALYST_RATINGS'] }],
  ['Bolt Securities keeps Sell on Acme (ACME), tariffs weigh', undefined, { topics: ['ANALYST_RATINGS'] }],
  ['Acme to sell its paint unit to Bolt for $3 billion', 'deal'],
  ['Acme recalls 6,000 cars', 'recall or breach', { tickers: ['ACME'] }],
  ['Maker recalls 6,000 blenders', undefined],
  ['Acme shares tumble 2.5%', undefined, { tickers: ['ACME'] }],
  ['Acme shares tumble 12.5%', 'markets', { tickers: ['ACME'] }],
  ['Cold lifts heating demand outlook', undefined],
  ['Acme profit climbs 12% as trading desks shine', 'results'],
  ['Acme misses profit estimates on weak demand', 'results'],
  ['Acme to buy back $2 million of stock', undefined, { tickers: ['ACME'] }],
  ['Acme wins U.S. approval for asthma drug', 'authority'],
  ['Dollar slips before payrolls data', undefined, { topics: ['MACRO'] }],
  ['Acme names new finance chief', 'chief', { tickers: ['ACME'] }],
  ['Acme halves its dividend', 'dividend cut'],
  ['Acme lifts quarterly dividend to $0.29', 'dividend'],
  ['US adds 275,000 jobs in October', 'economic figures', { topics: ['MACRO'] }],
  ['Fed leaves policy unchanged; two dissent', 'central bank'],
  ['Turkey central bank surprises with 500-basis-point increase', 'central bank'],
  ['U.S. downgraded by Moody’s to Aa1', 'rating of a state', { topics: ['MACRO'] }],
  ['Dow drops 1,100 points in worst day since 2020', 'markets'],
  ['Bank of the Valley collapses, seized by regulators', 'distress', { topics: ['STOCK_MARKETS'] }],
  ['Israel strikes Iranian oil terminal', 'conflict'],
  ['Acme to lay off 10% of staff', undefined],
  ['Acme lays off 600', 'job cuts', { tickers: ['ACME'] }],
  ['Acme’s lung cancer trial fails', 'drug trial', { tickers: ['ACME'] }],
  ['Update of Acme causes global outage', 'recall or breach', { tickers: ['ACME'] }],
  ['Acme recalls the glory of its founder', undefined, { tickers: ['ACME'] }],
  ['3 dividend stocks to buy now', undefined, { tickers: ['ACME'] }],
  ['Jim Cramer: what the Fed minutes mean', undefined],
  ['Acme schedules third-quarter results call', undefined],
  ['ROSEN, a law firm, reminds Acme investors of SEC charges', undefined, { tickers: ['ACME'] }],
  ['Guard fined $50,000 after the match', undefined, { topics: ['SPORTS'] }],
  ['Acme stock moves lower, 3.4% to $66.80, following third-quarter results', undefined, { tickers: ['ACME'] }],
  ['Shares of Acme surge 10% as holders take in third-quarter results', 'markets', { tickers: ['ACME'] }],
  ['Traders watch as dollar-Swiss franc rallies 0.8%', undefined],
  ['How to buy a house', undefined],
  ['Five tips for your retirement', undefined, { topics: ['OTHER'] }],
  ['Acme opens a store in Berlin', undefined, { tickers: ['ACME'] }],
]

const leads: [text: string, lead: string | undefined][] = [
  [
    'The order was signed on Monday by President Donald J. Trump at the White House. It takes effect at once.',
    'The order was signed on Monday by President Donald J. Trump at the White House.',
  ],
  [
    'Shares of Acme Inc. and of Bolt Corp. rose in the U.S. on Nov. 20, the exchange said. Others fell.',
    'Shares of Acme Inc. and of Bolt Corp. rose in the U.S. on Nov. 20, the exchange said.',
  ],
  [
    'Short. But with a second sentence that makes it long enough to say something. And more.',
    'Short. But with a second sentence that makes it long enough to say something.',
  ],
  ['One sentence alone, which is long enough to be a lead but is all there is.', undefined],
  [`${'word '.repeat(80)}end. And more.`, undefined],
  ['Filed: 2026-11-10\nAccNo: 0000001234-26-000001\nSize: 12 KB', undefined],
]

describe('importance', () => {
  it.each(headlines)('BCK-24 %j is judged as %j', (title, why, said = {}) => {
    expect(importanceOf(newsItem('one', { title, topics: [], ...said }))?.why).toBe(why)
  })

  it('BCK-32 is that of the item, unless the item has its own, and ordinary items have none', () => {
    const own = { why: 'desk', weight: 1 } as const
    const items = [
      newsItem('1', { title: 'Fed cuts rates' }),
      newsItem('2', { title: 'Fed cuts rates', importance: own }),
      newsItem('3', { title: 'Five tips for your retirement' }),
    ]
    expect(items.map((item) => withImportance(item).importance)).toEqual([
      { why: 'central bank', weight: 3 },
      own,
      undefined,
    ])
    expect(items.map((item) => withImportance(item)).map(isImportant)).toEqual([true, false, false])
  })

  it('BCK-24 makes stories of what feeds bring, while what was injected always is one, and what is simulated never', () => {
    const plain = { title: 'Five tips for your retirement' }
    expect(
      [
        newsItem('1', { ...plain, source: 'feed:a' }),
        newsItem('2', { title: 'Fed cuts rates', source: 'feed:a' }),
        newsItem('3', { ...plain, source: 'injected' }),
        newsItem('4', { title: 'Fed cuts rates', source: 'simulated' }),
      ].map(isStory),
    ).toEqual([false, true, true, false])
  })
})

describe('a lead', () => {
  it.each(leads)('BCK-24 of %j ends with a sentence', (text, lead) => {
    expect(leadOf(text)).toBe(lead)
  })
})
