import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentItem } from '../../src/contract/content/content.ts'
import { type Charts, ChartsProvider } from '../../src/ui/charts.tsx'
import { MasonryCard } from '../../src/ui/news-pit/spotlight/MasonryCard.tsx'

/** A chart that stays as it is. */
const still = (context: object) => ({
  subscribe: () => ({ unsubscribe: () => undefined }),
  getSnapshot: () => ({ context }),
})
// the times, which the page fills in, are all that a card asks for
const charts = { root: still({ failures: {} }), today: still({ day: '2026-01-01' }) } as unknown as Charts
const silence = () => undefined
/** No style sheet asks for it, and a card of the app is to have it. No text is taken for one: its quotes are escaped. */
const UNSEEN = / (?:id|title|type|tabindex|data-(?:id|card)|aria-(?!hidden)[a-z]+)="[^"]*"/g

/** A closed card of the News Pit as the app draws it: HTML, with its times left open. */
export const drawCard = (item: ContentItem) =>
  renderToStaticMarkup(
    <ChartsProvider value={charts}>
      <MasonryCard item={item} isOpen={false} isRead={false} lane={0} top={0} measure={silence} onToggle={silence} />
    </ChartsProvider>,
  )
    .replace(UNSEEN, '')
    .replace(/(<time [^>]*>)[^<]*/g, '$1')
