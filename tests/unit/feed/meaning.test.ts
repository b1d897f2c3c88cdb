import { describe, expect, it } from 'vitest'
import { type Meaning, readMeaning } from '../../../mock-server/feed/meaning/read-meaning.ts'

const titled = (title: string) => readMeaning({ title, summary: '' })
const tickersOf = (title: string) => titled(title).tickers
const tickersOfEach = (titles: readonly string[]) => titles.map((title) => [title, tickersOf(title)])
const nothing: Meaning = { tickers: [], topics: [], sectors: [], industries: [] }

describe('the meaning of a headline', () => {
  it('BCK-05 companies, topics, sectors and industries are given in the order of their first mention', () => {
    expect(titled('Chip stocks rally as Apple and Exxon Mobil raise dividends')).toEqual({
      tickers: ['AAPL', 'XOM'],
      topics: ['TECHNOLOGY', 'STOCK_MARKETS', 'CORPORATE_ACTIONS'],
      sectors: ['Information Technology', 'Energy'],
      industries: ['Semiconductors', 'Technology Hardware, Storage & Peripherals', 'Integrated Oil & Gas'],
    })
  })

  it('BCK-05 a headline without known subjects has no meaning', () => {
    expect([titled(''), titled('Cat rescued from cathedral roof')]).toEqual([nothing, nothing])
  })

  it('BCK-05 symbols are read in every form that feeds use', () => {
    const forms = [
      'Why $AAPL and $BRK.B rose',
      'Harbor Lithium (NYSE: HLTC) wins permit',
      'Vantor (NASDAQ:VNTR) and Quill (Nasdaq: QLMK) merge',
      'NYSE: KO on the move',
      'Berkshire (NYSE: BRK.A, BRK.B) meets',
      'Chips <NVDA.O>, (AMD.OQ) and <BRKb.N>',
      'Allstate (ALL), Agilent (A) report',
      'Old Pine (OTCQB: OPNE) uplists',
      'TSLA, MSFT lead the day',
    ]
    expect(forms.map(tickersOf)).toEqual([
      ['AAPL', 'BRK.B'],
      ['HLTC'],
      ['VNTR', 'QLMK'],
      ['KO'],
      ['BRK.A', 'BRK.B'],
      ['NVDA', 'AMD', 'BRK.B'],
      ['ALL', 'A'],
      ['OPNE'],
      ['TSLA', 'MSFT'],
    ])
  })

  it('BCK-05 names are read with their variants, possessives and typographic signs', () => {
    const names = [
      ['JPMorgan', 'JP Morgan', 'J.P. Morgan', 'JPMorgan Chase & Co.', 'JPMorgan’s', 'JPMORGAN'],
      ['McDonald’s', "McDonald's", 'MCDONALD’S', 'McDonalds'],
      ['AT&T', 'AT&amp;T'.replace('&amp;', '&')],
      ['Alphabet Inc', 'Google', 'YouTube'],
      ['Meta Platforms', 'Facebook', 'Instagram'],
      ['Estée Lauder', 'Estee Lauder'],
    ]
    const tickers = names.map((variants) => variants.flatMap((name) => tickersOf(`Fund sells ${name} shares`)))
    expect(tickers).toEqual([
      Array(6).fill('JPM'),
      Array(4).fill('MCD'),
      ['T', 'T'],
      Array(3).fill('GOOGL'),
      Array(3).fill('META'),
      ['EL', 'EL'],
    ])
  })

  it('BCK-05 no ticker comes from an ordinary word, whatever its capitals', () => {
    const titles = [
      'IT ALL FALLS ON A KEY VOTE NOW, SO ARE WE LOW?',
      'It All Falls On A Key Vote Now',
      'A new IT system has all we need',
      'Officials target a gap in visa rules',
      'WHO (Geneva) and the Museum of Electric Trains (MET)',
      'Night at the Museum (MET)',
      'National Verification and Discovery Agency (NVDA) opens',
      'Nasdaq: A look at the week',
      'Pay in US$ or A$, not $5M',
    ]
    expect(tickersOfEach(titles)).toEqual(titles.map((title) => [title, []]))
  })

  it('BCK-05 a name that is also a word, a person or a place needs evidence', () => {
    const meant = ['Ford recalls pickups', 'Visa, Mastercard settle', 'Why investors like Apple', 'Block shares sink']
    const notMeant = [
      'Doug Ford speaks',
      'Visa rules eased',
      'Apple pie wins',
      'Block on the road',
      'Fire near Ford, Kansas',
      'Block’s residents complain',
    ]
    expect(tickersOfEach([...meant, ...notMeant])).toEqual([
      ['Ford recalls pickups', ['F']],
      ['Visa, Mastercard settle', ['V', 'MA']],
      ['Why investors like Apple', ['AAPL']],
      ['Block shares sink', ['XYZ']],
      ...notMeant.map((title) => [title, []]),
    ])
  })

  it('BCK-05 a rating firm is the subject of its own news, but not of its ratings', () => {
    expect([
      tickersOf('Goldman Sachs upgrades Deere to buy'),
      tickersOf('HSBC cuts Nike to hold'),
      tickersOf('Nike cut to neutral at UBS'),
      tickersOf('Oil to fall to $50, Citi says'),
      tickersOf('Goldman Sachs economists see slower growth'),
      tickersOf('Goldman Sachs raises its dividend'),
      tickersOf('Goldman Sachs (NYSE: GS) upgrades its systems'),
    ]).toEqual([['DE'], ['NKE'], ['NKE'], [], [], ['GS'], ['GS']])
  })

  it('BCK-05 a name within the longer name of another company does not count', () => {
    expect([
      tickersOf('Microsoft Paper Tools Inc. (NYSE: MSGT) Reports Results'),
      tickersOf('Microsoft buys Paper Tools (NYSE: MSGT)'),
      tickersOf('Dollar General lifts outlook'),
      tickersOf('Apple Hospitality raises payout'),
    ]).toEqual([['MSGT'], ['MSFT', 'MSGT'], ['DG'], ['APLE']])
  })

  it('BCK-05 a company without a symbol gives its sector and industry, a coin or a metal its topic', () => {
    expect([titled('Samsung unveils a phone'), titled('$BTC and gold climb')]).toEqual([
      {
        tickers: [],
        topics: ['TECHNOLOGY'],
        sectors: ['Information Technology'],
        industries: ['Technology Hardware, Storage & Peripherals'],
      },
      { ...nothing, topics: ['CRYPTO', 'METALS'] },
    ])
  })
})

