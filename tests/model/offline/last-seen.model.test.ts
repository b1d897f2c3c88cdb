import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { lastNewsMachine } from '../../../src/machines/offline/last-seen.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'
import { itemOf } from '../feed/live-feed.seen.ts'

const pause = { type: 'xstate.after.keepPause.lastSeen.allowed.changed', after: 10_000 }
const items = [itemOf('a', 1)]
const seen = { at: 1_000, owner: 'ann', search: { keywords: ['oil'] }, items: [itemOf('b', 2)] }
const silent = new Failure('silent')
const recalled = (says: string, output?: object) => ({ type: 'xstate.done.actor.recallList', says, output })
const list = (says: string, change: object) => ({ type: 'list.changed', says, change })
const reader = (says: string, reader?: string) => ({ type: 'reader.changed', says, reader })
const allowed = { type: 'consent.changed', says: 'given', mayKeep: true }
const oil = list('search', { search: { keywords: ['oil'] } })
const awaits = list('awaits', { awaitsItems: true })
const live = { type: 'connection.changed', isLive: true }
const cases = [
  allowed,
  { type: 'consent.changed', says: 'withdrawn', mayKeep: false },
  reader('a visitor', ''),
  reader('ann', 'ann'),
  list('newest', { isNewest: true }),
  list('old', { isNewest: false }),
  { type: 'items.changed', items },
  { type: 'page.left' },
  pause,
  live,
  recalled('nothing'),
  recalled('of ann', seen),
  { type: 'xstate.error.actor.recallList', error: silent },
  ...['keepList', 'forgetLists'].flatMap((port) => [
    { type: `xstate.done.actor.${port}` },
    { type: `xstate.error.actor.${port}`, error: silent },
  ]),
]

/** By a list of what was asked of the database, and whether something has changed since it was kept. */
function outcomeOf(events: AnyEventObject[]) {
  const calls: { port: string; input: unknown }[] = []
  let [may, isNewest] = [false, false]
  let here: string | undefined
  let owner: string | undefined
  let shown: readonly object[] = []
  let state = 'forbidden'
  const ask = (port: string, next: string, input?: object) => {
    calls.push({ port, input })
    state = next
  }
  const keep = () => {
    if (!isNewest) state = 'kept'
    else ask('keepList', 'keeping', { items: shown, search: undefined, owner: here || undefined })
    if (isNewest) owner = here || undefined
  }
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'consent.changed': ({ mayKeep }) => (may = mayKeep),
    'reader.changed': (event) => (here = event.reader),
    'list.changed': ({ change }) => (isNewest = change.isNewest),
    'items.changed': (event) => {
      shown = event.items
      if (state === 'keeping' || state === 'kept') state = 'changed'
    },
    'page.left': () => state === 'changed' && keep(),
    [pause.type]: () => state === 'changed' && keep(),
    'xstate.done.actor.recallList': ({ output }) => {
      owner = output?.owner
      state = 'changed'
    },
    'xstate.error.actor.recallList': () => (state = 'changed'),
    'xstate.done.actor.keepList': () => (state = 'kept'),
    'xstate.error.actor.keepList': () => (state = 'kept'),
    'xstate.done.actor.forgetLists': () => (state = 'forbidden'),
    'xstate.error.actor.forgetLists': () => (state = 'forbidden'),
  }
  for (const event of events) {
    rules[event.type]?.(event)
    const isOpen = state !== 'forbidden' && state !== 'forgetting'
    if (isOpen && (!may || (owner !== undefined && here !== undefined && owner !== here))) {
      owner = undefined
      ask('forgetLists', 'forgetting')
    }
    if (state === 'forbidden' && may) ask('recallList', 'recalling')
  }
  return calls
}

const start = () => drive(lastNewsMachine, { promises: ['recallList', 'keepList', 'forgetLists'] })

describe('what was seen last', () => {
  const covered = coverage(lastNewsMachine)
  const facets = ({ context: { mayKeep, list, reader, owner } }: ReturnType<ReturnType<typeof start>['snapshot']>) => [
    ...[mayKeep, list.isNewest, reader, owner],
  ]
  for (const { name, events } of walks(lastNewsMachine, cases, facets)) {
    it(`CHT-02 last seen: ${name}`, async () => {
      const driven = start()
      await driven.walk(events, (soFar) => expect(driven.calls).toEqual(outcomeOf(soFar)))
      covered.add(driven.walked)
    })
  }
  covered.prove()

  const offered = { type: 'items.recalled', items: seen.items, at: seen.at }
  const ofAnn = recalled('of ann', seen)
  it.each([
    ['once the search is the same', [allowed, awaits, ofAnn, oil], [offered]],
    ['at once', [awaits, oil, allowed, ofAnn], [offered]],
    ['when the list comes to lack an answer', [oil, allowed, ofAnn, awaits], [offered]],
    ['not to another search', [awaits, allowed, ofAnn], []],
    ['not to a list that has an answer', [oil, allowed, ofAnn], []],
    ['not while there is a connection', [oil, awaits, live, allowed, ofAnn], []],
    ['not to somebody else', [allowed, reader('a visitor', ''), ofAnn, oil, awaits], []],
  ])('FED-16 it is offered %s', async (_, events, said) => {
    const driven = start()
    await driven.walk(events)
    expect(driven.said).toEqual(said)
  })
})
