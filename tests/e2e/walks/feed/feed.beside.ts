import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  SimulatedClock,
} from 'xstate'
import type { SearchContext } from '../../../../src/contract/shared/search-context.ts'
import { feedListMachine } from '../../../../src/machines/feed/feed-list.machine.ts'
import { feedMutesMachine } from '../../../../src/machines/feed/feed-mutes.machine.ts'
import { feedRowsMachine } from '../../../../src/machines/feed/feed-rows.machine.ts'
import { feedSearchMachine } from '../../../../src/machines/feed/feed-search.machine.ts'
import { feedStatusMachine } from '../../../../src/machines/feed/feed-status.machine.ts'
import { liveFeedMachine, searchOf } from '../../../../src/machines/feed/live-feed.machine.ts'
import { transitionsTaken } from '../../../../src/root/inspector/inspected.ts'
import { seenGuards, statesIn, transitionsOf } from '../../../model/drive/walks.ts'
import { answerTo } from './feed.chains.ts'

/** The feed's chart, and those of its parts. */
export const feedCharts = [
  liveFeedMachine,
  feedListMachine,
  feedMutesMachine,
  feedRowsMachine,
  feedSearchMachine,
  feedStatusMachine,
]

/** The charts beside the page: the walk sends them what happens there, and choices come back as from the workspace. */
export function startBeside() {
  const taken: string[] = []
  const guardsOf = (chart: AnyStateMachine) => seenGuards(chart, (outcome) => taken.push(outcome)) as never
  const lines = new Map<string, (event: AnyEventObject) => void>()
  const line = (name: string) =>
    fromCallback<EventObject, SearchContext>(({ sendBack }) => {
      lines.set(name, sendBack)
    })
  const parts = {
    list: feedListMachine.provide({ actors: { searchNews: line('news') }, guards: guardsOf(feedListMachine) }),
    mutes: feedMutesMachine.provide({ actors: { searchUnmuted: line('unmuted') }, guards: guardsOf(feedMutesMachine) }),
    rows: feedRowsMachine.provide({ guards: guardsOf(feedRowsMachine) }),
    search: feedSearchMachine.provide({ guards: guardsOf(feedSearchMachine) }),
    status: feedStatusMachine,
  }
  const machine = liveFeedMachine.provide({ actors: parts, guards: guardsOf(liveFeedMachine) })
  const names = new Map([machine, ...Object.values(parts)].flatMap((chart) => [...transitionsOf(chart)]))
  const clock = new SimulatedClock()
  const actor = createActor(machine, {
    clock,
    inspect: (entry) => {
      if (entry.type !== '@xstate.microstep') return
      for (const transition of transitionsTaken(entry)) {
        const name = names.get(transition)
        if (name) taken.push(name)
      }
      taken.push(...statesIn(entry.snapshot))
    },
  }).start()
  const notify = (event: AnyEventObject) => {
    if (event.type === 'pause') clock.increment(300)
    else if (event.type.startsWith('unmuted.')) lines.get('unmuted')?.(event)
    else if (/^(connection|items)\./.test(event.type)) lines.get('news')?.(event)
    else actor.send(event as Parameters<typeof actor.send>[0])
  }
  actor.on('search.chosen', ({ search }) => give(search))

  function give(search: SearchContext) {
    const isAnother = JSON.stringify(search) !== JSON.stringify(searchOf(actor.getSnapshot()))
    notify({ type: 'search.given', search })
    if (isAnother) answer(search)
  }
  function answer(search: SearchContext) {
    notify({ type: 'connection.opened' })
    const { items, unmuted, muted } = answerTo(search)
    notify({ type: 'items.replaced', items })
    notify({ type: 'unmuted.replaced', items: unmuted, muted })
  }
  return {
    taken,
    snapshot: () => actor.getSnapshot(),
    begin(search: SearchContext) {
      notify({ type: 'search.given', search })
      answer(search)
    },
    send: notify,
    /** Whether the list has only the walk's own rows. */
    isOurs: () => (searchOf(actor.getSnapshot()).keywords ?? []).length > 0,
  }
}
