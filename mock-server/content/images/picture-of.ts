import type { ContentItem } from '../../../src/contract/content/content.ts'
import { priceOf } from '../../world/content/stories.ts'
import { createMarket } from '../../world/markets/market.ts'
import { hash } from '../../world/random/random.ts'
import { marketPicture } from './market-picture.ts'
import type { Picture } from './picture.ts'
import { sharePicture } from './share-picture.ts'

/** Draws the pictures of simulated items: the share that an item is about, else the price that belongs to its topic. */
export function createPictures(seed: string) {
  const market = createMarket(seed)
  return (item: ContentItem): Picture => {
    const ticker = tickerOf(item)
    const share = ticker === undefined ? undefined : sharePicture(market, ticker, item)
    return share ?? marketPicture(hash(seed), priceOf(item.topics[0]), Date.parse(item.publishedDatetime))
  }
}

/** A story is about the company that it names first. */
function tickerOf({ contentData, tickers }: ContentItem) {
  if ('ticker' in contentData) return contentData.ticker
  const [received] = contentData.contentSummary.summarizations
  const text = `${received?.headline} ${received?.summary}`
  return tickers.find((ticker) => text.includes(`(${ticker})`))
}
