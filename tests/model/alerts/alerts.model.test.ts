import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Alert, KeptAlerts } from '../../../src/contract/alerts/alerts.ts'
import { alertsMachine, keptOf, permissionOf, problemOf, textOf } from '../../../src/machines/alerts/alerts.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const oil: Alert = { kind: 'words', value: 'oil' }
const energy: Alert = { kind: 'list', value: 'energy' }
const quiet = { from: '22:00', to: '07:00' }
/** As many as there may be. */
const many: Alert[] = Array.from({ length: 20 }, (_, nth) => ({ kind: 'words', value: `w${nth}` }))
const settings: KeptAlerts['settings'] = { sound: 'on', desktop: 'off', quietHours: 'off', quiet }
const first: KeptAlerts = { alerts: [], settings }
/** What the browser answers, whatever was asked of it. */
const read: KeptAlerts = { alerts: [energy], settings }
const kept: KeptAlerts = { alerts: [oil], settings: { ...settings, sound: 'off' } }

const owned = (says: string, owner: string | undefined) => ({ type: 'reader.changed', says, owner })
const typed = (text: string) => ({ type: 'text.typed', says: text, text })
const listed = (says: string, lists: object[] | undefined) => ({ type: 'lists.changed', says, lists })
const asked = (output: string) => ({ type: 'xstate.done.actor.askPermission', says: output, output })
const cases = [
  ...[owned('unknown', undefined), owned('a visitor', ''), owned('ann', 'ann')],
  ...[typed(' oil '), typed(' '), typed('list:cars')],
  ...[listed('unknown', undefined), listed('none', [])],
  ...['alerts.changed', 'text.submitted', 'desktop.asked'].map((type) => ({ type })),
  { type: 'alert.toggled', alert: energy },
  { type: 'alert.ordered', alert: energy, name: 'Energy' },
  { type: 'settings.chosen', settings: { sound: 'off' } },
  { type: 'xstate.done.actor.readAlerts', output: { kept: read, permission: 'denied' } },
  { type: 'xstate.done.actor.keepEdit', output: kept },
  { type: 'xstate.done.actor.keepEdit', says: 'full', output: { ...kept, alerts: many } },
  ...[asked('granted'), asked('denied')],
  ...['readAlerts', 'keepEdit', 'askPermission'].map((port) => ({ type: `xstate.error.actor.${port}`, error: silent })),
]

const full = 'There are 20 alerts, which is the limit. Remove one first.'

type Edit = { does: string; alert?: Alert; settings?: object }
const isOf = (alert: Alert, { kind, value }: Alert) => alert.kind === kind && alert.value === value

class Outcome {
  calls: unknown[] = []
  owner: string | undefined
  kept = first
  lists: object[] | undefined
  edits: Edit[] = []
  permission: string | undefined
  text = ''
  problem = ''
  said: unknown[] = []
  state = 'waiting'
  asking = false

