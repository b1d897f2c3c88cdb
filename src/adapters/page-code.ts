/** The version of this page, by the name of the script that it begins with; undefined where it was not built. */
export const versionOfPage = () =>
  /\/assets\/([^/]+)$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1]

/** Tells each time that a part of the app cannot be loaded. Answers how to stop. */
export function watchCode(tell: (event: { type: 'code.failed' }) => void) {
  const failed = () => tell({ type: 'code.failed' })
  // told by the function that the build puts around each import
  addEventListener('vite:preloadError', failed)
  return () => removeEventListener('vite:preloadError', failed)
}

/** Loads this page anew. */
export const reloadPage = () => location.reload()
