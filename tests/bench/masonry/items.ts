import type { ContentItem } from '../../../src/contract/content/content.ts'
import { eventOf, moverOf, storyOf } from '../../unit/content/content-item.ts'

const headlines = [
  'Gasoline futures end week 1.4% lower',
  'Williams (WMB) to build $2.62 billion pipeline for Gulf Coast LNG plants',
  'Two-year Treasury yield ends week 7 basis points lower at 3.68% as traders weigh the next figures on prices and jobs',
]
const said = (at: number) => ({
  at,
  headline: headlines[at % headlines.length] ?? '',
  summary: 'Two cuts are still likely this year, and the next figures are due on Thursday, economists said.',
  tickers: ['WMB', 'KMI'].slice(0, at % 3),
  topics: ['MACRO' as const],
})

/** As many as the Spotlight keeps, newest first. */
export const items: readonly ContentItem[] = Array.from({ length: 500 }, (_, nth) => {
  const at = 500 - nth
  const id = `card-${at}`
  return [storyOf(id, said(at)), moverOf(id, 'IBM', said(at)), eventOf(id, ['Interest Rates'], said(at))][at % 3]!
})