describe('the meaning of its summary', () => {
  it('BCK-05 the summary makes a name of the title clear and adds the companies of its lead', () => {
    const summary = 'Target Corp. said profit fell. Rival Walmart reports next week.'
    expect(readMeaning({ title: 'A hard season ahead for Target', summary }).tickers).toEqual(['TGT', 'WMT'])
    expect(readMeaning({ title: 'Target in trouble', summary }).tickers).toEqual(['TGT', 'WMT'])
    expect(tickersOf('Target in trouble')).toEqual([])
  })

  it('BCK-05 far down a summary only marked symbols count', () => {
    const summary = `${'The talks went on for a while. '.repeat(30)}Microsoft was named, and so was Quill (NYSE: QLL).`
    expect(readMeaning({ title: 'Talks go on', summary }).tickers).toEqual(['QLL'])
  })

  it('BCK-05 a topic needs several words of a summary, not a passing one', () => {
    const passing = readMeaning({ title: 'A new start', summary: 'They met at the court.' }).topics
    const about = readMeaning({
      title: 'A new start',
      summary: 'The judge dropped the lawsuit after a settlement with the FTC.',
    })
    expect([passing, about.topics]).toEqual([[], ['LEGAL']])
  })
})

describe('hostile texts', () => {
  const long = 100_000
  const fill = (text: string) => text.repeat(Math.ceil(long / text.length)).slice(0, long)
  const evil = [
    'Apple and Ford $X (NYSE: A ',
    '\n',
    '(',
    'A',
    'NYSE:',
    "a'",
    '& ',
    '$A',
    'NYSE: A, B, C, D, ',
    '(ABC) ',
    ' .',
  ]

  // an algorithm that starts again at each position would not finish within the time limit of the test
  it.each(evil)('BCK-05 a hundred thousand characters of %j are read once', (text) => {
    expect(readMeaning({ title: fill(text), summary: `${fill(text)}~` })).toEqual(
      readMeaning({ title: fill(text), summary: '' }),
    )
  })

  it('BCK-05 a list has at most fifty values of at most sixteen characters', () => {
    const letters = [...'ABCDEFGHIJ']
    const symbols = letters.flatMap((one) => letters.map((other) => `$Q${one}${other}X.WS`))
    const { tickers } = readMeaning({ title: 'Many', summary: symbols.join(' ') })
    expect([tickers.length, Math.max(...tickers.map((ticker) => ticker.length))]).toEqual([50, 7])
  })
})
