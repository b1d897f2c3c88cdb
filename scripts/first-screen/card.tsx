import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentItem } from '../../src/contract/content/content.ts'
import { type Charts, ChartsProvider } from '../../src/ui/charts.tsx'
import { ContentCard } from '../../src/ui/news-pit/cards/ContentCard.tsx'
import { type Pit, PitProvider } from '../../src/ui/news-pit/pit.tsx'
import { Lead } from '../../src/ui/news-pit/spotlight/Lead.tsx'
import { MasonryCard } from '../../src/ui/news-pit/spotlight/MasonryCard.tsx'

/** A chart that stays as it is. */
const still = (context: object) => ({
  subscribe: () => ({ unsubscribe: () => undefined }),
  getSnapshot: () => ({ context }),
})
// the times, which the page fills in, are all that a closed card asks for
const charts = { root: still({ failures: {} }), today: still({ day: '2026-01-01' }) } as unknown as Charts
const pitOf = (hasSheet: boolean) =>
  ({ sharing: still({ hasSheet }), evidence: still({ opened: [] }), installation: still({}) }) as unknown as Pit
const silence = () => undefined
/** No style sheet asks for it, and a card of the app is to have it. No text is taken for one: its quotes are escaped. */
const UNSEEN = / (?:id|title|type|tabindex|data-(?:id|card)|aria-(?!hidden)[a-z]+)="[^"]*"/g

const draw = (element: ReactNode, hasSheet = false) =>
  renderToStaticMarkup(
    <ChartsProvider value={charts}>
      <PitProvider value={pitOf(hasSheet)}>{element}</PitProvider>
    </ChartsProvider>,
  )
    .replace(UNSEEN, '')
    .replace(/(<time [^>]*>)[^<]*/g, '$1')

/** A closed card of the News Pit as the app draws it: HTML, with its time left open. */
export const drawCard = (item: ContentItem, isRead: boolean) =>
  draw(<MasonryCard {...{ item, isRead }} isOpen={false} lane={0} top={0} measure={silence} onToggle={silence} />)

/** The same of the story above the others. */
export const drawLead = (item: ContentItem, isRead: boolean) =>
  draw(<Lead {...{ item, isRead }} isOpen={false} onToggle={silence} />)

/** The same of what an address names, where the system can share links and where it cannot. */
export const drawArticle = (item: ContentItem, hasSheet: boolean) =>
  draw(<ContentCard item={item} isOpen isRead />, hasSheet)
