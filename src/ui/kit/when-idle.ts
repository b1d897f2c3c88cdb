const late = (run: () => void) => setTimeout(run, 2_000)

/** Runs it when the browser has nothing else to do; Safari tells nobody when that is. */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? late)(run)
