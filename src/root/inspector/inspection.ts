import type { AnyActorRef } from 'xstate'

/** What watches the charts: nothing, unless `inspect.ts` was loaded before the root is started. */
export const inspection: { watch?: (root: AnyActorRef) => void } = {}
