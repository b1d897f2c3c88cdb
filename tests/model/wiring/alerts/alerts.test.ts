import { expect, it } from 'vitest'
import type { Alert, Rang } from '../../../../src/contract/alerts/alerts.ts'
import { annFirst } from '../../drive/people.ts'
import { answers, type Changes, changesOf, only, openScene, type Step, says, send, shown } from '../shared/scene.ts'

const signedIn: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', annFirst)]
const settings = {
  sound: 'on',
  desktop: 'off',
  quietHours: 'off',
  quiet: { from: '22:00', to: '07:00' },
} as const
const energy: Alert = { kind: 'list', value: 'list-1' }
const banks: Alert = { kind: 'preset', value: 'banks' }
const read = answers('alerts', 'readAlerts', { kept: { alerts: [energy, banks], settings }, permission: 'granted' })
const lists = answers('watchlists', 'loadLists', [{ id: 'list-1', name: 'Energy', symbols: ['XOM'] }])
const presets = answers('presets', 'listPresets', [
  { id: 'banks', name: 'Banks', searchContext: { sectors: ['Financials'] } },
])
const sought = { key: 'list:list-1', search: { keywords: ['list:"Energy"'], queryLanguage: 2 } }
const preset = { key: 'preset:banks', search: { sectors: ['Financials'] } }
const watches = 'ringing sends to watchHeadlines'
const following = (...searches: object[]) => [{ type: 'searches.changed', searches }]
const ten = shown('Info', 'Energy: Oil jumps', 10_000)
const rang = [{ id: 'o1', title: 'Oil jumps', why: ['Energy'] }] as Rang[]

it('ALT-01 a user who signs in has their alerts, and what rang', () => {
  const named: Changes = {
    alerts: expect.objectContaining({ owner: 'ann' }),
    'alerts asks readAlerts': ['ann'],
    'ringing asks readRang': ['ann'],
  }
  expect(only(named, changesOf(...signedIn))).toEqual(named)
})

it('ALT-01 ALT-02 what alerts for lists and presets look for is known once these are, and is followed', () => {
  expect([
    changesOf(...signedIn, read)[watches],
    changesOf(...signedIn, read, lists)[watches],
    changesOf(...signedIn, read, lists, presets)[watches],
    changesOf(...signedIn, presets, lists, read)[watches],
  ]).toEqual([following(), following(sought), following(sought, preset), following(sought, preset)])
})

it('ALT-01 an alert that is switched off is no longer looked for', () => {
  const off = send('alerts', { type: 'alert.toggled', alert: energy })
  expect(changesOf(...signedIn, read, lists, presets, off)[watches]).toEqual(following(preset))
})

it('ALT-01 words that name a list are refused once the lists are known to be without it', () => {
  const tried: Step[] = [
    send('alerts', { type: 'text.typed', text: 'list:cars' }),
    send('alerts', { type: 'text.submitted' }),
  ]
  const refused = { alerts: expect.objectContaining({ problem: 'No such list: cars' }) }
  expect(only(refused, changesOf(...signedIn, read, lists, ...tried))).toEqual(refused)
})

it.each<[string, Step, Changes]>([
  [
    'ALT-01 an alert beyond the limit is refused with the reason',
    says('alerts', { type: 'alert.refused', words: 'Too many.' }),
    { notification: shown('Failure', 'Too many.') },
  ],
  [
    'ALT-07 what an order has switched is said',
    says('alerts', { type: 'alert.switched', words: 'Alerts off for NVDA.' }),
    { notification: shown('Info', 'Alerts off for NVDA.') },
  ],
  [
    'ALT-03 what rings is said by a notice of ten seconds, which links to the headline',
    says('ringing', { type: 'alerts.rang', rang }),
    { notification: { ...ten, notice: { ...ten.notice, path: '/news-pit/o1' } } },
  ],
  [
    'ALT-03 a press on the notification of the desktop leads to the page of the headline',
    says('ringing', { type: 'headline.asked', id: 'a1' }),
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/news-pit/a1' }] },
  ],
])('%s', (_, step, changes) => {
  expect(changesOf(step)).toEqual(changes)
})

it('ALT-07 an alert that is ordered from the palette is switched on, and off by another', () => {
  const ordered = says('palette', { type: 'alert.ordered', alert: { kind: 'ticker', value: 'NVDA' }, name: 'NVDA' })
  const alertsAfter = (...steps: Step[]) => {
    const scene = openScene()
    for (const step of [...signedIn, read, ...steps]) scene.take(step)
    return scene.snapshot('alerts').context.kept.alerts
  }
  expect([alertsAfter(ordered), alertsAfter(ordered, ordered)]).toEqual([
    [energy, banks, { kind: 'ticker', value: 'NVDA' }],
    [energy, banks],
  ])
})
