import { useSelector } from '@xstate/react'
import { type ReactNode, use, useRef } from 'react'
import { isTable, viewOf } from '../../../machines/markets/charts-view.machine.ts'
import { isShown } from '../../../machines/markets/embed.machine.ts'
import { heatmapOf, isOff } from '../../../machines/markets/heatmap.machine.ts'
import { Off } from '../../installation/Off.tsx'
import { Panel } from '../../kit/panel/Panel.tsx'
import { TabList } from '../../kit/TabList.tsx'
import { Heatmap } from '../heatmap/Heatmap.tsx'
import { HeatmapSearch } from '../heatmap/HeatmapSearch.tsx'
import { HeatScale } from '../heatmap/HeatScale.tsx'
import { TileChoices } from '../heatmap/tile-choices.ts'
import { useMarkets } from '../market-charts.ts'
import { Provider, ProviderLine } from '../Provider.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { useTimelineFacts } from '../timeline/useTimelineFacts.ts'
import styles from './ChartsPanel.module.css'
import { ChartsSigns } from './ChartsSigns.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'

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
      <div className={styles.bar}>
        <TabList
          label="Market overview"
          className={styles.tabs}
          tabs={views}
          shown={view}
          onChoose={(wanted) => chartsView.send({ type: `${wanted}.asked` })}
          tabIdOf={tabIdOf}
          panelIdOf={panelIdOf}
        />
        {view === 'heatmap' && <OwnHeatmapTools />}
      </div>
      <div key={view} role="tabpanel" id={panelIdOf(view)} className={styles.body} aria-labelledby={tabIdOf(view)}>
        {view === 'heatmap' ? <HeatmapView /> : <TimelineView />}
      </div>
    </Panel>
  )
}

function HeatmapView() {
  const { chartsView, heatmapEmbed, heatmap, installation } = useMarkets()
  const isAbsent = useSelector(heatmap, isOff)
  const isTheirs = useSelector(heatmapEmbed, isShown)
  const hasTiles = useSelector(heatmap, (snapshot) => Boolean(heatmapOf(snapshot)?.tiles.length))
  const { question, isDue } = use(TileChoices)
  const isOurs = !isTheirs && !isAbsent
  // what is asked there is answered by tiles
  const isMap = !useSelector(chartsView, isTable)
  return (
    <>
      <Provider name="heatmap" embed={heatmapEmbed}>
        {isAbsent ? <Off kind="quotes" installation={installation} /> : <Heatmap />}
      </Provider>
      <div className={styles.foot} data-due={(isOurs && isDue) || undefined}>
        {isOurs && isMap && ((hasTiles && question) || <HeatScale />)}
        <ProviderLine embed={heatmapEmbed} hasOurs={!isAbsent} />
      </div>
    </>
  )
}

/** The provider's heatmap has neither a search nor a table. */
function OwnHeatmapTools() {
  const { heatmapEmbed, heatmap, chartsView } = useMarkets()
  const isAbsent = useSelector(heatmap, isOff)
  const isTheirs = useSelector(heatmapEmbed, isShown)
  const isListed = useSelector(chartsView, isTable)
  if (isTheirs || isAbsent) return null
  return (
    <>
      <HeatmapSearch />
      <button
        type="button"
        className={styles.table}
        aria-pressed={isListed}
        onClick={() => chartsView.send({ type: 'table.toggled' })}
      >
        Table
      </button>
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
  { value: 'heatmap', name: 'Heatmap' },
  { value: 'timeline', name: 'Timeline' },
] as const
const tabIdOf = (view: string) => `charts-tab-${view}`
const panelIdOf = (view: string) => `charts-${view}`
