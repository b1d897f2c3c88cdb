import type { AnyActorRef } from 'xstate'

/** Who looks at the charts: nobody, unless `inspect.ts` was asked for before the root is started. */
export const inspection: { watch?: (root: AnyActorRef) => void } = {}
