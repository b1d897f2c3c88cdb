import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { viewOf } from '../../machines/charts-view.machine.ts'
import { isShown } from '../../machines/embed.machine.ts'
import { focusOn } from '../kit/focus.ts'
import { Panel } from '../kit/Panel.tsx'
import styles from './ChartsPanel.module.css'
import { ChartsSigns } from './ChartsSigns.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'
import { Heatmap } from './Heatmap.tsx'
import { HeatScale } from './HeatScale.tsx'
import { useMarkets } from './market-charts.ts'
import { Provider, ProviderLine } from './Provider.tsx'
import { Timeline } from './Timeline.tsx'
import { useTimelineFacts } from './useTimelineFacts.ts'

type Props = { isOpen: boolean; collapse: ReactNode }

/** CHARTS: the heatmap and the timeline, ours or the provider's. */
export function ChartsPanel({ isOpen, collapse }: Props) {
  const { chartsView } = useMarkets()
  const panel = useRef<HTMLElement>(null)
  const view = useSelector(chartsView, viewOf)
  return (
    <Panel
      ref={panel}
      title="Market overview"
      isOpen={isOpen}
      signs={isOpen && <ChartsSigns />}
      tools={
        <>
          {isOpen && <FullScreenButton panel={panel} what="Market overview" />}
          {collapse}
        </>
      }
    >
      <Tabs />
      <div
        key={view}
        role="tabpanel"
        id={`charts-${view}`}
        className={styles.body}
        aria-labelledby={`charts-tab-${view}`}
      >
        {view === 'heatmap' ? <HeatmapView /> : <TimelineView />}
      </div>
    </Panel>
  )
}

function HeatmapView() {
  const { heatmapEmbed } = useMarkets()
  const isTheirs = useSelector(heatmapEmbed, isShown)
  return (
    <>
      <Provider name="heatmap" embed={heatmapEmbed}>
        <Heatmap />
      </Provider>
      <div className={styles.foot}>
        {!isTheirs && <HeatScale />}
        <ProviderLine embed={heatmapEmbed} />
      </div>
    </>
  )
}

function TimelineView() {
  const { timelineEmbed } = useMarkets()
  const { isLoading } = useTimelineFacts()
  return (
    <>
      <Provider name="timeline" embed={timelineEmbed}>
        <Timeline isWaiting={isLoading} />
      </Provider>
      <div className={styles.foot}>
        <ProviderLine embed={timelineEmbed} />
      </div>
    </>
  )
}

const views = [
  { view: 'heatmap', name: 'Heatmap' },
  { view: 'timeline', name: 'Timeline' },
] as const

/** Tabs that follow the arrow keys (APG). */
function Tabs() {
  const { chartsView } = useMarkets()
  const shown = useSelector(chartsView, viewOf)
  const list = useRef<HTMLDivElement>(null)
  const ask = (view: (typeof views)[number]['view']) => {
    chartsView.send({ type: `${view}.asked` })
    focusOn(list.current?.querySelector(`#charts-tab-${view}`))
  }
  const other = shown === 'heatmap' ? 'timeline' : 'heatmap'
  const keys: Record<string, (typeof views)[number]['view']> = {
    ArrowLeft: other,
    ArrowRight: other,
    Home: 'heatmap',
    End: 'timeline',
  }
  return (
    <div ref={list} role="tablist" aria-label="Market overview" className={styles.tabs}>
      {views.map(({ view, name }) => (
        <button
          key={view}
          type="button"
          role="tab"
          id={`charts-tab-${view}`}
          aria-selected={view === shown}
          aria-controls={view === shown ? `charts-${view}` : undefined}
          tabIndex={view === shown ? 0 : -1}
          onClick={() => ask(view)}
          onKeyDown={(event) => {
            const wanted = keys[event.key]
            if (!wanted) return
            event.preventDefault()
            ask(wanted)
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
