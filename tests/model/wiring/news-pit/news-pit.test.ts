import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type {
  ContentItem,
  ContentSearchContext,
  NewsPitSearchContext,
} from '../../../../src/contract/content/content.ts'
import { readIdsOf, readingMachine } from '../../../../src/machines/feed/reading.machine.ts'
import {
  articleMachine,
  canRetry,
  isLoading as isArticleLoading,
  isAsked,
} from '../../../../src/machines/news-pit/article.machine.ts'
import {
  hasFailed,
  isLoading,
  itemsOf,
  libraryMachine,
  searchOf,
} from '../../../../src/machines/news-pit/library.machine.ts'
import type { LibraryPage } from '../../../../src/machines/news-pit/library-parts.ts'
import { isDrawerOpen, isLibrary, newsPitMachine } from '../../../../src/machines/news-pit/news-pit.machine.ts'
import { sharingMachine } from '../../../../src/machines/news-pit/sharing.machine.ts'
import { connectionMachine } from '../../../../src/machines/shared/connection.machine.ts'
import { layoutMachine } from '../../../../src/machines/shared/layout.machine.ts'
import { type PlaceEvent, placeMachine } from '../../../../src/machines/shared/place.machine.ts'
import { todayMachine } from '../../../../src/machines/shared/today.machine.ts'
import { spotlightWith } from '../../../../src/machines/spotlight/spotlight.machine.ts'
import { browserEnvironment } from '../../../../src/root/environment.ts'
import { startRoot } from '../../../../src/root/start.ts'
import { newsPitWires } from '../../../../src/root/wires/news-pit.ts'
import { storyOf } from '../../../unit/content/content-item.ts'
import { listOf } from '../../../unit/spotlight/list-of.ts'
import { contextOf, noting, silent } from '../shared/silent.ts'

const [one, two] = [storyOf('one'), storyOf('two')]
const atItem = { place: { page: 'newsPit' as const, itemId: 'one' } }
const page = { contentItems: [two], searchAfter: null, at: 1 }

function startPit() {
  const { root, admit } = startRoot(browserEnvironment())
  onTestFinished(() => void root.stop())
  const paths: PlaceEvent[] = []
  const searches: ContentSearchContext[] = []
  /** Whether the server answers. */
  const server = { answers: true }
  const answer = async <Answer>(given: Answer) => {
    if (!server.answers) throw new Error('silent')
    return given
  }
  const charts = admit(
    {
      connection: { logic: silent(connectionMachine) },
      place: { logic: placeMachine.provide({ actors: { watchPlace: noting(paths) } }), input: atItem },
      layout: { logic: silent(layoutMachine), input: { layout: 'desktop', pointer: 'fine' } },
      today: { logic: silent(todayMachine), input: { day: '2026-10-05', lasts: 60_000 } },
      reading: { logic: silent(readingMachine), input: {} },
      sharing: { logic: silent(sharingMachine), input: {} },
      newsPit: { logic: silent(newsPitMachine) },
      pitSpotlight: {
        logic: spotlightWith(fromCallback<EventObject, ContentSearchContext>(({ input }) => void searches.push(input))),
      },
      library: {
        logic: libraryMachine.provide({
          actors: { loadPage: fromPromise<LibraryPage, NewsPitSearchContext>(() => answer(page)) },
        }),
      },
      article: {
        logic: articleMachine.provide({
          actors: { getContent: fromPromise<ContentItem | undefined, string>(() => answer(one)) },
        }),
      },
    },
    { wires: newsPitWires },
  )
  return { ...charts, paths, searches, server }
}

let charts: ReturnType<typeof startPit>
beforeEach(() => {
  charts = startPit()
})

const reconnect = () => {
  charts.connection.send({ type: 'connection.failed', at: 1 })
  charts.connection.send({ type: 'connection.opened', at: 2 })
}
const goTo = (itemId?: string) => charts.place.send({ type: 'place.changed', place: { page: 'newsPit', itemId } })
const read = () => [...readIdsOf(charts.reading.getSnapshot())]
const shared = () => contextOf(charts.sharing).sharing.title
async function openLibrary() {
  charts.newsPit.send({ type: 'library.chosen' })
  await vi.waitFor(() => expect(itemsOf(charts.library.getSnapshot())).toEqual([two]))
}

