const late = (run: () => void) => setTimeout(run, 2_000)

/** Runs a callback when the browser is idle; Safari has no `requestIdleCallback`, so there it runs after a delay. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? late)(run)
