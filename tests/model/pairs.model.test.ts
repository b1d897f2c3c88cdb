import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { pairedWalks } from './pairs.ts'

const lamp = setup({ types: { context: {} as { uses: number } } }).createMachine({
  id: 'lamp',
  context: { uses: 0 },
  initial: 'off',
  states: {
    off: { on: { 'switch.pressed': 'on' } },
    on: { on: { 'switch.pressed': 'off', 'lamp.broken': 'dark' } },
    dark: {},
  },
})
const [press, hit] = [{ type: 'switch.pressed' }, { type: 'lamp.broken' }]
const [off, on, broken] = ['lamp.off switch.pressed #1', 'lamp.on switch.pressed #1', 'lamp.on lamp.broken #1']

it('CHT-02 the pairs are those transitions that can follow each other, and no others', () => {
  expect(pairedWalks(lamp, [press, hit]).pairs.sort()).toEqual([
    `${off} ⇒ ${broken}`,
    `${off} ⇒ ${on}`,
    `${on} ⇒ ${off}`,
  ])
})

it('CHT-02 a pair that no case reaches is not asked for', () => {
  expect(pairedWalks(lamp, [press]).pairs.sort()).toEqual([`${off} ⇒ ${on}`, `${on} ⇒ ${off}`])
})

it('CHT-02 a case that the chart does not know is told', () => {
  expect(() => pairedWalks(lamp, [press, hit, { type: 'lamp.mended' }])).toThrow('lamp knows no lamp.mended')
})

it('CHT-02 the walks take what walks alone leave', () => {
  expect(pairedWalks(lamp, [press, hit]).walks.map(({ name }) => name)).toEqual([
    'switch.pressed → switch.pressed',
    'switch.pressed → lamp.broken',
    'what changes nothing',
    'switch.pressed → lamp.broken → what changes nothing',
    'switch.pressed → switch.pressed → switch.pressed',
  ])
})
