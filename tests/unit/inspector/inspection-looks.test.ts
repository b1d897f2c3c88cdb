import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import type { InspectedActor, InspectedStep } from '../../../src/contract/inspector/inspection.ts'
import { drawnChart } from '../../../src/rules/inspector/chart-model.ts'
import { activeIn, innermostIn, ledTo, takenWords, waitingSteps } from '../../../src/rules/inspector/inspection.ts'
import { wayTo } from '../../../src/ui/inspector/in-sight.ts'

const chart = drawnChart(
  setup({ actions: { click: () => undefined, hum: () => undefined }, guards: { hasPower: () => true } }).createMachine({
    id: 'desk',
    type: 'parallel',
    states: {
      pen: {
        initial: 'idle',
        states: {
          idle: { on: { 'paper.came': { guard: 'hasPower', target: 'writing' }, 'desk.shaken': {} } },
          writing: { on: { 'paper.came': { target: 'writing', reenter: true } } },
        },
      },
      lamp: {
        initial: 'off',
        states: {
          off: { on: { 'paper.came': 'on' } },
          on: { initial: 'dim', states: { dim: {} }, on: { 'desk.shaken': { actions: ['click', 'hum'] } } },
        },
      },
    },
  }).root,
)
const step = (active: string[], taken: string[] = []): InspectedStep => ({
  n: 1,
  at: 0,
  event: { type: 'x' },
  active: ['desk', ...active.map((id) => `desk.${id}`)],
  taken: taken.map((id) => `desk.${id} #1`),
  status: 'active',
  context: {},
})
const lampFirst = step(['lamp', 'lamp.on', 'lamp.on.dim', 'pen', 'pen.writing'])

describe('the description of a step', () => {
  it('CHT-04 lists active states in the order of the file', () => {
    expect([activeIn(chart, lampFirst), innermostIn(chart, lampFirst)]).toEqual([
      ['desk', 'desk.pen', 'desk.pen.writing', 'desk.lamp', 'desk.lamp.on', 'desk.lamp.on.dim'],
      ['desk.pen.writing', 'desk.lamp.on.dim'],
    ])
  })

  it.each([
    ['nothing where nothing was taken', [], ''],
    ['its target', ['pen.idle paper.came'], 'paper.came [hasPower] → pen.writing'],
    ['that it re-enters its state', ['pen.writing paper.came'], 'paper.came ↻'],
    ['its actions while it stays', ['lamp.on desk.shaken'], 'desk.shaken / click, hum'],
    ['that it does nothing', ['pen.idle desk.shaken'], 'desk.shaken / nothing'],
    [
      'each of several',
      ['pen.idle paper.came', 'lamp.off paper.came'],
      'paper.came [hasPower] → pen.writing; paper.came → lamp.on',
    ],
    ['only of what is known', ['pen.gone paper.came'], ''],
  ])('CHT-04 describes a transition: %s', (_, taken, words) => {
    expect(takenWords(chart, step([], taken))).toBe(words)
  })

  it('CHT-04 shows the target of the transitions, the state of an internal one, or else the first state', () => {
    const at = (...taken: string[]) => ledTo(chart, { ...lampFirst, taken: step([], taken).taken })
    expect([
      at(),
      at('lamp.off paper.came'),
      at('lamp.on desk.shaken'),
      at('pen.idle paper.came', 'lamp.on x'),
    ]).toEqual(['desk.pen.writing', 'desk.lamp.on.dim', 'desk.lamp.on.dim', 'desk.pen.writing'])
    expect(at('lamp.off paper.came', 'pen.idle desk.shaken')).toBe('desk.lamp.on.dim')
  })

  it('CHT-04 counts the later steps, even when the first of them were dropped', () => {
    const windows = (...ns: number[]) => {
      const actor: InspectedActor = { id: 'a', name: 'desk', steps: ns.map((n) => ({ ...lampFirst, n })) }
      return [{ id: 'w', tab: 't', path: '/', startedAt: 0, takesEvents: true, actors: [actor], messages: [] }]
    }
    const looked = { window: 'w', tab: 't', actor: 'a', name: 'desk' }
    expect([
      waitingSteps(windows(0, 1), windows(0, 1), looked),
      waitingSteps(windows(600, 601), windows(0, 1), looked),
      waitingSteps([], windows(0, 1), looked),
      waitingSteps([], [], undefined),
    ]).toEqual([0, 600, 0, 0])
  })
})

describe('scrolling the picture', () => {
  const frame = { left: 100, top: 100, right: 500, bottom: 400 }
  const box = (left: number, top: number, width = 50, height = 20) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  })

  it('CHT-04 does not happen while everything is visible', () => {
    expect([wayTo([], frame), wayTo([box(120, 120), box(400, 360)], frame)]).toEqual([
      { left: 0, top: 0 },
      { left: 0, top: 0 },
    ])
  })

  it('CHT-04 centres elements that are out of view or at the edge, in both directions', () => {
    expect([wayTo([box(600, 200)], frame), wayTo([box(200, 375)], frame)]).toEqual([
      { left: 325, top: 0 },
      { left: 0, top: 135 },
    ])
  })

  it('CHT-04 shows the state with its transition where both fit, and else alone', () => {
    const state = box(200, 500)
    expect([wayTo([state, box(200, 300)], frame), wayTo([state, box(200, 100), box(200, 480)], frame)]).toEqual([
      { left: 0, top: 160 },
      { left: 0, top: 250 },
    ])
  })

  it('CHT-04 shows the beginning of elements larger than the frame', () => {
    expect(wayTo([box(200, 300, 50, 900)], frame)).toEqual({ left: 0, top: 192 })
  })
})
