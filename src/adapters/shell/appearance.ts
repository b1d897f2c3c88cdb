import type { Environment } from '../../contract/shared/environment.ts'

type Appearance = { theme: 'system' | 'dark' | 'light'; density: 'dense' | 'compact' | 'comfortable' }

/** Shows on the page what was chosen; the style sheets do the rest. `theme.js` does the same before the first paint. */
export function showAppearance({ theme, density }: Appearance, { page: { document } }: Pick<Environment, 'page'>) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  dataset.density = density
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = bar.dataset
    const chosen = scheme === theme ? 'all' : 'not all'
    bar.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen)
  }
}
