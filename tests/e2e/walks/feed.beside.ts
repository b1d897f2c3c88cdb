import { type AnyEventObject, createActor, fromCallback, SimulatedClock } from 'xstate'
import type { SearchContext } from '../../../src/contract/search-context.ts'
import { liveFeedMachine, searchOf } from '../../../src/machines/live-feed.machine.ts'
import { placesOf, seenGuards, transitionsOf } from '../../model/walks.ts'
import { answerTo } from './feed.chains.ts'

const silence = () => undefined

/** The chart beside the page: what happens there is told to it by the walk, what was chosen comes back as from the workspace. */
export function startBeside() {
  const taken: string[] = []
  const machine = liveFeedMachine.provide({
    actors: { searchNews: fromCallback(silence), searchUnmuted: fromCallback(silence) },
    guards: seenGuards(liveFeedMachine, (outcome) => taken.push(outcome)),
  })
  const names = transitionsOf(machine)
  const clock = new SimulatedClock()
  const actor = createActor(machine, {
    clock,
    inspect: (entry) => {
      if (entry.type !== '@xstate.microstep') return
      for (const transition of entry._transitions) {
        const name = names.get(transition)
        if (name) taken.push(name)
      }
      taken.push(...placesOf(entry.snapshot))
    },
  }).start()
  const tell = (event: AnyEventObject) => {
    if (event.type === 'pause') clock.increment(300)
    else actor.send(event as Parameters<typeof actor.send>[0])
  }
  actor.on('search.chosen', ({ search }) => give(search))

  function give(search: SearchContext) {
    const isAnother = JSON.stringify(search) !== JSON.stringify(searchOf(actor.getSnapshot()))
    tell({ type: 'search.given', search })
    if (isAnother) answer(search)
  }
  function answer(search: SearchContext) {
    tell({ type: 'connection.opened' })
    const { items, unmuted } = answerTo(search)
    tell({ type: 'items.replaced', items })
    tell({ type: 'unmuted.replaced', items: unmuted })
  }
  return {
    taken,
    snapshot: () => actor.getSnapshot(),
    begin(search: SearchContext) {
      tell({ type: 'search.given', search })
      answer(search)
    },
    send: tell,
    /** Whether the list has none but the walk's own rows. */
    isOurs: () => (searchOf(actor.getSnapshot()).keywords ?? []).length > 0,
  }
}
