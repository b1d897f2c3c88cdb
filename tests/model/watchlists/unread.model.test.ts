import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { unreadMachine, unreadOf } from '../../../src/machines/watchlists/unread.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }
const oil = { id: 'oil', name: 'Oil', symbols: ['XOM'] }
const owned = (says: string, owner: string | undefined) => ({ type: 'reader.changed', says, owner })
const listed = (says: string, lists: object[] | undefined) => ({ type: 'lists.changed', says, lists })
const muting = (says: string, ...excluded: (object | undefined)[]) => ({
  type: 'feeds.changed',
  says,
  feeds: excluded.map((exclude, at) => ({ id: `feed-${at}`, name: '', searchContext: exclude ? { exclude } : {} })),
})
const came = (says: string, ...arrivals: { id: string; lists: string[] }[]) => ({
  type: 'headlines.came',
  says,
  came: arrivals,
})
/** More than are counted. */
const many = Array.from({ length: 130 }, (_, nth) => ({ id: `m${nth}`, lists: ['oil'] }))
const cases = [
  ...[owned('unknown', undefined), owned('a visitor', ''), owned('ann', 'ann')],
  ...[listed('unknown', undefined), listed('oil alone', [oil]), listed('both', [cars, oil])],
  ...[muting('nothing', undefined), muting('a ticker', undefined, { tickers: ['F'] })],
  ...[{ type: 'list.seen', says: 'cars', id: 'cars' }, { type: 'list.left' }],
  ...[
    came('a about cars', { id: 'a', lists: ['cars'] }),
    came('b about both, twice', { id: 'b', lists: ['cars', 'oil'] }, { id: 'b', lists: ['oil'] }),
    came('many about oil', ...many),
  ],
  { type: 'xstate.done.actor.readUnread', output: { cars: ['k'], oil: ['b'] } },
  { type: 'xstate.error.actor.readUnread', error: silent },
]

class Outcome {
  asked: unknown[] = []
  followed: unknown[] = []
  kept: unknown[] = []
  owner: string | undefined
  muted: object[] = []
  lookedAt: string | undefined
  unread = new Map<string, string[]>()
  state = 'waiting'

  counts() {
    return Object.fromEntries(this.unread)
  }
  keep() {
    if (this.state === 'counting') this.kept.push({ type: 'unread.changed', owner: this.owner, unread: this.counts() })
  }
  /** Whether any of them is new. */
  count(list: string, ids: string[]) {
    const before = this.unread.get(list) ?? []
    const after = [...new Set([...before, ...ids])].slice(0, 100)
    if (list === this.lookedAt || after.length === before.length) return false
    this.unread.set(list, after)
    return true
  }
  take(event: AnyEventObject) {
    if (event.type === 'reader.changed') {
      this.owner = event.owner
      this.unread.clear()
      this.state = event.owner === undefined ? 'waiting' : 'reading'
      if (event.owner !== undefined) this.asked.push(event.owner)
    }
    if (event.type === 'lists.changed') {
      const ids = event.lists?.map(({ id }: { id: string }) => id)
      if (ids) for (const id of [...this.unread.keys()]) if (!ids.includes(id)) this.unread.delete(id)
      this.followed.push({ type: 'lists.followed', lists: event.lists ?? [] })
    }
    if (event.type === 'feeds.changed') {
      const mutes = event.says === 'nothing' ? [] : [{ tickers: ['F'] }]
      if (mutes.length !== this.muted.length) this.followed.push({ type: 'mutes.followed', mutes })
      this.muted = mutes
    }
    if (event.type === 'list.left') this.lookedAt = undefined
    if (event.type === 'list.seen') {
      this.lookedAt = event.id
      if (this.unread.delete(event.id)) this.keep()
    }
    if (event.type === 'headlines.came' && this.state !== 'waiting') {
      const idsFor = (list: string) =>
        event.came.filter(({ lists }: { lists: string[] }) => lists.includes(list)).map(({ id }: { id: string }) => id)
      const news = ['cars', 'oil'].map((list) => this.count(list, idsFor(list)))
      if (news.includes(true)) this.keep()
    }
    if (!event.type.endsWith('readUnread') || this.state !== 'reading') return
    const since = [...this.unread]
    if (event.output) this.unread = new Map(Object.entries(event.output as Record<string, string[]>))
    this.unread.delete(this.lookedAt ?? '')
    for (const [list, ids] of since) this.count(list, ids)
    this.state = 'counting'
  }
}

function outcomeOf(events: AnyEventObject[]) {
  const outcome = new Outcome()
  for (const event of events) outcome.take(event)
  const { asked, followed, kept } = outcome
  return { asked, followed, kept, unread: outcome.counts() }
}

const start = () => drive(unreadMachine, { promises: ['readUnread'], streams: ['watchHeadlines', 'keepUnread'] })
const seen = ({ snapshot, calls, sentTo }: ReturnType<typeof start>) => ({
  asked: calls.map(({ input }) => input),
  followed: sentTo('watchHeadlines'),
  kept: sentTo('keepUnread'),
  unread: unreadOf(snapshot()),
})
const situationOf = ({ context: { unread, lookedAt, mutes } }: AnyMachineSnapshot) => [
  unread.cars !== undefined,
  unread.cars?.includes('a'),
  unread.oil?.length > 99,
  lookedAt,
  mutes.length,
]

describe('what is new about watchlists', () => {
  const covered = coverage(unreadMachine)
  for (const { name, events } of walks(unreadMachine, cases, situationOf)) {
    it(`WCH-12 unread: ${name}`, async () => {
      const unread = start()
      await unread.walk(events, (soFar) => expect(seen(unread)).toEqual(outcomeOf(soFar)))
      covered.add(unread.walked)
    })
  }
  covered.prove()
})
