import {
  type ActionArgs,
  type ActionFunction,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate'

type Params = ParameterizedObject['params'] | undefined
/** What is reported, or how to make it. */
type Report<C extends MachineContext, X extends EventObject, P extends Params, E extends EventObject, R> =
  | R
  | ((args: ActionArgs<C, X, E>, params: P) => R)

/**
 * The action by which a chart says what has happened: to whoever listens, and to its parent with its own id as `reportedBy`. It does not know who cares. A chart
 * that stands alone reports to nobody; xstate's `sendParent` would end it there.
 */
export function report<
  C extends MachineContext,
  X extends EventObject,
  P extends Params,
  E extends EventObject,
  const R extends EventObject,
>(said: Report<C, X, P, E, R>): ActionFunction<C, X, E, P, never, never, never, never, R> {
  const action = enqueueActions<C, X, P, E, never, never, never, never, R>(({ enqueue, ...args }, params) => {
    const told = typeof said === 'function' ? said(args, params) : said
    enqueue.emit(told)
    if (args.self._parent) enqueue.sendParent({ ...told, reportedBy: args.self.id })
  })
  // for the docs, which list what a chart reports
  return Object.assign(action, { report: said })
}
