import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../mock-server/sources/documents/read-document.ts'
import { NewsItem } from '../../../src/contract/shared/news.ts'

const folder = new URL('../../fixtures/feeds/', import.meta.url)
const received = Date.UTC(2026, 10, 10, 12)
const bytesOf = (name: string) => readFileSync(new URL(name, folder))
const read = (name: string) => readDocument(bytesOf(name), name, received)
const rss = (items: string) => `<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`

describe('RSS and Atom documents', () => {
  it('BCK-05 an RSS 2.0 item becomes a complete news item', () => {
    expect(read('wire.rss').items[0]).toEqual({
      id: 'un1pESMsA9cR34WgsQJegS',
      publishedDatetime: '2026-11-02T14:30:00.000Z',
      receivedDatetime: '2026-11-10T12:00:00.000Z',
      title: 'Acme raises its dividend',
      source: 'feed:wire.rss',
      articleSource: 'Harbor & Pine Wire',
      link: 'https://wire.example/news/1',
      summary: 'Acme lifts it by 5%.\n\nMore in the report.',
      sentiment: 'neutral',
      sentimentScore: 0,
      tickers: ['ACME', 'BRK.B'],
      topics: ['EARNINGS', 'FIXED_INCOME_AND_INTEREST_RATES', 'CORPORATE_ACTIONS'],
      sectors: [],
      industries: [],
      importance: { why: 'dividend', weight: 1 },
    })
  })

  it('BCK-05 missing fields of an item are taken from its content, permalink, source and link', () => {
    const { title, items, problems } = read('wire.rss')
    const reported = items
      .slice(1)
      .map((item) => [item.title, item.summary.slice(0, 19), item.link, item.articleSource])
    expect({ title, reported, problems }).toEqual({
      title: 'Harbor & Pine Wire',
      reported: [
        ['Bolt appoints a finance chief', '• First\n• Second', 'https://wire.example/news/2', 'Other <Desk>'],
        [
          'Copper closed at a record in London after a strike at the largest mine of Chile went into its third week, and traders…',
          'Copper closed at a ',
          'https://wire.example/news/3',
          'Harbor & Pine Wire',
        ],
        ['https://wire.example/news/4', '', 'https://wire.example/news/4', 'Harbor & Pine Wire'],
      ],
      problems: ['2 items left out: no title, text or link.'],
    })
  })

  it('BCK-05 RSS 0.91 with its DOCTYPE is read', () => {
    expect(read('old.rss').items.map(({ title, link, summary }) => [title, link, summary])).toEqual([
      ['Tin slips', 'http://old.example/tin', ''],
      ['Zinc climbs', 'http://old.example/zinc', 'By 3%.'],
    ])
  })

  it('BCK-05 RSS 1.0 is read, including items missing in its table of contents', () => {
    expect(
      read('bulletin.rdf').items.map(({ title, publishedDatetime, topics }) => [title, publishedDatetime, topics]),
    ).toEqual([
      ['Key rate stays at 2%', '2026-11-05T13:15:00.000Z', ['MACRO']],
      ['Minutes of October', '2026-11-04T00:00:00.000Z', ['OTHER']],
    ])
  })

  it('BCK-05 Atom is read with its bases, kinds of text, source and odd extensions', () => {
    const { title, items } = read('filings.atom')
    const reported = items.map((item) => [
      item.title,
      item.summary,
      item.link,
      item.articleSource,
      item.publishedDatetime,
    ])
    expect({ title, reported }).toEqual({
      title: 'Filings & Notices',
      reported: [
        [
          'Notice <1> of Acme',
          'Filed: today\nItem 1\nItem 2',
          'https://filings.example/2026/1.html',
          'The Registrar',
          '2026-11-03T14:00:00.250Z',
        ],
        [
          'Bids < offers',
          'One & two\n\nThree',
          'https://filings.example/archive/2',
          'Filings & Notices',
          '2026-11-02T09:00:00.000Z',
        ],
        ['Numbers only', '', 'https://filings.example/3', 'Filings & Notices', '2026-11-01T09:00:00.000Z'],
      ],
    })
  })

  it.each(['windows-1252.xml', 'utf-16.xml'])('BCK-05 %s is decoded', (name) => {
    const { title, items } = read(name)
    expect([title, items[0]?.title]).toEqual(['Zürich', 'Börse “fester” – €'])
  })

  it('BCK-05 a repeated id keeps its newest text, or the last one without dates', () => {
    const { items, problems } = read('repeated.rss')
    expect([items.map(({ title }) => title), problems]).toEqual([
      ['A, corrected', 'B, last'],
      ['2 items left out: the id repeats, the newest text stays.'],
    ])
  })

  it('BCK-21 a missing, invalid or distant date is replaced by the time of receipt', () => {
    const { items, problems } = read('undated.rss')
    expect([items.map(({ publishedDatetime }) => publishedDatetime), problems]).toEqual([
      [
        ...Array.from({ length: 4 }, () => '2026-11-10T12:00:00.000Z'),
        '2026-11-20T12:00:00.000Z',
        '2026-11-10T11:00:00.000Z',
      ],
      ['3 items dated by the time of receipt: the date is unclear.'],
    ])
  })

  it('BCK-21 an item of the future keeps its date and has its position by the time of receipt', () => {
    expect(read('undated.rss').items.map(({ sortDatetime }) => sortDatetime)).toEqual([
      ...Array.from({ length: 4 }, () => undefined),
      '2026-11-10T12:00:00.000Z',
      undefined,
    ])
  })

  it('BCK-21 one date with a day above 12 decides for the whole feed', () => {
    const dated = (...texts: string[]) =>
      texts.map((text) => `<item><title>T ${text}</title><pubDate>${text}</pubDate></item>`)
    const daysOf = (...texts: string[]) =>
      readDocument(Buffer.from(rss(dated(...texts).join(''))), 'days.rss', received).items.map((item) =>
        item.publishedDatetime.slice(0, 10),
      )
    expect([
      daysOf('09/10/2026', '30/10/2026'),
      daysOf('09/10/2026', '10/30/2026'),
      daysOf('09/10/2026', '30/10/2026', '10/30/2026'),
    ]).toEqual([
      ['2026-10-09', '2026-10-30'],
      ['2026-09-10', '2026-10-30'],
      ['2026-11-10', '2026-10-30', '2026-10-30'],
    ])
  })

  it('BCK-22 contents in forms of old, of podcasts and of pictures are read', () => {
    const texts = [
      '<xhtml:body xmlns:xhtml="http://www.w3.org/1999/xhtml"><p>One &amp; two</p></xhtml:body>',
      '<fullitem>&lt;p&gt;One &amp;amp; two&lt;/p&gt;</fullitem>',
      '<media:description>One &amp; two</media:description>',
      '<media:group><media:content url="https://m.example/"><media:description>One &amp; two</media:description></media:content></media:group>',
      '<itunes:summary>One &amp; two</itunes:summary>',
    ]
    const enclosed =
      '<item><title>E</title><enclosure url="https://e.example/1.mp3" length="1" type="audio/mpeg"/></item>'
    const items = readDocument(
      Buffer.from(rss(texts.map((text, at) => `<item><title>${at}</title>${text}</item>`).join('') + enclosed)),
      'forms.rss',
      received,
    ).items
    const encoded =
      '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title>T</title><content type="text/html" mode="base64">PHA+T25lICZhbXA7IHR3bzwvcD4=</content></entry></feed>'
    const old = [encoded, encoded.replace('type="text/html" mode="base64"', 'type="application/octet-stream"')].flatMap(
      (document) => readDocument(Buffer.from(document), 'old.atom', received).items,
    )
    expect([...items, ...old].map(({ summary, link }) => [summary, link])).toEqual([
      ...texts.map(() => ['One & two', null]),
      ['', 'https://e.example/1.mp3'],
      ['One & two', null],
      ['One & two', null],
    ])
  })

  it.each(['https://jsonfeed.org/version/1', 'https://jsonfeed.org/version/1.0', '1.0'])(
    'BCK-22 JSON Feed of version %j is read',
    (version) => {
      const document = JSON.stringify({ version, title: 'T', items: [{ id: '1', title: 'One' }] })
      expect(readDocument(Buffer.from(document), 'feed.json', received).items.map(({ title }) => title)).toEqual([
        'One',
      ])
    },
  )

  it('BCK-05 links are resolved, and dropped unless they are http without credentials', () => {
    const links = [...read('links.rss').items, ...read('links-by-channel.rss').items].map(({ title, link }) => [
      title,
      link,
    ])
    expect(links).toEqual([
      ['relative', 'https://base.example/a/one'],
      ['from the root', 'https://base.example/two?x=1&y=2'],
      ['without scheme', 'https://three.example/3'],
      ['credentials', null],
      ['script', null],
      ['file', null],
      ['permalink', 'https://seven.example/7'],
      ['no permalink', null],
      ['own base', 'https://base.example/a/sub/nine'],
      ['relative', 'https://links.example/news/one'],
    ])
  })

  it('BCK-05 ids are stable between readings and differ between documents', () => {
    const once = readDocument(bytesOf('wire.rss'), 'a.rss', received).items.map(({ id }) => id)
    const again = readDocument(bytesOf('wire.rss'), 'a.rss', received + 1).items.map(({ id }) => id)
    const elsewhere = readDocument(bytesOf('wire.rss'), 'b.rss', received).items.map(({ id }) => id)
    expect([again, new Set([...once, ...elsewhere]).size]).toEqual([once, 8])
  })

  it('BCK-05 long texts and names are cut so that every item keeps the contract', () => {
    const long = 'word '.repeat(3000)
    const text = rss(`<item><title>${long}</title><description>${long}</description></item>`).replace(
      '>T<',
      `>${long}<`,
    )
    const item = NewsItem.parse(readDocument(Buffer.from(text), 'n'.repeat(300), received).items[0])
    const { title, summary, articleSource, source } = item
    expect([title, summary, articleSource, source].map(({ length }) => length)).toEqual([500, 5000, 200, 188])
  })

  it('BCK-05 the first 10,000 items of a very long document are read', () => {
    const many = Array.from({ length: 10_002 }, (_, at) => `<item><guid>${at}</guid><title>${at}</title></item>`)
    const { items, problems } = readDocument(Buffer.from(rss(many.join(''))), 'many.rss', received)
    expect([items.length, items.at(-1)?.title, problems]).toEqual([
      10_000,
      '9999',
      ['2 items left out: only the first 10000 are read.'],
    ])
  })

  it('BCK-05 every item of every document keeps the contract', () => {
    const names = readdirSync(folder).filter((name) => name.includes('.'))
    const items = names.flatMap((name) => read(name).items)
    expect([names.length, items.filter((item) => !NewsItem.safeParse(item).success)]).toEqual([10, []])
  })
})
