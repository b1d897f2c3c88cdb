import { describe, expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { drawnChart, namedTransitions } from '../../../src/rules/inspector/chart-model.ts'

describe('a chart without its code', () => {
  const machine = setup({
    types: { events: {} as { type: 'go' } },
    actions: { ring: () => undefined },
    actors: { call: fromPromise(async () => undefined) },
    guards: { isDay: () => true },
    delays: { 'a.b': 5 },
  }).createMachine({
    id: 'x',
    initial: 'one',
    states: {
      one: {
        invoke: { id: 'call', src: 'call', onDone: 'two', onError: { target: 'one', reenter: true } },
        entry: ['ring', () => undefined],
        exit: { type: 'ring' },
        after: { 'a.b': 'two', 250: { guard: 'isDay', actions: 'ring' } },
        on: {
          go: [
            { guard: () => true, target: 'two' },
            { guard: { type: 'isDay' }, target: 'three' },
          ],
        },
      },
      two: { initial: 'in', onDone: 'three', states: { in: { type: 'final' } } },
      three: { type: 'final' },
    },
  })
  const chart = drawnChart(machine.root)

  it('CHT-04 describes each state with its actors and actions', () => {
    expect(chart.id).toBe('x')
    expect(chart.states).toEqual([
      { id: 'x', key: 'x', type: 'compound', initial: 'x.one', ports: [], entry: [], exit: [] },
      {
        id: 'x.one',
        key: 'one',
        type: 'atomic',
        parent: 'x',
        ports: ['call'],
        entry: ['ring', 'unnamed'],
        exit: ['ring'],
      },
      { id: 'x.two', key: 'two', type: 'compound', parent: 'x', initial: 'x.two.in', ports: [], entry: [], exit: [] },
      { id: 'x.two.in', key: 'in', type: 'final', parent: 'x.two', ports: [], entry: [], exit: [] },
      { id: 'x.three', key: 'three', type: 'final', parent: 'x', ports: [], entry: [], exit: [] },
    ])
  })

  it('CHT-04 describes the trigger of each transition in words', () => {
    const received = ({
      id,
      source,
      target,
      event,
      guard,
      delay,
      actions,
      reenters,
    }: (typeof chart.transitions)[number]) => {
      return { id, source, target, event, guard, delay, actions, reenters }
    }
    const [target, source] = ['x.two', 'x.one']
    const plain = { source, target, guard: undefined, delay: undefined, actions: [], reenters: false }
    expect(chart.transitions.map(received).sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { ...plain, id: 'x.one go #1', event: 'go', guard: 'unnamed' },
      { ...plain, id: 'x.one go #2', target: 'x.three', event: 'go', guard: 'isDay' },
      {
        ...plain,
        id: 'x.one xstate.after.250.x.one #1',
        target: undefined,
        event: 'after 250',
        guard: 'isDay',
        delay: '250',
        actions: ['ring'],
      },
      { ...plain, id: 'x.one xstate.after.a.b.x.one #1', event: 'after a.b', delay: 'a.b' },
      { ...plain, id: 'x.one xstate.done.actor.call #1', event: 'call answers' },
      { ...plain, id: 'x.one xstate.error.actor.call #1', target: 'x.one', event: 'call fails', reenters: true },
      { ...plain, id: 'x.two xstate.done.state.x.two #1', source: 'x.two', target: 'x.three', event: 'done' },
    ])
  })

  it('CHT-04 knows each transition by the object that the chart runs with', () => {
    const [edge] = machine.states.two?.transitions.get('xstate.done.state.x.two') ?? []
    expect(namedTransitions(machine.root).get(edge)?.id).toBe('x.two xstate.done.state.x.two #1')
  })
})
