import { type ActorRefFrom, createActor, type EventObject, fromCallback } from 'xstate'
import type { createChoices } from '../adapters/choices.ts'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import type { SearchContext } from '../contract/search-context.ts'
import { type layoutMachine, layoutOf } from '../machines/layout.machine.ts'
import { isBuilderOpen, liveFeedMachine } from '../machines/live-feed.machine.ts'
import { isLapsed, type sessionMachine, userOf, whoIsHere } from '../machines/session.machine.ts'
import { feedOf, ownerOf, type WorkspaceTold, workspaceMachine, workspaceOf } from '../machines/workspace.machine.ts'
import { createReading, introduceReading, type ReadingFrame } from './reading.ts'

type Choices = ReturnType<typeof createChoices>

/** A live feed, on the page's one connection. */
export function createFeed(sockets: Sockets) {
  const searchNews = fromCallback<EventObject, SearchContext>(({ input, sendBack }) =>
    sockets.searchNews(input, sendBack),
  )
  const searchUnmuted = fromCallback<EventObject, SearchContext>(({ input, sendBack }) =>
    sockets.searchNews(input, (event) => {
      if (event.type === 'items.replaced') sendBack({ type: 'unmuted.replaced', items: event.items })
      if (event.type === 'items.merged') sendBack({ type: 'unmuted.merged', items: event.items })
    }),
  )
  return createActor(liveFeedMachine.provide({ actors: { searchNews, searchUnmuted } }))
}

/** The Terminal's arrangement, and its feeds by their places from the left: those that are not shown are closed. */
export function createTerminal(sockets: Sockets, choices: Choices) {
  const keepWorkspace = fromCallback<WorkspaceTold>(({ receive }) => {
    receive(({ owner, workspace }) => choices.keepWorkspace(owner, workspace))
  })
  const owner = choices.workspaceOwner()
  const workspace = createActor(workspaceMachine.provide({ actors: { keepWorkspace } }), {
    input: { owner, kept: choices.workspace(owner) },
  })
  const feeds = [createFeed(sockets), createFeed(sockets), createFeed(sockets)] as const
  return { workspace, feeds, reading: createReading(choices) }
}

type Terminal = ReturnType<typeof createTerminal>
type Frame = Omit<ReadingFrame, 'reading'> & {
  session: ActorRefFrom<typeof sessionMachine>
  layout: ActorRefFrom<typeof layoutMachine>
}

/** Who hears whom: the workspace says what each feed searches for, and hears what its reader chooses. */
export function introduceTerminal(terminal: Terminal, frame: Frame, choices: Choices) {
  const { workspace, feeds, reading } = terminal
  const { session, layout } = frame
  introduceReading(feeds, { ...frame, reading })
  feeds.forEach((feed, place) => {
    feed.on('search.chosen', ({ search }) => workspace.send({ type: 'search.chosen', place, search }))
  })
  workspace.subscribe((snapshot) => {
    feeds.forEach((feed, place) => {
      const search = feedOf(snapshot, place)?.searchContext
      feed.send(search ? { type: 'search.given', search } : { type: 'feed.closed' })
    })
  })
  layout.subscribe((snapshot) => {
    if (layoutOf(snapshot) === 'desktop') workspace.send({ type: 'over.left' })
  })
  let hasLapsed = false
  session.subscribe((snapshot) => {
    if (whoIsHere(snapshot) === 'unknown') return
    hasLapsed ||= isLapsed(snapshot)
    const owner = userOf(snapshot)?.username
    const before = ownerOf(workspace.getSnapshot())
    if (owner === before) return
    const isBuilding = feeds.some((feed) => isBuilderOpen(feed.getSnapshot()))
    // who signs in while building goes on with it, unless it may be whoever lapsed who was building; whoever is new here goes on with the visitor's Terminal
    const goesOn = owner && before === undefined && ((isBuilding && !hasLapsed) || !choices.workspace(owner))
    if (owner) hasLapsed = false
    const kept = goesOn ? workspaceOf(workspace.getSnapshot()) : choices.workspace(owner)
    workspace.send({ type: 'owner.changed', owner, kept })
  })
}
