import type { Environment } from '../../contract/shared/environment.ts'

/** The version of this page, by the name of the script that it begins with; undefined where it was not built. */
export const versionOfPage = ({ page }: Pick<Environment, 'page'>) =>
  /\/assets\/([^/]+)$/.exec(page.document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1]

/**
 * Reports each time that a part of the app cannot be loaded: `code.stuck` where that part, which browsers name in the error, failed before and the page is online.
 * Returns an unsubscribe function.
 */
export function watchCode(
  notify: (event: { type: 'code.failed' | 'code.stuck' }) => void,
  { page }: Pick<Environment, 'page'>,
) {
  const before = new Set<unknown>()
  const failed = ({ payload }: Event & { payload?: Error }) => {
    const isAgain = before.has(payload?.message) && page.navigator.onLine
    before.add(payload?.message)
    notify({ type: isAgain ? 'code.stuck' : 'code.failed' })
  }
  // dispatched by the function that the build puts around each import
  page.addEventListener('vite:preloadError', failed)
  return () => page.removeEventListener('vite:preloadError', failed)
}

/** Reloads this page. */
export const reloadPage = ({ page }: Pick<Environment, 'page'>) => page.location.reload()
