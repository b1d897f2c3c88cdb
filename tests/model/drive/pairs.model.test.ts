import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { drive } from './drive.ts'
import { pairedWalks } from './pairs.ts'
import { inWords } from './walks.ts'

const lamp = setup({ types: { context: {} as { uses: number } } }).createMachine({
  id: 'lamp',
  context: { uses: 0 },
  initial: 'off',
  states: {
    off: { on: { 'switch.pressed': 'on', 'dusk.fell': 'on' } },
    on: { on: { 'lamp.broken': 'dark' }, after: { 1000: 'off' } },
    dark: {},
  },
})
const [press, dusk, hit] = [{ type: 'switch.pressed' }, { type: 'dusk.fell' }, { type: 'lamp.broken' }]
const wait = { type: 'xstate.after.1000.lamp.on' }
const [pressed, fell, broken] = ['lamp.off switch.pressed #1', 'lamp.off dusk.fell #1', 'lamp.on lamp.broken #1']
const passed = 'lamp.on xstate.after.1000.lamp.on #1'

it('CHT-02 the pairs are those transitions that can follow each other, and no others', () => {
  expect(pairedWalks(lamp, [press, dusk, hit, wait]).pairs.sort()).toEqual(
    [pressed, fell].flatMap((one) => [`${one} ⇒ ${broken}`, `${one} ⇒ ${passed}`, `${passed} ⇒ ${one}`]).sort(),
  )
})

it('CHT-02 a pair that no case reaches is not asked for', () => {
  expect(pairedWalks(lamp, [press, wait]).pairs.sort()).toEqual(
    [`${pressed} ⇒ ${passed}`, `${passed} ⇒ ${pressed}`].sort(),
  )
})

it('CHT-02 a case that the chart does not know is reported', () => {
  expect(() => pairedWalks(lamp, [press, hit, { type: 'lamp.mended' }])).toThrow('lamp knows no lamp.mended')
})

it('CHT-02 the walks take what walks alone leave', () => {
  expect(pairedWalks(lamp, [press, dusk, hit, wait]).walks.map(({ name }) => name)).toEqual([
    'dusk.fell',
    'switch.pressed → lamp.broken',
    'switch.pressed → xstate.after.1000.lamp.on',
    'what changes nothing',
    'switch.pressed → what changes nothing',
    'switch.pressed → lamp.broken → what changes nothing',
    'dusk.fell → xstate.after.1000.lamp.on → dusk.fell',
  ])
})

it('CHT-02 each beginning of a walk is checked in the first walk that takes it, and each walk checks its last step', async () => {
  const { walks } = pairedWalks(lamp, [press, dusk, hit, wait])
  const checked: string[] = []
  const ofWalks: number[] = []
  for (const { events } of walks) {
    let checks = 0
    await drive(lamp).walk(events, (soFar) => {
      checked.push(inWords(soFar))
      checks += 1
    })
    ofWalks.push(checks)
  }
  const beginnings = walks.flatMap(({ events }) => [[], ...events].map((_, i) => inWords(events.slice(0, i))))
  expect(new Set(checked)).toEqual(new Set(beginnings))
  expect(Math.min(...ofWalks)).toBeGreaterThan(0)
  expect(checked.length).toBeLessThan(beginnings.length)
})
