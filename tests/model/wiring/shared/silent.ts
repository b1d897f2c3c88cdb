import { type AnyActorRef, type AnyStateMachine, type EventObject, fromCallback, fromPromise } from 'xstate'

/** The chart with nothing behind its ports: its calls are never answered. */
export function silent<Chart extends AnyStateMachine>(chart: Chart): Chart {
  const names = Object.keys(chart.implementations.actors)
  const actors = Object.fromEntries(names.map((name) => [name, fromCallback(() => undefined)]))
  return chart.provide({ actors }) as Chart
}

/** The chart with nothing behind its ports, of which those that are named fail. */
export function failing<Chart extends AnyStateMachine>(chart: Chart, ...names: string[]): Chart {
  const fail = fromPromise(() => Promise.reject(new Error('silent')))
  return silent(chart).provide({ actors: Object.fromEntries(names.map((name) => [name, fail])) }) as Chart
}

/** Notes what a chart sends to its stream port. */
export const noting = <Sent extends EventObject>(sent: Sent[]) =>
  fromCallback<Sent>(({ receive }) => receive((event) => void sent.push(event)))

/** What a chart has kept. */
export const contextOf = (chart: AnyActorRef) => chart.getSnapshot().context
