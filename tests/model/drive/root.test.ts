import { describe, expect, it, onTestFinished } from 'vitest'
import { type AnyActorRef, type AnyEventObject, assign, createActor, fromCallback, setup } from 'xstate'
import { report } from '../../../src/machines/shared/report.ts'
import type { ActorId } from '../../../src/root/ids.ts'
import { RESTART_LIMIT, rootMachine } from '../../../src/root/root.machine.ts'
import type { EventWire, ValueWire, Wire } from '../../../src/root/wire.ts'

/** Says what it is asked to say, remembers what it was sent, and has a value that others may want. */
const stub = setup({
  types: { context: {} as { received: AnyEventObject[]; value: number }, events: {} as AnyEventObject },
  actions: {
    say: report(({ event }) => event.report),
    keep: assign({ received: ({ context, event }) => [...context.received, event] }),
    change: assign({ value: ({ event }) => event.to }),
    fail: () => {
      throw new Error('planted')
    },
  },
}).createMachine({
  context: { received: [], value: 0 },
  on: {
    'test.say': { actions: 'say' },
    'test.change': { actions: 'change' },
    'test.fail': { actions: 'fail' },
    '*': { actions: 'keep' },
  },
})

function startRoot(ids: readonly ActorId[], wires: readonly object[]) {
  const root = createActor(rootMachine, { id: 'root' }).start()
  onTestFinished(() => void root.stop())
  const admit = (ids: readonly ActorId[], wires?: readonly Wire[]) =>
    root.send({ type: 'charts.arrived', charts: ids.map((id) => ({ id, logic: stub })), wires })
  const chart = (id: ActorId): AnyActorRef => root.system.get(id)
  admit(ids, wires as Wire[])
  return {
    root,
    admit,
    chart,
    say: (id: ActorId, report: AnyEventObject) => chart(id).send({ type: 'test.say', report }),
    change: (id: ActorId, to: number) => chart(id).send({ type: 'test.change', to }),
    received: (id: ActorId) => chart(id).getSnapshot().context.received,
  }
}

const wire = (from: string, event: string, to: string, more: Partial<EventWire> = {}) => ({
  ...{ from, event, to, absent: 'drop' },
  send: ({ n }: AnyEventObject) => ({ type: `${to}.received`, n }),
  ...more,
})
const value = (from: string, to: string, more: Partial<ValueWire> = {}) => ({
  ...{ from, to },
  select: (snapshot: { context: { value: number } }) => snapshot.context.value,
  send: (value: unknown) => ({ type: 'value.given', value }),
  ...more,
})

describe('events', () => {
  it('CHT-08 reach every target of a report in the order of the wires, and of that sender only', () => {
    const { say, received } = startRoot(
      ['session', 'overlay', 'place'],
      [
        wire('session', 'went', 'place'),
        wire('session', 'went', 'overlay'),
        wire('session', 'went', 'place', { send: () => ({ type: 'again' }) }),
        wire('overlay', 'came', 'place'),
      ],
    )
    say('session', { type: 'went', n: 1 })
    say('overlay', { type: 'went', n: 2 })
    expect([received('place'), received('overlay')]).toEqual([
      [{ type: 'place.received', n: 1 }, { type: 'again' }],
      [{ type: 'overlay.received', n: 1 }],
    ])
  })

  it('CHT-08 lead from a feed to the builder beside it, by an address to one feed, and from a page to all feeds', () => {
    const feeds = ['feed.0', 'feed.1', 'feed.newsPit']
    const { say, received } = startRoot(
      [...feeds, 'builder.0', 'builder.1', 'keys', 'session'],
      [
        wire('feed', 'asked', 'builder', { send: (_, slot) => ({ type: 'asked', slot }) }),
        wire('keys', 'ordered', 'feed', { at: ({ slot }) => slot }),
        wire('session', 'ended', 'feed'),
      ],
    )
    say('feed.1', { type: 'asked' })
    say('keys', { type: 'ordered', n: 1, slot: 'newsPit' })
    say('session', { type: 'ended', n: 2 })
    expect(['builder.0', 'builder.1', ...feeds].map(received)).toEqual([
      [],
      [{ type: 'asked', slot: 1 }],
      [{ type: 'feed.received', n: 2 }],
      [{ type: 'feed.received', n: 2 }],
      [
        { type: 'feed.received', n: 1 },
        { type: 'feed.received', n: 2 },
      ],
    ])
  })

  it.each([
    ['queue', [1, 2]],
    ['latest', [2]],
    ['drop', []],
  ] as const)('CHT-08 for a chart that is not there yet: %s', (absent, kept) => {
    const { say, admit, received } = startRoot(['session'], [wire('session', 'went', 'profile', { absent })])
    say('session', { type: 'went', n: 1 })
    say('session', { type: 'went', n: 2 })
    admit(['profile'])
    say('session', { type: 'went', n: 3 })
    expect(received('profile').map(({ n }: AnyEventObject) => n)).toEqual([...kept, 3])
  })
})

