import type { RouterHistory } from '@tanstack/react-router'

/**
 * Entries of the browser's history for what lies over a page and has no address of its own, each by its name: Back takes the topmost away,
 * Forward brings it again.
 */
export function createLayers(history: RouterHistory) {
  const current = () => ('layer' in history.location.state ? String(history.location.state.layer) : undefined)
  return {
    current,
    enter: (layer: string) => history.push(history.location.href, { layer }),
    /** Does nothing where the reader has gone on. */
    leave: () => current() !== undefined && history.back(),
    /** Tells where Back and Forward have led. Answers how to stop. */
    watch: (notify: (layer: string | undefined) => void) => history.subscribe(() => notify(current())),
  }
}

/**
 * Keeps the reader from leaving by accident: `ask` is called before the page goes to a path at which `staysAt` does not hold, and nothing
 * happens until it is answered; before the page is closed or loaded anew the browser asks for itself.
 */
export function guardLeaving(history: RouterHistory, staysAt: (path: string) => boolean, ask: () => void) {
  let settle: ((isBlocked: boolean) => void) | undefined
  const answer = (leaves: boolean) => {
    settle?.(!leaves)
    settle = undefined
  }
  const stop = history.block({
    enableBeforeUnload: true,
    blockerFn: ({ nextLocation }) => {
      if (staysAt(nextLocation.pathname)) return false
      answer(false)
      ask()
      return new Promise<boolean>((resolve) => {
        settle = resolve
      })
    },
  })
  return {
    answer,
    stop() {
      stop()
      answer(true)
    },
  }
}
