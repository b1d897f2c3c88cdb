import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { signInsMachine } from '../../../src/machines/account/sign-ins.machine.ts'
import { builderMachine } from '../../../src/machines/filters/builder.machine.ts'
import { graphOf, labelOf, linesOf } from '../../../src/rules/inspector/chart-graph.ts'
import { drawnChart } from '../../../src/rules/inspector/chart-model.ts'
import { pictureOf } from '../../../src/rules/inspector/chart-picture.ts'

const lamp = setup({
  guards: { hasPower: () => true },
  actions: { click: () => undefined, warm: () => undefined },
  delays: { glowTime: 100 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { 'fuse.blown': '.off' },
  states: {
    off: {
      on: { 'switch.pressed': [{ guard: 'hasPower', target: 'on', actions: 'click' }, { actions: 'click' }] },
    },
    on: {
      entry: 'warm',
      initial: 'warming',
      on: { 'switch.pressed': 'off', 'bulb.broken': 'broken' },
      states: {
        warming: { after: { glowTime: 'glowing' } },
        glowing: { always: { guard: 'hasPower', target: 'bright' } },
        bright: {},
      },
    },
    broken: { type: 'final' },
  },
})
const elk = new ELK()

describe('a chart as it is drawn', () => {
  it('CHT-04 shows the target, the event and the actions of each transition', () => {
    const { transitions } = drawnChart(lamp.root)
    expect(transitions.map((one) => [one.source, labelOf(one), one.target, one.actions])).toEqual([
      ['lamp', 'fuse.blown', 'lamp.off', []],
      ['lamp.off', 'switch.pressed [hasPower]', 'lamp.on', ['click']],
      ['lamp.off', 'switch.pressed', undefined, ['click']],
      ['lamp.on', 'switch.pressed', 'lamp.off', []],
      ['lamp.on', 'bulb.broken', 'lamp.broken', []],
      ['lamp.on.warming', 'after glowTime', 'lamp.on.glowing', []],
      ['lamp.on.glowing', 'always [hasPower]', 'lamp.on.bright', []],
    ])
  })

  it('CHT-04 lists transitions that stay in a state, or lead further into it, below its name', () => {
    const chart = drawnChart(lamp.root)
    expect(chart.states.map((state) => [state.id, linesOf(chart, state).map(({ text }) => text)])).toEqual([
      ['lamp', ['fuse.blown → off']],
      ['lamp.off', ['switch.pressed / click']],
      ['lamp.on', ['entry / warm']],
      ['lamp.on.warming', []],
      ['lamp.on.glowing', []],
      ['lamp.on.bright', []],
      ['lamp.broken', []],
    ])
  })

  it.each([
    ['lamp', lamp],
    ['sign-ins', signInsMachine],
    ['builder', builderMachine],
  ])(
    'CHT-04 %s: every arrow connects the borders of its state and its target, and states are within their parents',
    async (_, machine) => {
      const chart = drawnChart(machine.root)
      const { states, arrows } = pictureOf(chart, await elk.layout(graphOf(chart)))
      const boxOf = (id: string | undefined) => states.find((state) => state.id === id)
      const isOn = (id: string | undefined, x: number, y: number) => {
        const box = boxOf(id)
        if (!box) return false
        const [right, bottom] = [box.x + box.width, box.y + box.height]
        const isWithin = x >= box.x - 1 && x <= right + 1 && y >= box.y - 1 && y <= bottom + 1
        return isWithin && [box.x - x, right - x, box.y - y, bottom - y].some((gap) => Math.abs(gap) <= 1)
      }
      const astray = arrows.filter(({ path, transitions: [id] }) => {
        const { source, target } = chart.transitions.find((one) => one.id === id) ?? {}
        const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
        const [x = 0, y = 0] = numbers
        return !isOn(source, x, y) || !isOn(target, numbers.at(-2) ?? 0, numbers.at(-1) ?? 0)
      })
      const outside = chart.states.filter(({ id, parent }) => {
        const [inner, outer] = [boxOf(id), boxOf(parent)]
        if (!inner || !outer) return false
        return inner.x < outer.x || inner.y < outer.y || inner.x + inner.width > outer.x + outer.width + 1
      })
      expect([astray.map(({ id }) => id), outside.map(({ id }) => id), states.length]).toEqual([
        [],
        [],
        chart.states.length,
      ])
    },
  )
})
