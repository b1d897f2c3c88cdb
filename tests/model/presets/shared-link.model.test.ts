import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import type { Feed } from '../../../src/contract/shared/workspace.ts'
import { sharedLinkMachine } from '../../../src/machines/presets/shared-link.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const copy = { name: 'Oil', searchContext: { keywords: ['oil'] } }
const opened: Feed = { id: 'shared-t1', name: '', searchContext: copy.searchContext }
const feed = (id: string, searchContext = {}): Feed => ({ id, name: '', searchContext })
const gas = feed('feed-1', { keywords: ['gas'] })
const named = { ...feed('p1'), name: 'Everything' }
const full = [gas, named, feed('feed-3', { topics: ['MACRO'] })]
const feeds = (says: string, all: readonly Feed[]) => ({ type: 'feeds.changed', says, feeds: all })
const reach = (token: string) => ({ type: 'link.reached', says: token, token })
const known = (who: string) => ({ type: 'who.changed', says: who, who })
const got = { type: 'xstate.done.actor.getShared', output: copy }
const failed = (says: string, error: Error) => ({ type: 'xstate.error.actor.getShared', says, error })
const ended = new Failure('refused', 404)
const left = { type: 'link.left' }
const cases = [
  reach('t1'),
  reach('t2'),
  left,
  known('member'),
  known('visitor'),
  known('unknown'),
  feeds('one', [gas]),
  feeds('an empty one', [gas, feed('feed-2')]),
  feeds('three', full),
  got,
  failed('ended', ended),
  failed('silent', silent),
]

/** A link waits until it is known who is here, then for its copy, then for a feed; nothing that a feed looks for gives way. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let who = 'unknown'
  let token: string | undefined
  let step = 'knows' as 'knows' | 'loads' | 'waits'
  let here: readonly Feed[] = []
  function show() {
    const id = `shared-${token}`
    if (here.some((one) => one.id === id)) {
      token = undefined
      return
    }
    const empty = here.findIndex((one) => one.name === '' && Object.keys(one.searchContext).length === 0)
    if (empty < 0 && here.length === 3) {
      if (step !== 'waits') said.push({ type: 'space.lacking', name: 'Oil' })
      step = 'waits'
      return
    }
    const slot = empty < 0 ? here.length : empty
    if (empty < 0) said.push({ type: 'feed.added' })
    said.push({ type: 'feed.replaced', slot, feed: { ...opened, id } })
    said.push({ type: 'shared.opened', name: 'Oil', slot })
    token = undefined
  }
  for (const event of events) {
    if (event.type === 'link.reached') {
      token = event.token
      step = 'knows'
    }
    if (event.type === 'link.left') token = undefined
    if (event.type === 'who.changed') who = event.who
    if (event.type === 'feeds.changed') {
      here = event.feeds
      if (token !== undefined && step === 'waits') show()
    }
    if (event.type.startsWith('xstate.done')) show()
    if (event.type.startsWith('xstate.error')) {
      said.push({ type: event.error === ended ? 'link.ended' : 'link.failed' })
      token = undefined
    }
    if (token !== undefined && step === 'knows' && who !== 'unknown') {
      step = 'loads'
      calls.push({ port: 'getShared', input: token })
    }
  }
  return { said, calls }
}

const start = () => drive(sharedLinkMachine, { promises: ['getShared'] })
const saidAfter = async (...events: AnyEventObject[]) => {
  const link = start()
  await link.walk(events)
  return link.said
}
const loaded = (...all: readonly Feed[]) => [known('visitor'), feeds('these', all), reach('t1'), got]

describe('a link to a shared preset', () => {
  const covered = coverage(sharedLinkMachine)
  for (const { name, events } of walks(sharedLinkMachine, cases, ({ context }) => context)) {
    it(`RTE-19 ${name}`, async () => {
      const { walk, said, calls, walked } = start()
      await walk(events, (soFar) => expect({ said: [...said], calls: [...calls] }).toEqual(outcomeOf(soFar)))
      covered.add(walked)
    })
  }
  covered.prove()

  it('RTE-19 a preset is opened where no feed looks for anything, else in a new feed, and says in which', async () => {
    const shown = (slot: number) => [
      { type: 'feed.replaced', slot, feed: opened },
      { type: 'shared.opened', name: 'Oil', slot },
    ]
    expect([await saidAfter(...loaded(feed('feed-1'), gas)), await saidAfter(...loaded(named, gas))]).toEqual([
      shown(0),
      [{ type: 'feed.added' }, ...shown(2)],
    ])
  })

  it('RTE-19 beside three feeds that look for something it waits until one is closed', async () => {
    const [said, closed, ...more] = await saidAfter(...loaded(...full), feeds('two', full.slice(1)))
    expect([said, closed, more.length]).toEqual([{ type: 'space.lacking', name: 'Oil' }, { type: 'feed.added' }, 2])
  })

  it('RTE-19 what is open already is not opened once more', async () => {
    expect(await saidAfter(...loaded(gas, { ...opened, searchContext: { keywords: ['brent'] } }))).toEqual([])
  })
})
