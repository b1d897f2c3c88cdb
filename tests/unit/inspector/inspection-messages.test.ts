import { describe, expect, it, onTestFinished } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, assign, createActor, fromPromise, sendParent, setup } from 'xstate'
import { InspectionNews, KEPT_MESSAGES } from '../../../src/contract/inspector/inspection.ts'
import { report } from '../../../src/machines/shared/report.ts'
import { createRecorder, type Recorded } from '../../../src/root/inspector/recorder.ts'
import { rootMachine } from '../../../src/root/root.machine.ts'
import type { Wire } from '../../../src/root/wire.ts'
import { until } from '../../setup.ts'

const started = { type: 'session.started', user: 'ada', token: 'abcdef123' } as const

/** Reports as our charts do, and as a chart that uses plain XState would. */
const reporting = setup({ actions: { say: report(started) } }).createMachine({ on: { 'sign.in': { actions: 'say' } } })
const sending = setup({
  actions: { say: sendParent({ ...started, reportedBy: 'session' }) },
}).createMachine({ on: { 'sign.in': { actions: 'say' } } })
const presets = setup({
  types: { context: {} as { count: number } },
  actors: { load: fromPromise<string, void>(async () => 'loaded') },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  context: { count: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'user.came': { target: 'loading', actions: 'count' } } },
    loading: { invoke: { id: 'load', src: 'load', onDone: 'loaded' } },
    loaded: {},
  },
})
const overlay = setup({}).createMachine({ on: { 'presets.counted': {} } })

const wires = [
  { from: 'session', event: 'session.started', to: 'presets', absent: 'drop', send: () => ({ type: 'user.came' }) },
  {
    from: 'presets',
    to: 'overlay',
    select: (snapshot: { context: { count: number } }) => snapshot.context.count,
    send: (count: unknown) => ({ type: 'presets.counted', count }),
  },
] as unknown as Wire[]

function run(session: AnyStateMachine) {
  let time = 0
  const now = () => {
    time += 1
    return time
  }
  const news: Recorded[] = []
  const recorder = createRecorder({ now, notify: (one) => news.push(one) })
  const root = createActor(rootMachine, { id: 'root' })
  recorder.watch(root)
  root.start()
  onTestFinished(() => void root.stop())
  const charts = Object.entries({ session, presets, overlay }).map(([id, logic]) => ({ id, logic }))
  root.send({ type: 'charts.arrived', charts, wires })
  const chart = (id: string): AnyActorRef => root.system.get(id)
  return { news, recorder, chart, root }
}
const wordsOf = ({ recorder }: ReturnType<typeof run>) =>
  recorder.messages().map(({ n, event, from, to, cause }) => [n, `${from?.name} > ${to.name}: ${event.type}`, cause])

describe('messages between charts', () => {
  it.each([
    ['reported', reporting],
    ['sent to the root', sending],
  ])(
    'CHT-04 a report that is %s has its chart as sender, and causes the messages that the root forwards',
    async (_, session) => {
      const app = run(session)
      const before = app.recorder.messages().length
      app.chart('session').send({ type: 'sign.in' })
      await until(() => expect(app.chart('presets').getSnapshot().value).toBe('loaded'))
      expect(wordsOf(app).slice(before)).toEqual([
        [before, 'undefined > session: sign.in', undefined],
        [before + 1, 'session > root: session.started', before],
        [before + 2, 'root > presets: user.came', before + 1],
        [before + 3, 'presets > load: xstate.init', before + 2],
        [before + 4, 'root > overlay: presets.counted', before + 2],
        [before + 5, 'load > presets: xstate.done.actor.load', undefined],
      ])
    },
  )

  it('CHT-04 each step names the message that caused it and its sender', () => {
    const app = run(reporting)
    app.chart('session').send({ type: 'sign.in' })
    const steps = app.recorder.all().flatMap(({ name, steps }) => steps.map((step) => ({ name, ...step })))
    const came = steps.find(({ event }) => event.type === 'user.came')
    const message = app.recorder.messages().find(({ n }) => n === came?.message)
    expect([came?.from, message?.event.type, message?.to.name]).toEqual(['root', 'user.came', 'presets'])
  })

  it('CHT-04 snapshots that the root is shown are no messages, and no message brings a secret', () => {
    const app = run(reporting)
    app.chart('session').send({ type: 'sign.in' })
    const types = app.recorder.messages().map(({ event }) => event.type)
    const said = JSON.stringify([app.recorder.messages(), app.news])
    expect([
      types.some((type) => type.startsWith('xstate.snapshot')),
      said.includes('abcdef123'),
      said.includes('"token":"•••"'),
    ]).toEqual([false, false, true])
  })

  it('CHT-04 messages are reported when sent, match the contract, and are kept up to a limit', () => {
    const app = run(reporting)
    for (let i = 0; i < KEPT_MESSAGES; i += 1) app.chart('overlay').send({ type: 'presets.counted', i })
    const received = app.news.filter(({ type }) => type === 'message.sent')
    const kept = app.recorder.messages()
    expect([
      received.every((one) => InspectionNews.safeParse({ ...one, window: 'w' }).success),
      received.length > KEPT_MESSAGES,
      kept.length,
      kept.at(-1)?.n,
    ]).toEqual([true, true, KEPT_MESSAGES, received.length - 1])
  })
})
