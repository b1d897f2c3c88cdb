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
    /** Does nothing where the user has already moved on. */
    leave: () => current() !== undefined && history.back(),
    /** Reports where Back and Forward have led. Returns an unsubscribe function. */
    watch: (notify: (layer: string | undefined) => void) => history.subscribe(() => notify(current())),
  }
}

/** What an entry says of itself beside its layers. */
const stateHere = ({ location: { state } }: RouterHistory) => ('layer' in state ? { layer: state.layer } : {})

/** Parameters of an address by their names; undefined for one that it is not to have. */
type Names = Readonly<Record<string, string | undefined>>
function addressNaming({ location: { pathname, search, hash } }: RouterHistory, names: Names) {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(names)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
}

/** Entries of the browser's history for the layers over a page: each names all of them, the topmost last. */
export function createEntries(history: RouterHistory) {
  const current = (): readonly string[] => {
    const { state } = history.location
    return 'layers' in state && Array.isArray(state.layers) ? state.layers.map(String) : []
  }
  return {
    current,
    /** What the entry beneath says of itself holds for this one, too. */
    enter(layers: readonly string[], names: Names) {
      history.push(addressNaming(history, names), { ...stateHere(history), layers })
    },
    /** The same entry, or one more, with an address that names something else. */
    name(names: Names, replaces: boolean) {
      const state = { ...stateHere(history), layers: current() }
      if (replaces) history.replace(addressNaming(history, names), state)
      else history.push(addressNaming(history, names), state)
    },
    leave: (count: number) => history.go(-count),
    /** `isReturn`: by Back or Forward. Returns an unsubscribe function. */
    watch: (notify: (isReturn: boolean) => void) =>
      history.subscribe(({ action: { type } }) => notify(type !== 'PUSH' && type !== 'REPLACE')),
  }
}

/**
 * Keeps the user from leaving by accident: `ask` is called before the page goes to a path at which `staysAt` does not hold, and nothing
 * happens until it is answered; before the page is closed or reloaded the browser asks by itself.
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
