import { beforeAll, describe, expect, it } from 'vitest'
import { createSimulatedContent } from '../../../mock-server/world/content/simulated-content.ts'
import { createMarket } from '../../../mock-server/world/markets/market.ts'
import { ContentCategory, type ContentItem } from '../../../src/contract/content/content.ts'
import { storyOf } from '../../unit/content/content-item.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'

/** A Wednesday, while New York trades. */
const noon = Date.parse('2026-01-14T17:00:00.000Z')
const items = createSimulatedContent('test').newest(60, noon)
const market = createMarket('test')

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
  await backend.call('POST', '/mock/clock', { body: { now: new Date(noon).toISOString(), rate: 0 } })
})

const pictureOf = ({ contentImageUrl }: ContentItem) => backend.call('GET', contentImageUrl ?? '/none')
const oneOf = (category: ContentCategory) =>
  items.filter(({ contentCategory }) => contentCategory === category).slice(0, 3)

describe('the pictures of simulated items', () => {
  it.each(ContentCategory.options)(
    'ENT-04 the picture of %s is small, cached forever and without a script',
    async (category) => {
      const answers = await Promise.all(oneOf(category).map(pictureOf))
      expect(answers.length).toBeGreaterThan(0)
      for (const { status, headers, body } of answers) {
        const text = String(body)
        expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
          200,
          'image/svg+xml; charset=utf-8',
          'public, max-age=31536000, immutable',
        ])
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
        expect([text.length < 6000, /NaN|undefined|Infinity/.test(text), /<script|href=|url\(/.test(text)]).toEqual([
          true,
          false,
          false,
        ])
        expect(text).toContain('>Simulated<')
      }
    },
  )

  it('ENT-04 ENT-05 they show the figures of their items', async () => {
    const shares = items
      .flatMap((item) => ('ticker' in item.contentData ? [{ item, data: item.contentData }] : []))
      .slice(0, 8)
    const wrong: string[] = []
    for (const { item, data } of shares) {
      const { price, pctChange1d, ticker } = data
      const change = `${Math.abs(pctChange1d).toFixed(2)}%`
      const words = [
        `$${price.toLocaleString('en', { minimumFractionDigits: 2 })}`,
        pctChange1d < 0 ? `(${change})` : change,
        ticker,
      ]
      const text = String((await pictureOf(item)).body)
      wrong.push(...words.filter((word) => !text.includes(`>${word}</text>`)))
    }
    expect(wrong).toEqual([])
  })

  it('ENT-04 their line ends at the price of that moment', async () => {
    const [item] = oneOf('unusual_volume')
    const ticker = item && 'ticker' in item.contentData ? item.contentData.ticker : ''
    const candles = market.candles(ticker, '1D', Date.parse(item?.publishedDatetime ?? ''))?.candles ?? []
    const drawn =
      String((await pictureOf(item ?? storyOf('none'))).body).match(/<path d="M([^"]*)" fill="none"/)?.[1] ?? ''
    expect(drawn.split('L').length).toBe(candles.length + 1)
  })

  it.each([
    '/content-images/unknown.svg',
    '/content-images/simc-1-1-1.svg',
    '/content-images/..%2f.svg',
    '/content-images/mine.svg',
  ])('there is no picture for %s', async (path) => {
    await backend.call('POST', '/mock/content', { body: { items: [storyOf('mine')] } })
    expect((await backend.call('GET', path)).status).toBe(404)
  })
})
