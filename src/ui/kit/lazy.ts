import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { hasFailed, isLoading, type Loaded, type lazyMachine, loadedOf } from '../../machines/shared/lazy.machine.ts'
import { type Charts, useCharts } from '../charts.tsx'

/** A part of the page that is loaded when it is first wanted. Inspectors show it by its name; parts with the same `load` are the same. */
export type LazyPart<Part> = {
  name: string
  load: (needs: Pick<Charts, 'forms' | 'widgets' | 'newsPit' | 'sources' | 'ticker' | 'history'>) => Promise<Part>
}
export type LazyChart = ActorRefFrom<typeof lazyMachine>

/** The part once it is loaded, and how far it is. */
export function useLazy<Part>(lazy: LazyPart<Part>) {
  const chart = useCharts().lazyOf(lazy)
  const snapshot = useSelector(chart, (current) => current)
  const loaded = loadedOf(snapshot)
  return {
    chart,
    part: isBy(lazy.load, loaded) ? loaded.part : undefined,
    isLoading: isLoading(snapshot),
    hasFailed: hasFailed(snapshot),
    retry: () => chart.send({ type: 'retry.pressed' }),
  }
}

/** The same of a part that is wanted as soon as it is shown. */
export function useWanted<Part>(lazy: LazyPart<Part>) {
  const state = useLazy(lazy)
  const { chart } = state
  useEffect(() => chart.send({ type: 'part.wanted' }), [chart])
  return state
}

/** For what leads to a part: its code is fetched as soon as a pointer or the focus comes there. A finger comes with its press. */
export function useIntent(lazy: LazyPart<unknown>) {
  const { lazyOf } = useCharts()
  const expect = () => lazyOf(lazy).send({ type: 'part.expected' })
  return { onPointerEnter: expect, onFocus: expect }
}

/** What a function has loaded is what it loads. */
const isBy = <Part>(load: LazyPart<Part>['load'], loaded: Loaded | undefined): loaded is Loaded<Part> =>
  loaded?.by === load
