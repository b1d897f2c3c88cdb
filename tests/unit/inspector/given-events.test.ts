import { expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { drawnChart } from '../../../src/rules/inspector/chart-model.ts'
import { acceptedIn, readPayload } from '../../../src/rules/inspector/given-events.ts'

const chartOf = (id: string) =>
  drawnChart(
    setup({ actors: { load: fromPromise(async () => 1) }, guards: { isOn: () => false } }).createMachine({
      id,
      initial: 'idle',
      on: { 'lamp.pressed': {}, '*': {}, 'page.*': {} },
      states: {
        idle: { on: { 'list.asked': 'loading', 'lamp.pressed': { guard: 'isOn', target: 'loading' } } },
        loading: {
          invoke: { id: 'load', src: 'load', onDone: 'idle' },
          after: { 10: 'idle' },
          always: { guard: 'isOn', target: 'idle' },
        },
      },
    }).root,
  )

it('CHT-04 an inspector may send a chart the external events that its active states accept, and the root none', () => {
  const chart = chartOf('desk')
  expect([
    acceptedIn(chart, ['desk', 'desk.idle']),
    acceptedIn(chart, ['desk', 'desk.loading']),
    acceptedIn(chart, []),
    acceptedIn(chartOf('root'), ['root', 'root.idle']),
  ]).toEqual([['lamp.pressed', 'list.asked'], ['lamp.pressed'], [], []])
})

it.each([
  ['nothing', ' ', {}],
  ['an object', '{ "n": 1 }', { n: 1 }],
])('CHT-04 %s is a payload', (_, text, fields) => {
  expect(readPayload(text)).toEqual({ fields })
})

it.each([
  ['bad JSON', '{ n: 1 }', /^This is not JSON: .+ JSON/],
  ['a list', '[1]', /must be a JSON object/],
  ['null', 'null', /must be a JSON object/],
  ['a number', '1', /must be a JSON object/],
])('CHT-04 %s is refused as a payload', (_, text, problem) => {
  expect(readPayload(text).problem).toMatch(problem)
})
