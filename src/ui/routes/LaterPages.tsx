import { type ComponentType, useEffect } from 'react'
import { type LazyPart, useLazy } from '../kit/lazy.ts'
import { PageStandIn } from './PageStandIn.tsx'

/** The router with every page but the Terminal. */
export const pagesCode: LazyPart<ComponentType> = {
  name: 'pages',
  load: async (charts) => (await import('./Pages.tsx')).pagesWith(charts),
}

/** The pages that come when the first of them is gone to. From then on the router stays, and draws nothing at the Terminal. */
export function LaterPages({ isHere }: { isHere: boolean }) {
  const { chart, part: Pages, hasFailed, retry } = useLazy(pagesCode)
  useEffect(() => {
    if (isHere) chart.send({ type: 'part.wanted' })
  }, [chart, isHere])
  if (Pages) return <Pages />
  return isHere && <PageStandIn failure={hasFailed ? { retry } : undefined} />
}
