import type { Environment } from '../../contract/shared/environment.ts'

/** The version of this page, by the name of the script that it begins with; undefined where it was not built. */
export const versionOfPage = ({ page }: Pick<Environment, 'page'>) =>
  /\/assets\/([^/]+)$/.exec(page.document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1]

/** Reports each time that a part of the app cannot be loaded. Returns an unsubscribe function. */
export function watchCode(notify: (event: { type: 'code.failed' }) => void, { page }: Pick<Environment, 'page'>) {
  const failed = () => notify({ type: 'code.failed' })
  // dispatched by the function that the build puts around each import
  page.addEventListener('vite:preloadError', failed)
  return () => page.removeEventListener('vite:preloadError', failed)
}

/** Reloads this page. */
export const reloadPage = ({ page }: Pick<Environment, 'page'>) => page.location.reload()
