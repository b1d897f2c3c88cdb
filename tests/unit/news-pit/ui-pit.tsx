import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { createHttp } from '../../../src/adapters/http/http.ts'
import type { ContentItem, ContentSearchContext, NewsPitSearchContext } from '../../../src/contract/content/content.ts'
import type { Installation } from '../../../src/contract/installation/installation.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { liveFeedWith } from '../../../src/machines/feed/live-feed.machine.ts'
import { articleMachine } from '../../../src/machines/news-pit/article.machine.ts'
import { type Cited, evidenceMachine } from '../../../src/machines/news-pit/evidence.machine.ts'
import { libraryMachine } from '../../../src/machines/news-pit/library.machine.ts'
import type { LibraryPage } from '../../../src/machines/news-pit/library-parts.ts'
import { newsPitMachine } from '../../../src/machines/news-pit/news-pit.machine.ts'
import { type Outcome, type Sharing, sharingMachine } from '../../../src/machines/news-pit/sharing.machine.ts'
import { spotlightWith } from '../../../src/machines/spotlight/spotlight.machine.ts'
import type { Evidence } from '../../../src/rules/news-pit/evidence.ts'
import { type PitPrices, PitProvider } from '../../../src/ui/news-pit/pit.tsx'
import { createInstallationChart } from '../installation/installation-chart.ts'
import { show, todayAt } from '../markets/ui-charts.tsx'

type Outside = Partial<Pick<ReturnType<typeof createHttp>, 'searchContent' | 'getContent'>> & {
  findEvidence?: (story: Cited) => Promise<Evidence>
  prices?: () => Promise<PitPrices>
  hasSheet?: boolean
  installation?: Installation
  served?: readonly ContentItem[]
}

const silence = () => undefined
const never = () => new Promise<never>(() => undefined)
const AT = todayAt('14:02')

/** The News Pit's charts. Ports answer as given, the others never; what is shared is recorded. */
function startPit({ searchContent = never, getContent = never, findEvidence = never, ...outside }: Outside) {
  const { hasSheet = false, installation } = outside
  const shared: Sharing[] = []
  const loadPage = fromPromise<LibraryPage, NewsPitSearchContext>(async ({ input }) => ({
    ...(await searchContent(input)),
    at: AT,
  }))
  const shareLink = fromPromise<Outcome, Sharing>(async ({ input }) => {
    shared.push(input)
    return 'copied'
  })
  const pit = {
    installation: createInstallationChart(installation),
    view: createActor(newsPitMachine.provide({ actors: { keepChoices: fromCallback(silence) } }), { input: {} }),
    spotlight: createActor(spotlightWith(fromCallback<EventObject, ContentSearchContext>(silence))),
    library: createActor(libraryMachine.provide({ actors: { loadPage } })),
    article: createActor(
      articleMachine.provide({
        actors: {
          getContent: fromPromise<ContentItem | undefined, string>(({ input }) => getContent(input)),
        },
      }),
    ),
    evidence: createActor(
      evidenceMachine.provide({
        actors: { findEvidence: fromPromise<Evidence, Cited>(({ input }) => findEvidence(input)) },
      }),
    ),
    sharing: createActor(sharingMachine.provide({ actors: { shareLink } }), { input: { hasSheet } }),
    feed: createActor(
      liveFeedWith({
        searchNews: fromCallback<EventObject, SearchContext>(silence),
        searchUnmuted: fromCallback<EventObject, SearchContext>(silence),
      }),
    ),
  }
  pit.view.on('search.chosen', ({ search }) => pit.library.send({ type: 'search.given', search }))
  for (const chart of Object.values(pit)) chart.start()
  pit.feed.send({ type: 'search.given', search: {} })
  return { pit, shared }
}

/** Draws a part of the News Pit; what is then sent to its charts through `notify` has been drawn when it returns. */
export async function showPit(part: ReactNode, outside: Outside = {}) {
  const { pit, shared } = startPit(outside)
  const { charts } = await show(
    <PitProvider value={{ ...pit, prices: outside.prices ?? never, served: outside.served ?? [] }}>{part}</PitProvider>,
  )
  pit.library.on('items.read', (read) => charts.reading.send(read))
  const all = { ...charts, ...pit }
  return { ...all, shared, notify: (say: (received: typeof all) => void) => act(async () => say(all)) }
}
