import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Alert, KeptAlerts, Rang } from '../../../src/contract/alerts/alerts.ts'
import { namesOf, rangOf, ringingMachine } from '../../../src/machines/alerts/ringing.machine.ts'
import { headlineOf } from '../../unit/alerts/headlines.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const at = Date.parse('2026-11-27T15:00:00Z')
const oil: Alert = { kind: 'words', value: 'oil' }
const energy: Alert = { kind: 'list', value: 'list-1' }
const settings: KeptAlerts['settings'] = {
  sound: 'on',
  desktop: 'on',
  quietHours: 'off',
  quiet: { from: '00:00', to: '00:00' },
}
const none: KeptAlerts = {
  alerts: [],
  settings: { sound: 'on', desktop: 'off', quietHours: 'off', quiet: { from: '22:00', to: '07:00' } },
}
const loud = { says: 'loud', kept: { alerts: [oil, energy], settings } }
// the same hour to the same hour is all day
const hushed = { says: 'hushed', kept: { alerts: [oil], settings: { ...settings, sound: 'off', quietHours: 'on' } } }
const lists = [{ id: 'list-1', name: 'My energy', symbols: ['XOM'] }]
const before: Rang = { ...rangFor('old'), why: ['oil'], how: 'rung' }

function rangFor(id: string): Omit<Rang, 'why' | 'how'> {
  const { title, articleSource } = headlineOf(id)
  return { id, at, title, articleSource }
}
const found = (key: string, id: string) => ({
  type: 'headlines.found',
  says: `${id} by ${key}`,
  key,
  items: [headlineOf(id)],
  at,
})
const owned = (says: string, owner: string | undefined) => ({ type: 'reader.changed', says, owner })
const gathered = { type: 'xstate.after.gatherTime.ringing.gathering', after: 100 }
/** What the browser answers to a claim, whatever was claimed: `b` has rung in another window. */
const claimed = { rang: [{ ...rangFor('a'), why: ['oil'], how: 'rung' as const }, before], fresh: [] as Rang[] }
const mine = { ...claimed, fresh: claimed.rang.slice(0, 1) }
const cases = [
  ...[owned('unknown', undefined), owned('ann', 'ann')],
  ...[loud, hushed].map((given) => ({ type: 'alerts.changed', ...given })),
  { type: 'names.changed', names: { lists } },
  ...[found('words:oil', 'a'), found('list:list-1', 'a'), found('list:list-1', 'b'), found('words:gone', 'a')],
  ...['rang.changed', 'rang.cleared', 'sound.tried'].map((type) => ({ type })),
  { type: 'notification.pressed', id: 'a' },
  gathered,
  { type: 'xstate.done.actor.readRang', output: [before] },
  { type: 'xstate.done.actor.claim', says: 'first', output: mine },
  { type: 'xstate.done.actor.claim', says: 'late', output: claimed },
  { type: 'xstate.done.actor.clearRang' },
  ...['readRang', 'claim', 'clearRang'].map((port) => ({ type: `xstate.error.actor.${port}`, error: silent })),
]

type Came = { id: string; why: string }

class Outcome {
  calls: unknown[] = []
  watched: unknown[] = []
  rung: unknown[] = []
  said: unknown[] = []
  owner: string | undefined
  kept: KeptAlerts = none
  names: { presets?: undefined; lists: typeof lists | undefined } = { lists: undefined }
  came: Came[] = []
  rang: readonly Rang[] = []
  state = 'waiting'

