import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { loaderOf, viewOf } from '../../machines/filters/builder.machine.ts'
import { pointerOf } from '../../machines/shared/layout.machine.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { useCharts } from '../charts.tsx'
import { focusWithoutScroll, isFocusGone } from '../kit/focus/focus.ts'
import { useOpener } from '../kit/focus/useOpener.ts'
import { type Builders, useWidgets } from '../widgets.tsx'
import styles from './Builder.module.css'
import { BuilderProvider, useBuilder } from './builders.ts'
import { Categories } from './Categories.tsx'
import { Detail } from './Detail.tsx'
import { Loader } from './Loader.tsx'
import { Saver } from './Saver.tsx'
import { Starters } from './Starters.tsx'

const views = { categories: Categories, detail: Detail, loader: Loader, starters: Starters, saver: Saver }

/** FED-02: a sheet over a feed's list that builds, loads and saves its filters. Escape leads back, step by step. */
export const builderOf = (builders: Builders) => (props: { slot: FeedSlot }) => (
  <Builder builders={builders} {...props} />
)

function Builder({ builders, slot }: { builders: Builders; slot: FeedSlot }) {
  const { filterOptions } = useWidgets()
  const builder = builders.builderOf(slot)
  const tickerSearch = builders.tickerSearchOf(slot)
  const loader = useSelector(builder, loaderOf)
  if (!loader) return null
  return (
    <BuilderProvider value={{ builder, loader, tickerSearch, filterOptions, tickerCheck: builders.tickerCheck }}>
      <Sheet />
    </BuilderProvider>
  )
}

const CLOSED_FIELD = '[role="combobox"][aria-expanded="false"]'

function Sheet() {
  const { builder, filterOptions } = useBuilder()
  const view = useSelector(builder, viewOf)
  const sheet = useFocusWithin(view)
  useEffect(() => filterOptions.send({ type: 'options.wanted' }), [filterOptions])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    builder.send({ type: 'back.pressed' })
  }
  /** A field whose list is closed prevents Escape, too, although it does nothing with it; what closes an open list has done so before. */
  const leaveField = (event: KeyboardEvent<HTMLElement>) => {
    const isUnused = !event.defaultPrevented && event.target instanceof Element && event.target.matches(CLOSED_FIELD)
    if (event.key === 'Escape' && isUnused) builder.send({ type: 'back.pressed' })
  }
  const View = views[view]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is handled wherever the focus is inside it
    <div ref={sheet} className={styles.sheet} onKeyDownCapture={leaveField} onKeyDown={leave}>
      <View key={view} />
    </div>
  )
}

/**
 * The focus moves into each view that is drawn: to what it marks, or to its heading where a finger would bring the screen's keyboard over it.
 * It goes back to what opened the sheet.
 */
function useFocusWithin(view: keyof typeof views) {
  const { layout } = useCharts()
  const sheet = useRef<HTMLDivElement>(null)
  const opener = useOpener(true)

  useEffect(() => {
    const hasKeys = pointerOf(layout.getSnapshot()) === 'fine'
    const [marked, heading] = ['[data-autofocus]', 'h3'].map((wanted) =>
      sheet.current?.querySelector<HTMLElement>(`[data-view="${view}"] ${wanted}`),
    )
    const start = marked && (hasKeys || marked.tagName !== 'INPUT') ? marked : heading
    focusWithoutScroll(start)
  }, [layout, view])
  useEffect(() => {
    const left = sheet.current
    const from = opener.current ?? left?.closest('section')?.querySelector<HTMLElement>('[aria-label="Filters"]')
    return () => {
      if (isFocusGone() || left?.contains(document.activeElement)) focusWithoutScroll(from)
    }
  }, [opener])
  return sheet
}
