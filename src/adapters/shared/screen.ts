import type { Environment } from '../../contract/shared/environment.ts'

type ScreenKind = { layout: 'mobile' | 'tablet' | 'desktop'; pointer: 'fine' | 'coarse' }

/** The window's width, by the limits of the style sheets, and what the user points with. */
export function createScreen({ page }: Pick<Environment, 'page'>) {
  const mobile = page.matchMedia('(max-width: 767px)')
  const tablet = page.matchMedia('(max-width: 1280px)')
  const coarse = page.matchMedia('(pointer: coarse)')
  const current = (): ScreenKind => ({
    layout: mobile.matches ? 'mobile' : tablet.matches ? 'tablet' : 'desktop',
    pointer: coarse.matches ? 'coarse' : 'fine',
  })
  return {
    current,
    /** Returns an unsubscribe function. */
    watch(notify: (kind: ScreenKind) => void) {
      const stop = new AbortController()
      for (const limit of [mobile, tablet, coarse]) limit.addEventListener('change', () => notify(current()), stop)
      return () => stop.abort()
    },
  }
}
