import type { ContentItem, ContentSearchContext } from '../../src/contract/content/content.ts'
import { LIST_LIMIT } from '../../src/contract/shared/news.ts'
import { compileContent } from '../../src/rules/content/content-match.ts'
import { idsOf } from '../../src/rules/shared/merge.ts'
import type { Environment } from '../environment.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import { simulate } from '../feed/simulate.ts'
import type { Installed } from '../installation/installation.ts'
import { createHistory } from '../lists/history.ts'
import type { Database } from '../store/open-store.ts'
import type { Turn } from '../turns.ts'
import { serveContentCalls } from './content-calls.ts'
import { createFind } from './find-content.ts'
import { createCursors } from './history/cursors.ts'
import { createKeptStories } from './history/kept-stories.ts'
import { realStories } from './history/real-stories.ts'
import { createLiveStories } from './live-stories.ts'

/** An item costs as much as a page of news: few per turn, so that calls are answered in between. */
const AMOUNTS = { hot: LIST_LIMIT, atOnce: 10 }

/** Of a search of the News Pit that says no number. */
const PAGE_SIZE = 50

export type ContentParts = {
  newsroom: Newsroom
  database: Database
  /** Signs what clients receive and send back. */
  key: Uint8Array
  report(line: string): void
  turn: Turn
  installation: Pick<Installed, 'originOf' | 'onChange' | 'world' | 'ports'>
  environment: Pick<Environment, 'nextTurn'>
}
export type Content = ReturnType<typeof openContent>

/** The News Pit's items, including the simulated ones, which appear as the clock runs. */
export function openContent(parts: ContentParts) {
  const { newsroom, database, turn, installation } = parts
  const { clock } = installation.world
  const kept = createKeptStories(database)
  const stories = createLiveStories(newsroom, parts.report)
  const { news, stories: content } = installation.ports
  const invented = news && content && { news, content }
  const simulation = invented ? simulate(invented.content, stories, { ...parts, clock }, AMOUNTS) : undefined
  if (!simulation) clock.onJump(stories.refresh)
  installation.onChange(stories.refresh)
  const find = createFind({ stories, newsroom, invented, clock, turn })
  const history = createHistory({
    compile: compileContent,
    real: realStories({ stories, read: newsroom.read, kept }),
    simulated: invented?.content,
    pageSize: PAGE_SIZE,
    daysLookedBack: 7,
    clock,
    turn,
  })

  /** The kept items beyond those in memory. */
  function searchDeeper(context: ContentSearchContext): Promise<ContentItem[]> | undefined {
    if (newsroom.isAllAtHand()) return undefined
    const [limit, atHand] = [context.size ?? LIST_LIMIT, stories.search(context)]
    if (atHand.length >= Math.min(limit, LIST_LIMIT)) return undefined
    const found = kept(context, compileContent(context), undefined, limit)
    return found.then((items) => items.filter(({ id }) => !idsOf(atHand).has(id)).slice(0, limit - atHand.length))
  }

  return {
    stories: { ...stories, searchDeeper },
    find,
    servings: serveContentCalls({ find, history, cursors: createCursors(parts.key), turn, ...installation }),
    warmUp: async () => simulation?.warmUp(),
    close: () => simulation?.close(),
  }
}
