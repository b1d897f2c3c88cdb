import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { ContentItem, ContentSearchContext, NewsPitSearchContext } from '../../src/contract/content.ts'
import type { SearchContext } from '../../src/contract/search-context.ts'
import { articleMachine } from '../../src/machines/article.machine.ts'
import { libraryMachine } from '../../src/machines/library.machine.ts'
import type { LibraryPage } from '../../src/machines/library-parts.ts'
import { liveFeedMachine } from '../../src/machines/live-feed.machine.ts'
import { newsPitMachine } from '../../src/machines/news-pit.machine.ts'
import { type Outcome, type Sharing, sharingMachine } from '../../src/machines/sharing.machine.ts'
import { spotlightMachine } from '../../src/machines/spotlight.machine.ts'
import { PitProvider } from '../../src/ui/news-pit/pit.tsx'
import { show } from './ui-charts.tsx'

const never = () => new Promise<never>(() => undefined)
const silence = () => undefined

function startPit() {
  const searchNews = fromCallback<EventObject, SearchContext>(silence)
  const searchContent = fromCallback<EventObject, ContentSearchContext>(silence)
  const pit = {
    view: createActor(newsPitMachine),
    spotlight: createActor(spotlightMachine.provide({ actors: { searchContent } })),
    library: createActor(
      libraryMachine.provide({ actors: { loadPage: fromPromise<LibraryPage, NewsPitSearchContext>(never) } }),
    ),
    article: createActor(
      articleMachine.provide({ actors: { getContent: fromPromise<ContentItem | undefined, string>(never) } }),
    ),
    sharing: createActor(sharingMachine.provide({ actors: { shareLink: fromPromise<Outcome, Sharing>(never) } }), {
      input: {},
    }),
    feed: createActor(liveFeedMachine.provide({ actors: { searchNews, searchUnmuted: searchNews } })),
  }
  for (const chart of Object.values(pit)) chart.start()
  pit.feed.send({ type: 'search.given', search: {} })
  return pit
}

/** Draws a part of the News Pit with its charts, and an outside that says nothing. */
export async function showPit(screen: ReactNode) {
  const pit = startPit()
  const { charts } = await show(<PitProvider value={pit}>{screen}</PitProvider>)
  const all = { ...charts, ...pit }
  return { ...all, tell: (say: (told: typeof all) => void) => act(async () => say(all)) }
}
