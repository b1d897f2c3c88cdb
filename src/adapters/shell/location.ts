import { createBrowserHistory } from '@tanstack/react-router'
import type { Environment } from '../../contract/shared/environment.ts'

export type Address = { path: string; query: string }

/** The browser's address bar and its history. */
export function createLocation({ page }: Pick<Environment, 'page'>) {
  const history = createBrowserHistory({ window: page })
  const current = (): Address => ({ path: history.location.pathname, query: history.location.search })
  return {
    history,
    current,
    go(path: string) {
      const { state } = history.location
      // the palette closes as it leads on: left between two pages, its entry would lead Forward back
      const isPalette = 'layers' in state && String(state.layers).endsWith('palette')
      if (isPalette) history.replace(path)
      else history.push(path)
    },
    /** Replaces the history entry, so that going back skips it. Not confirmed with the user, because the user did not choose it. */
    goOn: (path: string) => history.replace(path, undefined, { ignoreBlocker: true }),
    /** A layer over the page has an entry of its own at the same address, which is no news. Returns an unsubscribe function. */
    watch(notify: (address: Address) => void) {
      let { href } = history.location
      return history.subscribe(({ location }) => {
        if (location.href !== href) notify(current())
        href = location.href
      })
    },
  }
}
