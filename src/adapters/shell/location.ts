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
    go: (path: string) => history.push(path),
    /** The same, but what is left cannot be gone back to; nobody is asked, for nobody has chosen it. */
    goOn: (path: string) => history.replace(path, undefined, { ignoreBlocker: true }),
    /** Answers how to stop. */
    watch: (notify: (address: Address) => void) => history.subscribe(() => notify(current())),
  }
}