  apply({ does, alert, settings: changed }: Edit) {
    if (changed) this.kept = { ...this.kept, settings: { ...this.kept.settings, ...changed } }
    if (!alert) return
    const others = this.kept.alerts.filter((one) => !isOf(one, alert))
    if (does === 'remove') this.kept = { ...this.kept, alerts: others }
    else if (others.length === this.kept.alerts.length && others.length < 20)
      this.kept = { ...this.kept, alerts: [...others, alert] }
  }
  edit(edit: Edit) {
    this.edits.push(edit)
    this.apply(edit)
  }
  /** What is not kept yet is seen on top of what the browser answers. */
  answer(now: KeptAlerts) {
    this.kept = now
    for (const edit of this.edits) this.apply(edit)
  }
  read() {
    this.state = 'reading'
    this.calls.push(['readAlerts', this.owner])
  }
  rest() {
    this.state = 'resting'
    if (this.edits.length === 0) return
    this.state = 'saving'
    this.calls.push(['keepEdit', { owner: this.owner, edit: this.edits[0] }])
  }
  submit() {
    const alert: Alert = { kind: 'words', value: this.text.trim() }
    if (alert.value === '') this.problem = 'Type a ticker or words first.'
    else if (this.lists && alert.value === 'list:cars') this.problem = 'No such list: cars'
    else if (this.kept.alerts.some((one) => isOf(one, alert))) this.problem = 'There is an alert for this already.'
    else if (this.kept.alerts.length === 20) this.problem = full
    else {
      this.text = ''
      this.edit({ does: 'add', alert })
    }
  }
  change(event: AnyEventObject) {
    if (event.type === 'settings.chosen') this.edit({ does: 'set', settings: event.settings })
    if (event.type === 'text.submitted') this.submit()
    if (event.type !== 'alert.toggled' && event.type !== 'alert.ordered') return
    const rings = this.kept.alerts.some((one) => isOf(one, event.alert))
    if (!rings && this.kept.alerts.length === 20) {
      this.said.push({ type: 'alert.refused', words: full })
      return
    }
    const words = rings ? 'Alerts off for Energy.' : 'Alerts on: new headlines about Energy ring.'
    if (event.name) this.said.push({ type: 'alert.switched', words })
    this.problem = ''
    this.edit({ does: rings ? 'remove' : 'add', alert: event.alert })
  }
  takeAnswer(event: AnyEventObject) {
    const is = (type: string, state: string) => event.type.endsWith(type) && this.state === state
    if (is('readAlerts', 'reading')) {
      if (event.output) {
        this.answer(event.output.kept)
        this.permission = event.output.permission
      }
      this.rest()
    } else if (is('keepEdit', 'saving')) {
      this.edits.shift()
      if (!event.output) return this.read()
      this.answer(event.output)
      this.rest()
    }
  }
  takeDesktop(event: AnyEventObject) {
    if (event.type === 'desktop.asked' && !this.asking) {
      this.asking = true
      this.calls.push(['askPermission', undefined])
    } else if (event.type.endsWith('askPermission') && this.asking) {
      this.asking = false
      this.permission = event.output ?? this.permission
      if (event.output === 'granted') this.edit({ does: 'set', settings: { desktop: 'on' } })
    }
  }
  take(event: AnyEventObject) {
    if (event.type === 'text.typed') [this.text, this.problem] = [event.text, '']
    if (event.type === 'lists.changed') this.lists = event.lists
    if (event.type === 'reader.changed') {
      const text = this.owner === undefined ? this.text : ''
      Object.assign(this, { owner: event.owner, kept: first, edits: [], text, problem: '', state: 'waiting' })
      if (event.owner !== undefined) this.read()
    } else if (event.type === 'alerts.changed') {
      if (this.state === 'reading' || this.state === 'resting') this.read()
    } else if (this.state !== 'waiting') this.change(event)
    this.takeAnswer(event)
    this.takeDesktop(event)
    // what is chosen is kept as soon as nothing else is
    if (this.state === 'resting') this.rest()
  }
  seen() {
    const { calls, kept: now, permission, text, problem, said } = this
    return { calls, kept: now, permission, text, problem, said }
  }
}

function outcomeOf(events: AnyEventObject[]) {
  const outcome = new Outcome()
  for (const event of events) outcome.take(event)
  return outcome.seen()
}

const ports = { promises: ['readAlerts', 'keepEdit', 'askPermission'], streams: ['watchWindows'] }
const start = () => drive(alertsMachine, ports)
const seen = ({ snapshot, calls, said }: ReturnType<typeof start>) => ({
  calls: calls.map(({ port, input }) => [port, input]),
  kept: keptOf(snapshot()),
  permission: permissionOf(snapshot()),
  text: textOf(snapshot()),
  problem: problemOf(snapshot()),
  said,
})
/** More edits that wait change nothing but how many there are. */
const situationOf = ({ context: { edits, kept: now, lists, text } }: AnyMachineSnapshot) => [
  Math.min(edits.length, 2),
  now.alerts.some((one: Alert) => isOf(one, oil)),
  now.alerts.length === 20,
  text.trim(),
  lists !== undefined,
]

describe('the alerts of a reader', () => {
  const covered = coverage(alertsMachine)
  for (const { name, events } of walks(alertsMachine, cases, situationOf)) {
    it(`ALT-01 alerts: ${name}`, async () => {
      const alerts = start()
      await alerts.walk(events, (soFar) => expect(seen(alerts)).toEqual(outcomeOf(soFar)))
      covered.add(alerts.walked)
    })
  }
  covered.prove()
})
