import type { Environment } from '../../contract/shared/environment.ts'

type ScreenKind = { layout: 'mobile' | 'tablet' | 'desktop'; pointer: 'fine' | 'coarse' }

const limitsOf = ({ matchMedia }: Environment['page']) => ({
  mobile: matchMedia('(max-width: 767px)'),
  tablet: matchMedia('(max-width: 1280px)'),
  coarse: matchMedia('(pointer: coarse)'),
})

const kindOf = ({ mobile, tablet, coarse }: ReturnType<typeof limitsOf>): ScreenKind => ({
  layout: mobile.matches ? 'mobile' : tablet.matches ? 'tablet' : 'desktop',
  pointer: coarse.matches ? 'coarse' : 'fine',
})

/** The window's width, by the limits of the style sheets, and what the user points with, at this moment. */
export const screenOf = (page: Environment['page']) => kindOf(limitsOf(page))

/** The same, and its changes. */
export function createScreen({ page }: Pick<Environment, 'page'>) {
  const limits = limitsOf(page)
  return {
    current: () => kindOf(limits),
    /** Returns an unsubscribe function. */
    watch(notify: (kind: ScreenKind) => void) {
      const stop = new AbortController()
      for (const limit of Object.values(limits)) limit.addEventListener('change', () => notify(kindOf(limits)), stop)
      return () => stop.abort()
    },
  }
}