  call(state: string, port: string, input: unknown) {
    this.state = state
    this.calls.push([port, input])
  }
  watch() {
    const searches = this.kept.alerts.flatMap(({ kind }) => {
      if (kind === 'words') return [{ key: 'words:oil', search: { keywords: ['oil'], queryLanguage: 2 } }]
      const search = { keywords: ['list:"My energy"'], queryLanguage: 2 }
      return this.names.lists ? [{ key: 'list:list-1', search }] : []
    })
    this.watched.push({ type: 'searches.changed', searches })
  }
  note({ key, items: [item] }: AnyEventObject) {
    const alert = this.kept.alerts.find(({ kind, value }) => `${kind}:${value}` === key)
    if (alert === energy && !this.names.lists) return
    if (alert) this.came.push({ id: item.id, why: alert === oil ? 'oil' : 'My energy' })
  }
  claim() {
    const how = this.kept.settings.quietHours === 'on' ? 'quiet' : 'rung'
    const ids = [...new Set(this.came.map(({ id }) => id))].reverse()
    const rang = ids.map((id) => {
      const why = [...new Set(this.came.filter((one) => one.id === id).map((one) => one.why))]
      return { ...rangFor(id), why, how }
    })
    this.came = []
    this.call('claiming', 'claim', { owner: this.owner, rang })
  }
  ring(fresh: readonly Rang[]) {
    if (fresh.length === 0) return
    this.said.push({ type: 'alerts.rang', rang: fresh })
    const { sound, desktop } = this.kept.settings
    this.rung.push({ type: 'ring.wanted', sound: sound === 'on', shown: desktop === 'on' ? fresh : [] })
  }
  rest() {
    this.state = this.came.length > 0 ? 'gathering' : 'resting'
  }
  answer(event: AnyEventObject) {
    const is = (port: string, state: string) => event.type.endsWith(`actor.${port}`) && this.state === state
    if (is('readRang', 'reading')) this.rang = event.output ?? this.rang
    else if (is('claim', 'claiming')) {
      this.rang = event.output?.rang ?? this.rang
      this.ring(event.output?.fresh ?? [])
    } else if (!is('clearRang', 'clearing')) return
    this.rest()
  }
  take(event: AnyEventObject) {
    const { type } = event
    const isReading = this.state === 'reading'
    const isResting = this.state === 'resting'
    if (type === 'reader.changed') {
      Object.assign(this, { owner: event.owner, kept: none, came: [], rang: [], state: 'waiting' })
      if (event.owner !== undefined) this.call('reading', 'readRang', event.owner)
    }
    if (type === 'alerts.changed') this.kept = event.kept
    if (type === 'names.changed') this.names = { ...this.names, ...event.names }
    if (['reader.changed', 'alerts.changed', 'names.changed'].includes(type)) this.watch()
    if (type === 'headlines.found') this.note(event)
    if (type === 'rang.changed' && (isReading || isResting)) this.call('reading', 'readRang', this.owner)
    if (type === 'rang.cleared' && isResting) {
      this.rang = []
      this.call('clearing', 'clearRang', this.owner)
    }
    if (type === 'sound.tried') this.rung.push({ type: 'ring.wanted', sound: true, shown: [] })
    if (type === 'notification.pressed') this.said.push({ type: 'headline.asked', id: event.id })
    this.answer(event)
    if (event === gathered && this.state === 'gathering') this.claim()
    else if (this.state === 'resting') this.rest()
  }
}

function outcomeOf(events: AnyEventObject[]) {
  const outcome = new Outcome()
  for (const event of events) outcome.take(event)
  const { calls, watched, rung, said, rang, names } = outcome
  return { calls, watched, rung, said, rang, lists: names.lists }
}

const ports = { promises: ['readRang', 'claim', 'clearRang'], streams: ['watchHeadlines', 'ringer'] }
const start = () => drive(ringingMachine, ports)
const seen = ({ snapshot, calls, sentTo, said }: ReturnType<typeof start>) => ({
  calls: calls.map(({ port, input }) => [port, input]),
  watched: sentTo('watchHeadlines'),
  rung: sentTo('ringer'),
  said,
  rang: rangOf(snapshot()),
  lists: namesOf(snapshot()).lists,
})
/** How much has come changes nothing. */
const situationOf = ({ context: { kept, names, came } }: AnyMachineSnapshot) => [
  kept.alerts.length,
  names.lists !== undefined,
  came.length > 0,
]

describe('what alerts find', () => {
  const covered = coverage(ringingMachine)
  for (const { name, events } of walks(ringingMachine, cases, situationOf)) {
    it(`ALT-02 ringing: ${name}`, async () => {
      const ringing = start()
      await ringing.walk(events, (soFar) => expect(seen(ringing)).toEqual(outcomeOf(soFar)))
      covered.add(ringing.walked)
    })
  }
  covered.prove()
})
