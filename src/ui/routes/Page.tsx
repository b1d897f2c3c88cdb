import { Outlet, useMatches } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { pages } from '../../contract/pages.ts'
import { placeOf } from '../../machines/place.machine.ts'
import { platformOf } from '../../rules/shell.ts'
import { useCharts } from '../charts.tsx'
import { NotFound } from './NotFound.tsx'
import { Room } from './Room.tsx'

/** The page of the place that the chart says. The router comes to it a moment later, when it has begun to load what is missing. */
export function Page() {
  const here = useSelector(useCharts().place, placeOf)
  const matched = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  if (here.page === 'notFound') return <NotFound />
  if (platformOf(here) === 'Terminal') return null
  return matched === pages[here.page].path ? <Outlet /> : <Room />
}
