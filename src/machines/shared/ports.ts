import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** A named hole in a chart: a call that the outside answers once. `app.ts` fills it, and so does a test. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port '${name}' is not filled`)))

/** A port of a chart: something outside that runs while the state lasts. It receives `Received` events and sends events to the chart. */
export const stream = <Received extends EventObject, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<Received, Input>(() => {
    throw new Error(`port '${name}' is not filled`)
  })
