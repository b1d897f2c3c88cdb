import { type EventObject, fromCallback } from 'xstate'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { watchVisits } from '../../adapters/shared/visits.ts'
import { whole } from '../../adapters/sockets/backfill.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { liveFeedWith } from '../../machines/feed/live-feed.machine.ts'
import { type ReadingEvent, readingMachine } from '../../machines/feed/reading.machine.ts'
import { workspaceMachine } from '../../machines/shared/workspace.machine.ts'
import type { WorkspaceEvent } from '../../machines/shared/workspace-parts.ts'
import { keptWorkspace, workspaceIn } from '../../rules/shared/page/kept-workspace.ts'
import { withoutExclusions } from '../../rules/shared/search.ts'
import { placed } from '../start.ts'

type Choices = ReturnType<typeof createChoices>

/** The places of the Terminal's feeds. */
const FEEDS = [0, 1, 2] as const

/** A live feed, on the page's one connection. */
export function feedOn(sockets: Sockets) {
  const searchNews = fromCallback<EventObject, SearchContext>(({ input, sendBack, receive }) => {
    receive(() => sockets.askOlderNews(input))
    return sockets.searchNews(input, sendBack, 'newest')
  })
  const searchUnmuted = fromCallback<EventObject, SearchContext>(({ input, sendBack }) => {
    let leave: (() => void) | undefined
    let isOver = false
    async function begin() {
      // comes with the first exclusions: most feeds have none
      const { compileContext } = await import('../../rules/shared/match.ts')
      const passes = compileContext(input)
      const send = (type: 'unmuted.replaced' | 'unmuted.merged', items: readonly NewsItem[]) =>
        sendBack({ type, items, muted: items.filter((item) => !passes(item)).map(({ id }) => id) })
      if (isOver) return
      leave = sockets.searchNews(
        withoutExclusions(input),
        whole((event) => {
          if (event.type === 'items.replaced') send('unmuted.replaced', event.items)
          if (event.type === 'items.merged') send('unmuted.merged', event.items)
        }),
      )
    }
    // without the code nothing is counted: the list itself comes without what is muted
    begin().catch(() => undefined)
    return () => {
      isOver = true
      leave?.()
    }
  })
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

/** The Terminal's arrangement, and its feeds by their places from the left: those that are not shown are closed. */
export function createTerminal(sockets: Sockets, choices: Choices, environment: Environment) {
  const feed = feedOn(sockets)
  return {
    entries: {
      workspace: createWorkspace(choices),
      reading: createReading(choices, environment),
    },
    feeds: FEEDS.map((place) => placed('feed', place, feed)),
  }
}
