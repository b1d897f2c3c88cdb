import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import {
  hasFailed,
  knownLists,
  listsOf,
  watchlistsMachine,
} from '../../../src/machines/watchlists/watchlists.machine.ts'
import { edited, type Lists, type WatchlistEdit } from '../../../src/rules/watchlists/edits.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const ports = { promises: ['loadLists', 'saveEdit'] }
const cars = { id: 'cars', name: 'Cars', symbols: ['F', 'GM'] }
const oil = { id: 'oil', name: 'Oil', symbols: ['XOM'] }
const renamed: WatchlistEdit = { kind: 'changed', id: 'cars', name: 'Motors' }
const removed: WatchlistEdit = { kind: 'removed', id: 'oil' }
const came = (owner: string | undefined) => ({ type: 'reader.changed', says: owner ?? 'unknown', owner })
const made = (edit: WatchlistEdit) => ({ type: 'edit.made', says: edit.kind, edit })
const taken = new Failure('refused', 409, { code: 'name-taken', message: 'You have a list “Motors” already.' })
const loaded = { type: 'xstate.done.actor.loadLists', says: 'two', output: [cars, oil] }
const cases = [
  came('ann'),
  came(''),
  came(undefined),
  { type: 'lists.wanted' },
  made(renamed),
  made(removed),
  loaded,
  { type: 'xstate.error.actor.loadLists', error: silent },
  { type: 'xstate.done.actor.saveEdit', says: 'stored', output: [{ ...cars, name: 'As stored' }] },
  { type: 'xstate.error.actor.saveEdit', says: 'taken', error: taken },
]

/** An edit is seen at once and saved after those before it; where one is refused, the others are dropped and the lists are loaded again. */
function outcomeOf(events: AnyEventObject[]) {
  const calls: unknown[] = []
  const said: AnyEventObject[] = []
  let owner: string | undefined
  let saved: Lists = []
  let waiting: WatchlistEdit[] = []
  let state = 'unknown' as 'unknown' | 'loading' | 'failed' | 'resting' | 'saving' | 'refreshing'
  const load = (next: typeof state) => {
    state = next
    calls.push(['loadLists', owner])
  }
  const rest = () => {
    const [edit] = waiting
    state = edit ? 'saving' : 'resting'
    if (edit) calls.push(['saveEdit', { owner, lists: saved, edit }])
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'reader.changed': (event) => {
      ;[owner, saved, waiting] = [event.owner, [], []]
      if (owner === undefined) state = 'unknown'
      else load('loading')
    },
    'lists.wanted': () => {
      if (state === 'failed') load('loading')
      if (state === 'resting') load('refreshing')
    },
    'edit.made': ({ edit }) => {
      if (!['resting', 'saving', 'refreshing'].includes(state)) return
      waiting.push(edit)
      if (state === 'resting') rest()
    },
    'xstate.done.actor.loadLists': ({ output }) => {
      saved = output
      rest()
    },
    'xstate.error.actor.loadLists': () => {
      if (state === 'refreshing') return rest()
      state = 'failed'
      said.push({ type: 'lists.failed' })
    },
    'xstate.done.actor.saveEdit': ({ output }) => {
      saved = output
      waiting.shift()
      if (waiting.length === 0) said.push({ type: 'edits.ended', lists: saved })
      rest()
    },
    'xstate.error.actor.saveEdit': () => {
      waiting = []
      said.push({ type: 'edit.refused', words: 'You have a list “Motors” already.', isUnfit: true })
      load('refreshing')
    },
  }
  for (const event of events) rules[event.type]?.(event)
  const isKnown = ['resting', 'saving', 'refreshing'].includes(state)
  const lists = waiting.reduce(edited, saved)
  return { lists, known: isKnown ? lists : undefined, failed: state === 'failed', calls, said }
}

const seen = ({ snapshot, said, calls }: ReturnType<typeof drive<typeof watchlistsMachine>>) => ({
  lists: listsOf(snapshot()),
  known: knownLists(snapshot()),
  failed: hasFailed(snapshot()),
  calls: calls.map(({ port, input }) => [port, input]),
  said,
})

describe('watchlists', () => {
  const covered = coverage(watchlistsMachine)
  const facets = ({ context }: { context: { owner?: string; waiting: unknown[] } }) => [
    context.owner,
    Math.min(context.waiting.length, 2),
  ]
  for (const { name, events } of walks(watchlistsMachine, cases, (snapshot) => facets(snapshot as never))) {
    it(`WCH-04 ${name}`, async () => {
      const lists = drive(watchlistsMachine, ports)
      await lists.walk(events, (soFar) => expect(seen(lists)).toEqual(outcomeOf(soFar)))
      covered.add(lists.walked)
    })
  }
  covered.prove()

  it('WCH-04 a failure without a reason says that nothing was saved', async () => {
    const { walk, said } = drive(watchlistsMachine, ports)
    await walk([came('ann'), loaded, made(renamed), { type: 'xstate.error.actor.saveEdit', error: silent }])
    const words = 'The change to your watchlists could not be saved.'
    expect(said).toEqual([{ type: 'edit.refused', words, isUnfit: false }])
  })
})
