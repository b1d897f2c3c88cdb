import { type EventObject, fromCallback } from 'xstate'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { watchVisits } from '../../adapters/shared/visits.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { ListedSearch } from '../../contract/shared/user/listed-search.ts'
import { liveFeedWith } from '../../machines/feed/live-feed.machine.ts'
import { type ReadingEvent, readingMachine } from '../../machines/feed/reading.machine.ts'
import { workspaceMachine } from '../../machines/shared/workspace.machine.ts'
import type { WorkspaceEvent } from '../../machines/shared/workspace-parts.ts'
import { keptWorkspace, workspaceIn } from '../../rules/shared/page/kept-workspace.ts'
import type { Listed } from '../shared/listed.ts'
import { perFeed } from '../start.ts'

type Choices = ReturnType<typeof createChoices>

/** The slots of the Terminal's feeds. */
const FEEDS = [0, 1, 2] as const

/** A live feed, on the page's one connection. */
export function feedOn(sockets: Sockets, listed: Listed) {
  const searchNews = fromCallback<EventObject, SearchContext>(({ input, sendBack, receive }) => {
    let asked: ListedSearch = input
    receive(() => sockets.askOlderNews(asked))
    return listed(input, (search) => {
      asked = search
      return sockets.searchNews(search, sendBack, 'newest')
    })
  })
  const searchUnmuted = fromCallback<EventObject, SearchContext>(({ input, sendBack }) =>
    listed(input, (search) => {
      // comes with the first exclusions: most feeds have none
      const begun = import('./unmuted.ts').then(({ watchUnmuted }) => watchUnmuted(search, sockets, sendBack))
      // without the code nothing is counted: the list itself comes without what is muted
      return () =>
        void begun.then(
          (leave) => leave(),
          () => undefined,
        )
    }),
  )
  return { logic: liveFeedWith({ searchNews, searchUnmuted }) }
}

/** What all feeds share: what has been read. */
export function createReading(choices: Choices, environment: Environment) {
  const keepReading = fromCallback<ReadingEvent>(({ receive }) => {
    receive(({ reading }) => choices.keepReading(reading))
  })
  const watch = fromCallback(({ sendBack }) => watchVisits(sendBack, environment))
  return {
    logic: readingMachine.provide({ actors: { keepReading, watchVisits: watch } }),
    input: { kept: choices.reading() },
  }
}

function createWorkspace(choices: Choices) {
  const recall = (owner: string | undefined) => {
    const kept = choices.workspace(owner)
    return kept && workspaceIn(kept)
  }
  const keepWorkspace = fromCallback<WorkspaceEvent>(({ receive, sendBack }) => {
    receive((event) => {
      const { owner } = event
      if (event.type === 'workspace.changed') choices.keepWorkspace(owner, keptWorkspace(event.workspace))
      else sendBack({ type: 'workspace.recalled', owner, kept: recall(owner) })
    })
  })
  const owner = choices.workspaceOwner()
  return {
    logic: workspaceMachine.provide({ actors: { keepWorkspace } }),
    input: { owner, kept: recall(owner) },
  }
}

/** The Terminal's arrangement, and its feeds by their slots from the left: those that are not shown are closed. */
export function createTerminal(sockets: Sockets, listed: Listed, choices: Choices, environment: Environment) {
  const feed = feedOn(sockets, listed)
  return {
    entries: {
      workspace: createWorkspace(choices),
      reading: createReading(choices, environment),
    },
    feeds: FEEDS.map((slot) => perFeed('feed', slot, feed)),
  }
}
