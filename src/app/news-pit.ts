import { type ActorRefFrom, createActor } from 'xstate'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import type { connectionMachine } from '../machines/connection.machine.ts'
import { type layoutMachine, layoutOf } from '../machines/layout.machine.ts'
import { newsPitMachine } from '../machines/news-pit.machine.ts'
import { type placeMachine, placeOf } from '../machines/place.machine.ts'
import { dayOf, type todayMachine } from '../machines/today.machine.ts'
import { feedOf, type workspaceMachine } from '../machines/workspace.machine.ts'
import { start } from './inspection.ts'
import { createLibrary } from './library.ts'
import type { ReadingFrame } from './reading.ts'
import type { Calls } from './session.ts'
import { createSharing } from './sharing.ts'
import { createPitSpotlight, keepStories, type Offline } from './spotlight.ts'
import { createFeed } from './terminal.ts'

type Frame = ReadingFrame & {
  connection: ActorRefFrom<typeof connectionMachine>
  workspace: ActorRefFrom<typeof workspaceMachine>
  place: ActorRefFrom<typeof placeMachine>
  layout: ActorRefFrom<typeof layoutMachine>
  today: ActorRefFrom<typeof todayMachine>
}

type Reach = { calls: Calls; sockets: Sockets; offline: Offline }

/** The News Pit, when it is first gone to: starts its charts, and says who hears whom. */
export function startNewsPit(frame: Frame, { calls, sockets, offline }: Reach) {
  const pit = {
    view: createActor(newsPitMachine),
    spotlight: createPitSpotlight(sockets, async (context, signal) => {
      const { http } = await calls()
      return (await http.searchContent(context, signal)).contentItems
    }),
    feed: createFeed(sockets),
    sharing: createSharing(frame.notification),
    ...createLibrary({ calls, frame }),
  }
  introduceLists(pit, frame)
  start(pit)
  keepStories(pit.spotlight, offline)
  offline().then(
    (kept) => kept.keepFeed(pit.feed),
    () => undefined,
  )
  introduceView(pit, frame)
  introduceDay(pit, frame)
  return pit
}

type Pit = ReturnType<typeof startNewsPit>

/** What has been read, what is shared, and what keys ask for, of whichever list. */
function introduceLists({ view, spotlight, library, feed, sharing }: Pit, frame: Frame) {
  const { reading, keys, workspace } = frame
  spotlight.on('items.read', (read) => reading.send(read))
  library.on('items.read', (read) => reading.send(read))
  feed.on('items.read', (read) => reading.send(read))
  spotlight.on('share.asked', (asked) => sharing.send(asked))
  library.on('share.asked', (asked) => sharing.send(asked))
  feed.on('share.asked', (asked) => sharing.send(asked))
  spotlight.on('box.asked', () => view.send({ type: 'box.wanted' }))
  library.on('box.asked', () => view.send({ type: 'box.wanted' }))
  feed.on('search.chosen', ({ search }) => workspace.send({ type: 'search.chosen', place: 'newsPit', search }))
  keys.on('order.given', ({ place, order }) => {
    if (!order) return
    if (place === 'spotlight') spotlight.send(order)
    if (place === 'library') library.send(order)
    if (place === 'newsPit') feed.send(order)
  })
}

/** PIT-09: each day the Spotlight begins later. */
function introduceDay({ spotlight }: Pit, { today }: Frame) {
  let last = dayOf(today.getSnapshot())
  today.subscribe((snapshot) => {
    if (dayOf(snapshot) === last) return
    last = dayOf(snapshot)
    spotlight.send({ type: 'day.begun' })
  })
}

/** The view is where the search of the Library is said; the address says which article stands above the Spotlight. */
function introduceView({ view, library, article, feed }: Pit, { workspace, place, layout }: Frame) {
  const itemHere = () => {
    const here = placeOf(place.getSnapshot())
    return here.page === 'newsPit' ? here.itemId : undefined
  }
  let reached: string | undefined
  const tellPlace = () => {
    const id = itemHere()
    if (id === reached) return
    reached = id
    article.send(id === undefined ? { type: 'article.left' } : { type: 'article.asked', id })
    if (id !== undefined) view.send({ type: 'article.reached' })
  }
  view.on('search.chosen', ({ search }) => {
    library.send({ type: 'search.given', search })
    if (itemHere() !== undefined) place.send({ type: 'place.asked', path: '/news-pit' })
  })
  place.subscribe(tellPlace)
  tellPlace()

  let last = layoutOf(layout.getSnapshot())
  layout.subscribe((snapshot) => {
    // what stood beside the page would lie over it now
    if (last === 'desktop' && layoutOf(snapshot) !== 'desktop') view.send({ type: 'drawers.left' })
    last = layoutOf(snapshot)
  })

  const tellFeed = () => {
    const search = feedOf(workspace.getSnapshot(), 'newsPit')?.searchContext
    if (search) feed.send({ type: 'search.given', search })
  }
  workspace.subscribe(tellFeed)
  tellFeed()
}
