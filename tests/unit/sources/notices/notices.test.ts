import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../mock-server/sources/documents/read-document.ts'

const read = (text: string) =>
  readDocument(Buffer.from(text), 'wire.xml', 0).items.map(({ title, summary, tickers, topics }) => ({
    title,
    summary,
    tickers,
    topics,
  }))

const filing = (title: string, summary: string, cik = '320193') =>
  `<entry><title>${title}</title><link rel="alternate" href="https://www.sec.gov/Archives/edgar/data/${cik}/000032019326000001/0000320193-26-000001-index.htm"/>
  <summary type="html">${summary}</summary><updated>2026-11-20T16:00:00-05:00</updated><id>urn:tag:sec.gov,2008:accession-number=${title}</id></entry>`
const filings = (...entries: string[]) =>
  read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Latest Filings</title>${entries.join('')}</feed>`)

const halt = (symbol: string, code: string) =>
  `<item><title>${symbol}</title><pubDate>Fri, 20 Nov 2026 14:00:00 GMT</pubDate><ndaq:IssueSymbol>${symbol}</ndaq:IssueSymbol>
  <ndaq:IssueName>Some Target Holdings</ndaq:IssueName><ndaq:ReasonCode>${code}</ndaq:ReasonCode></item>`
const halts = (...items: string[]) =>
  read(
    `<rss version="2.0" xmlns:ndaq="http://www.nasdaqtrader.com/"><channel><title>Halts</title>${items.join('')}</channel></rss>`,
  )

describe('filings with the SEC', () => {
  it('BCK-26 the number in the title decides on the company, not the words, and items become topics and a sentence', () => {
    expect(
      filings(
        filing(
          '8-K - Block, Inc. (0001512673) (Filer)',
          'Item 2.02: Results of Operations&lt;br&gt;Item 9.01: Exhibits',
        ),
        filing('4 - Apple Family Target Trust (0009999999) (Reporting)', 'Filed: 2026-11-20'),
      ),
    ).toEqual([
      {
        title: '8-K - Block, Inc. (0001512673) (Filer)',
        summary:
          'Current report: results of operations (8-K, item 2.02).\n\nItem 2.02: Results of Operations\nItem 9.01: Exhibits',
        tickers: ['XYZ'],
        topics: ['EARNINGS'],
      },
      {
        title: '4 - Apple Family Target Trust (0009999999) (Reporting)',
        summary: "A change of an insider's holdings (4).\n\nFiled: 2026-11-20",
        tickers: [],
        topics: ['CORPORATE_ACTIONS'],
      },
    ])
  })

  it('BCK-26 a title without a number is about the company that its link names', () => {
    const titles = [
      '10-Q - Quarterly report [Sections 13 or 15(d)]',
      'SC 13G/A [Amend] - Statement',
      'UPLOAD [Cover] - Letter',
    ]
    expect(filings(...titles.map((title) => filing(title, '', '104169')))).toEqual([
      { title: titles[0], summary: 'Quarterly report (10-Q).', tickers: ['WMT'], topics: ['EARNINGS'] },
      {
        title: titles[1],
        summary: 'A passive holder of more than 5 % (SC 13G/A).',
        tickers: ['WMT'],
        topics: ['CORPORATE_ACTIONS'],
      },
      { title: titles[2], summary: '', tickers: ['WMT'], topics: ['OTHER'] },
    ])
  })

  it('BCK-26 several items make one sentence with the topics of each', () => {
    const [both] = filings(filing('8-K/A - Apple Inc. (0000320193) (Filer)', 'Item 1.01: a Item 5.02: b Item 1.05: c'))
    expect([both?.summary.split('\n')[0], both?.topics]).toEqual([
      'Current report: a material agreement; directors or officers leave or come; a material cybersecurity incident (8-K/A, items 1.01, 5.02, 1.05).',
      ['CORPORATE_ACTIONS', 'TECHNOLOGY'],
    ])
  })

  it('BCK-26 forms of two words, and titles of a company whose form is the text, are filings', () => {
    const read = filings(
      filing('S-8 POS - Cars.com Inc. (0000320193) (Filer)', ''),
      filing('Harbor Target Trust (0000104169) (Filer)', '10-Q/A'),
      filing('Block (0001512673) (Filer)', 'Two words of text'),
    )
    expect(read.map(({ summary, tickers }) => [summary, tickers])).toEqual([
      ['', ['AAPL']],
      ['Quarterly report (10-Q/A).', ['WMT']],
      ['Two words of text', []],
    ])
  })

  it('BCK-26 other pages of the SEC are read as any text', () => {
    const page = `<entry><title>Court rules for Apple - SEC</title><link href="https://www.sec.gov/news/1"/><id>1</id></entry>`
    expect(filings(page)).toEqual([
      { title: 'Court rules for Apple - SEC', summary: '', tickers: ['AAPL'], topics: ['LEGAL'] },
    ])
  })
})

describe('halts of trading', () => {
  it('BCK-26 the fields of the exchange decide on the symbol, and the code becomes words', () => {
    expect(halts(halt('ACMR', 'T1'), halt('BRK/B', 'LUDP'), halt('QZZQ', 'ZZ'), halt('ALL', 'T3'))).toEqual([
      { title: 'ACMR: Trading halted: news pending (T1)', summary: '', tickers: ['ACMR'], topics: ['STOCK_MARKETS'] },
      {
        title: 'BRK/B: Trading halted: volatility pause (LUDP)',
        summary: '',
        tickers: ['BRK.B'],
        topics: ['STOCK_MARKETS'],
      },
      { title: 'QZZQ: Trading halted (ZZ)', summary: '', tickers: ['QZZQ'], topics: ['STOCK_MARKETS'] },
      {
        title: 'ALL: Trading resumes: news out, times of resumption set (T3)',
        summary: '',
        tickers: ['ALL'],
        topics: ['STOCK_MARKETS'],
      },
    ])
  })

  it('BCK-26 an item without these fields is read as any other beside them', () => {
    const [first, second] = halts('<item><title>Apple raises its dividend</title></item>', halt('ACMR', 'T1'))
    expect([first?.tickers, second?.tickers]).toEqual([['AAPL'], ['ACMR']])
  })
})

describe('categories', () => {
  it('BCK-26 an exchange with a symbol decides by itself, however the class is written', () => {
    const item = '<item><title>A note</title><category>Nasdaq:ACMR</category><category>NYSE:BRK-B</category></item>'
    expect(read(`<rss version="2.0"><channel><title>T</title>${item}</channel></rss>`)[0]?.tickers).toEqual([
      'ACMR',
      'BRK.B',
    ])
  })
})
