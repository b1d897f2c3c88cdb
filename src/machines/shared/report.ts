import {
  type ActionArgs,
  type ActionFunction,
  Actor,
  type AnyActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate'

/** The actor that spawned or invoked this one. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined =>
  actor instanceof Actor ? actor.options.parent : undefined

type Params = ParameterizedObject['params'] | undefined
/** What is reported, or how to make it. */
type Report<C extends MachineContext, X extends EventObject, P extends Params, E extends EventObject, R> =
  | R
  | ((args: ActionArgs<C, X, E>, params: P) => R)

/**
 * The action by which a chart says what has happened: to its listeners, and to its parent with its own id as `reportedBy`. It does not know where that leads. A chart
 * without a parent reports to its listeners only; xstate's `sendParent` would end it there.
 */
export function report<
  C extends MachineContext,
  X extends EventObject,
  P extends Params,
  E extends EventObject,
  const R extends EventObject,
>(what: Report<C, X, P, E, R>): ActionFunction<C, X, E, P, never, never, never, never, R> {
  const action = enqueueActions<C, X, P, E, never, never, never, never, R>(({ enqueue, ...args }, params) => {
    const event = typeof what === 'function' ? what(args, params) : what
    enqueue.emit(event)
    if (parentOf(args.self)) enqueue.sendParent({ ...event, reportedBy: args.self.id })
  })
  // for the docs, which list what a chart reports
  return Object.assign(action, { report: what })
}