describe('values', () => {
  it('CHT-08 values are delivered when either chart starts, before queued events, and whenever they change', () => {
    const { change, say, admit, received } = startRoot(
      ['session', 'overlay'],
      [value('session', 'profile'), wire('overlay', 'went', 'profile', { absent: 'queue' })],
    )
    change('session', 1)
    say('overlay', { type: 'went', n: 9 })
    admit(['profile'])
    change('session', 1)
    change('session', 2)
    expect(received('profile')).toEqual([
      { type: 'value.given', value: 1 },
      { type: 'profile.received', n: 9 },
      { type: 'value.given', value: 2 },
    ])
  })

  it('CHT-08 values of a page differ by feed, and those of a feed go to the chart at its index', () => {
    const { change, admit, received } = startRoot(
      ['workspace', 'feed.0', 'feed.1', 'builder.1'],
      [
        value('workspace', 'feed', {
          select: (snapshot, slot) => ('context' in snapshot ? [snapshot, slot].length && slot : undefined),
        }),
        value('feed', 'builder'),
      ],
    )
    change('feed.0', 5)
    change('feed.1', 6)
    admit(['builder.0'])
    expect(['feed.0', 'feed.1', 'builder.0', 'builder.1'].map(received)).toEqual([
      [{ type: 'value.given', value: 0 }],
      [{ type: 'value.given', value: 1 }],
      [{ type: 'value.given', value: 5 }],
      [
        { type: 'value.given', value: 0 },
        { type: 'value.given', value: 6 },
      ],
    ])
  })
})

it('CHT-08 values of a role with several charts reach one chart once from each of them', () => {
  const { change, received } = startRoot(['feed.0', 'feed.1', 'reading'], [value('feed', 'reading')])
  change('feed.0', 1)
  change('feed.1', 1)
  change('feed.0', 1)
  change('feed.1', 2)
  expect(received('reading').map(({ value: given }: AnyEventObject) => given)).toEqual([0, 0, 1, 1, 2])
})

describe('a chart that fails', () => {
  const wires = [value('session', 'overlay'), wire('session', 'went', 'overlay')]

  it('CHT-08 a restarted chart receives its values again, and the others go on', () => {
    const { chart, change, say, received } = startRoot(['session', 'overlay', 'place'], wires)
    change('session', 3)
    const before = [chart('overlay'), chart('place'), chart('session')]
    chart('overlay').send({ type: 'test.fail' })
    say('session', { type: 'went', n: 1 })
    const after = [chart('overlay'), chart('place'), chart('session')]
    expect([before.map((ref, i) => ref === after[i]), received('overlay')]).toEqual([
      [false, true, true],
      [
        { type: 'value.given', value: 3 },
        { type: 'overlay.received', n: 1 },
      ],
    ])
  })

  it('CHT-08 has its ports closed, and those of its parts, before it is started again', () => {
    const open: string[] = []
    const port = (name: string) =>
      fromCallback(() => {
        open.push(name)
        return () => void open.splice(open.indexOf(name), 1)
      })
    const part = setup({ actors: { line: port('of the part') } }).createMachine({ invoke: { src: 'line' } })
    const whole = setup({
      actors: { line: port('of the whole'), part },
      actions: {
        fail: () => {
          throw new Error('planted')
        },
      },
    }).createMachine({
      invoke: [{ src: 'line' }, { src: 'part' }],
      on: { 'test.fail': { actions: 'fail' } },
    })
    const { root, chart } = startRoot([], [])
    root.send({ type: 'charts.arrived', charts: [{ id: 'overlay', logic: whole }] })
    chart('overlay').send({ type: 'test.fail' })
    expect([chart('overlay').getSnapshot().status, open.sort()]).toEqual(['active', ['of the part', 'of the whole']])
  })

  it('CHT-08 stays down when it fails again and again, and what it would be sent is dropped', () => {
    const { root, chart, say, received } = startRoot(
      ['session', 'overlay', 'place', 'notification'],
      [
        ...wires,
        wire('session', 'went', 'place'),
        wire('root', 'chart.failed', 'notification', { send: () => ({ type: 'failure.raised' }) }),
      ],
    )
    for (let failure = 0; failure <= RESTART_LIMIT; failure += 1) chart('overlay').send({ type: 'test.fail' })
    say('session', { type: 'went', n: 1 })
    expect([chart('overlay'), received('place'), received('notification'), root.getSnapshot().status]).toEqual([
      undefined,
      [{ type: 'place.received', n: 1 }],
      [{ type: 'failure.raised' }],
      'active',
    ])
  })
})
