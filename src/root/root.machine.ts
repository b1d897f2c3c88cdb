import { type AnyActorLogic, type AnyActorRef, type EventObject, enqueueActions, type Snapshot, setup } from 'xstate'
import type { ActorId } from './ids.ts'
import { changed, type Delivered, type Delivery, eventOf, forwarded, introduced, withValues } from './routing.ts'
import type { Reported, Wire } from './wire.ts'

/** A chart with its ports, ready to be spawned. */
export type Arrival = { id: ActorId; logic: AnyActorLogic; input?: unknown }
type Arrivals = { charts: readonly Arrival[]; wires?: readonly Wire[] }
type Context = {
  wires: readonly Wire[]
  charts: Readonly<Record<ActorId, Arrival>>
  /** What waits for charts that are not there yet, in its order. */
  waiting: readonly { to: ActorId; event: EventObject }[]
  delivered: Delivered
  /** How often each chart has failed. */
  failures: Readonly<Record<ActorId, number>>
}
type Event =
  | ({ type: 'charts.arrived' } & Arrivals)
  /** Charts that were edited, under `npm run dev`. */
  | { type: 'charts.replaced'; charts: readonly Arrival[] }
  | { type: 'charts.spawned'; ids: readonly ActorId[] }
  | { type: `xstate.snapshot.${string}`; snapshot: Snapshot<unknown> }
  | { type: `xstate.error.actor.${string}`; actorId: string; error: unknown }
  | Reported

/** A chart that fails more often stays down. */
export const RESTART_LIMIT = 3

const SNAPSHOT = 'xstate.snapshot.'
type Failed = { actorId: ActorId; error: unknown }
type Changed = { type: string; snapshot: Snapshot<unknown> }

/** Which charts there are is not known beforehand. */
const anyChart: Record<string, AnyActorLogic> = {}

type System = AnyActorRef['system']
/** The charts that are there, and not down. */
const runningIn = ({ charts }: Context, system: System) => Object.keys(charts).filter((id) => system.get(id))

type Waiting = Context['waiting']
const withHeld = (waiting: Waiting, { to, event, absent }: Delivery): Waiting => [
  ...waiting.filter((other) => absent === 'queue' || other.to !== to || other.event.type !== event.type),
  { to, event },
]

/** Runs all charts in one actor system. It decides nothing: charts report, and the wires define which event is forwarded to which chart. */
export const rootMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: anyChart,
  actions: {
    spawn: enqueueActions(({ context, enqueue, system }, { charts, wires = [] }: Arrivals) => {
      const arrived = charts.filter(({ id }) => !system.get(id))
      enqueue.assign({
        wires: [...new Set([...context.wires, ...wires])],
        charts: { ...context.charts, ...Object.fromEntries(arrived.map((chart) => [chart.id, chart])) },
      })
      for (const { id, logic, input } of arrived) {
        enqueue.spawnChild(logic, { id, systemId: id, input, syncSnapshot: true })
      }
      enqueue.raise({ type: 'charts.spawned', ids: arrived.map(({ id }) => id) })
    }),
    /** An edited chart has not failed yet. That `failures` is another object has the screens look for it. */
    replace: enqueueActions(({ context, enqueue }, charts: readonly Arrival[]) => {
      for (const { id } of charts) enqueue.stopChild(id)
      enqueue.assign({ failures: { ...context.failures, ...Object.fromEntries(charts.map(({ id }) => [id, 0])) } })
      enqueue.raise({ type: 'charts.arrived', charts })
    }),
    /** Values come before what was queued. */
    introduce: enqueueActions(({ context, enqueue, system }, ids: readonly ActorId[]) => {
      const there = runningIn(context, system)
      const values = introduced(context.wires, ids, there, (id) => system.get(id)?.getSnapshot())
      for (const value of values) enqueue.sendTo(value.to, eventOf(value))
      for (const { to, event } of context.waiting) if (ids.includes(to)) enqueue.sendTo(to, event)
      enqueue.assign({
        delivered: withValues(context.delivered, values),
        waiting: context.waiting.filter(({ to }) => !ids.includes(to)),
      })
    }),
    deliver: enqueueActions(({ context, enqueue, system }, { type, snapshot }: Changed) => {
      const { wires, delivered } = context
      const values = changed(
        wires,
        { id: type.slice(SNAPSHOT.length), snapshot, delivered },
        runningIn(context, system),
      )
      if (values.length === 0) return
      enqueue.assign({ delivered: withValues(delivered, values) })
      for (const value of values) enqueue.sendTo(value.to, eventOf(value))
    }),
    forward: enqueueActions(({ context, enqueue, system }, report: Event) => {
      if (!('reportedBy' in report)) return
      const there = runningIn(context, system)
      const deliveries = forwarded(context.wires, report, there)
      for (const { to, event } of deliveries) if (there.includes(to)) enqueue.sendTo(to, event)
      const held = deliveries.filter(({ to, absent }) => absent !== 'drop' && !there.includes(to))
      if (held.length > 0) enqueue.assign({ waiting: held.reduce(withHeld, context.waiting) })
    }),
    restart: enqueueActions(({ context, enqueue, self }, { actorId }: Failed) => {
      const failures = (context.failures[actorId] ?? 0) + 1
      const chart = context.charts[actorId]
      enqueue.assign({ failures: { ...context.failures, [actorId]: failures } })
      // a chart that throws leaves its ports open (statelyai/xstate#5153); docs/decisions.md says why this event
      const ports: Record<string, AnyActorRef> = self.getSnapshot().children[actorId]?.getSnapshot().children ?? {}
      for (const port of Object.values(ports)) enqueue.sendTo(port, { type: 'xstate.stop' })
      enqueue.stopChild(actorId)
      if (chart && failures <= RESTART_LIMIT) enqueue.raise({ type: 'charts.arrived', charts: [chart] })
      else enqueue.raise({ type: 'chart.failed', chart: actorId, reportedBy: 'root' })
    }),
  },
}).createMachine({
  id: 'root',
  description: 'Runs every long-lived chart and forwards what they report along the wires.',
  context: { wires: [], charts: {}, waiting: [], delivered: new Map(), failures: {} },
  on: {
    'charts.arrived': { actions: { type: 'spawn', params: ({ event }) => event } },
    'charts.replaced': { actions: { type: 'replace', params: ({ event }) => event.charts } },
    'charts.spawned': { actions: { type: 'introduce', params: ({ event }) => event.ids } },
    'xstate.snapshot.*': { actions: { type: 'deliver', params: ({ event }) => event } },
    'xstate.error.actor.*': { actions: { type: 'restart', params: ({ event }) => event } },
    '*': { actions: { type: 'forward', params: ({ event }) => event } },
  },
})
