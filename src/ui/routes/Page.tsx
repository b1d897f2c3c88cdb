import { Outlet, useMatches } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { pages } from '../../contract/shared/pages.ts'
import { placeOf } from '../../machines/shared/place.machine.ts'
import { platformOf } from '../../rules/shared/page/shell.ts'
import { useCharts } from '../charts.tsx'
import { type LazyPart, useWanted } from '../kit/lazy.ts'
import { PageStandIn } from './PageStandIn.tsx'

/** The page of the place that the chart says. The router comes to it a moment later, when it has begun to load what is missing. */
export function Page() {
  const here = useSelector(useCharts().place, placeOf)
  const matched = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  if (here.page === 'notFound') return <Unknown />
  if (platformOf(here) === 'Terminal') return null
  return matched === pages[here.page].path ? <Outlet /> : <PageStandIn />
}

const notFoundCode: LazyPart<ComponentType> = {
  name: 'Page not found',
  load: async () => (await import('./NotFound.tsx')).NotFound,
}

/** RTE-11: the chart says so; the router may have found something close to it. */
function Unknown() {
  const { part: NotFound, hasFailed, retry } = useWanted(notFoundCode)
  return NotFound ? <NotFound /> : <PageStandIn failure={hasFailed ? { retry } : undefined} />
}