describe('the lists of the News Pit', () => {
  it('PIT-02 note what is read in the Spotlight', () => {
    charts.pitSpotlight.send({ type: 'item.toggled', id: 'three' })
    expect(read()).toContain('three')
  })

  it('PIT-04 note what is read in the Library', async () => {
    await openLibrary()
    charts.library.send({ type: 'card.opened', id: 'two' })
    expect(read()).toContain('two')
  })

  it('PIT-10 RTE-03 note that the item of the address is read', async () => {
    await vi.waitFor(() => expect(read()).toEqual(['one']))
  })

  it('PIT-02 share the card of the Spotlight', () => {
    const { pitSpotlight } = charts
    listOf(pitSpotlight).send({ type: 'connection.opened' })
    listOf(pitSpotlight).send({ type: 'items.replaced', items: [one] })
    pitSpotlight.send({ type: 'row.focused', id: 'one' })
    pitSpotlight.send({ type: 'share.asked' })
    expect(shared()).toBe('Simulated: Headline one')
  })

  it('PIT-04 share the card of the Library', async () => {
    await openLibrary()
    charts.library.send({ type: 'share.asked', id: 'two' })
    expect(shared()).toBe('Simulated: Headline two')
  })

  it.each(['pitSpotlight', 'library'] as const)('PIT-07 lead from %s to the search box', (name) => {
    const received = vi.fn()
    charts.newsPit.on('box.asked', received)
    charts[name].send({ type: 'box.wanted' })
    expect(received).toHaveBeenCalledOnce()
  })

  it('ERR-07 PIT-03 ask again for what has failed when the connection is back', async () => {
    const { library, article, newsPit, server } = charts
    server.answers = false
    newsPit.send({ type: 'library.chosen' })
    goTo('two')
    await vi.waitFor(() =>
      expect([hasFailed(library.getSnapshot()), canRetry(article.getSnapshot())]).toEqual([true, true]),
    )
    reconnect()
    expect([isLoading(library.getSnapshot()), isArticleLoading(article.getSnapshot())]).toEqual([true, true])
  })

  it('PIT-09 begin the Spotlight again when the day has changed, and only then', () => {
    const { today, searches } = charts
    const before = searches.length
    today.send({ type: 'day.changed', reading: { day: '2026-10-05', lasts: 1 } })
    const within = searches.length
    today.send({ type: 'day.changed', reading: { day: '2026-10-06', lasts: 1 } })
    expect([before, within, searches.length]).toEqual([1, 1, 2])
  })
})

describe('the view of the News Pit', () => {
  it('PIT-06 the view decides what the Library searches for', () => {
    charts.newsPit.send({ type: 'category.toggled', category: 'top_stories' })
    expect(searchOf(charts.library.getSnapshot())).toEqual({ contentCategories: ['top_stories'] })
  })

  it('RTE-03 PIT-10 the item of the address stands above the Spotlight until it is left', () => {
    const before = isAsked(charts.article.getSnapshot())
    goTo()
    expect([before, isAsked(charts.article.getSnapshot())]).toEqual([true, false])
  })

  it('RTE-03 PIT-06 goes back to the Spotlight when another item is reached', () => {
    charts.newsPit.send({ type: 'library.chosen' })
    const before = isLibrary(charts.newsPit.getSnapshot())
    goTo('two')
    expect([before, isLibrary(charts.newsPit.getSnapshot())]).toEqual([true, false])
  })

  it('RTE-03 PIT-06 takes the item out of the address when the Library is come to, where it stands there', () => {
    const { newsPit, paths } = charts
    newsPit.send({ type: 'library.chosen' })
    goTo()
    newsPit.send({ type: 'category.toggled', category: 'top_stories' })
    expect(paths).toEqual([{ type: 'path.wanted', path: '/news-pit' }])
  })

  it('PIT-01 LAY-01 closes its drawers when they would lie over the page now', () => {
    const { newsPit, layout } = charts
    const isOpen = () => isDrawerOpen(newsPit.getSnapshot(), 'left')
    newsPit.send({ type: 'drawer.toggled', side: 'left', isOver: false })
    const before = isOpen()
    layout.send({ type: 'screen.changed', screen: { layout: 'tablet', pointer: 'fine' } })
    const narrowed = isOpen()
    newsPit.send({ type: 'drawer.toggled', side: 'left', isOver: true })
    layout.send({ type: 'screen.changed', screen: { layout: 'mobile', pointer: 'fine' } })
    expect([before, narrowed, isOpen()]).toEqual([true, false, true])
  })
})
