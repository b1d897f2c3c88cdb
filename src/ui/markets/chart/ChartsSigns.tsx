import { useSelector } from '@xstate/react'
import { SIMULATED } from '../../../contract/shared/news.ts'
import { viewOf } from '../../../machines/markets/charts-view.machine.ts'
import { isShown } from '../../../machines/markets/embed.machine.ts'
import { hasFailed, heatmapOf, isBehind, isOff } from '../../../machines/markets/heatmap.machine.ts'
import { itemsShown } from '../../../machines/markets/timeline.machine.ts'
import { reachOf } from '../../../machines/shared/connection.machine.ts'
import { useCharts } from '../../charts.tsx'
import { SimulatedChip } from '../../kit/panel/Panel.tsx'
import { Standing } from '../../kit/panel/Standing.tsx'
import { useMarkets } from '../market-charts.ts'
import { marketStanding } from '../standing.ts'
import { useTimelineFacts } from '../timeline/useTimelineFacts.ts'

/** Whether what is seen is of now, and whether it is invented. The provider speaks for its own. */
export function ChartsSigns() {
  const { chartsView, heatmapEmbed, timelineEmbed } = useMarkets()
  const view = useSelector(chartsView, viewOf)
  const isTheirs = useSelector(view === 'heatmap' ? heatmapEmbed : timelineEmbed, isShown)
  if (isTheirs) return null
  return view === 'heatmap' ? <OfHeatmap /> : <OfTimeline />
}

function OfHeatmap() {
  const { connection } = useCharts()
  const { heatmap } = useMarkets()
  const facts = {
    reach: useSelector(connection, reachOf),
    isLoading: useSelector(heatmap, (snapshot) => !heatmapOf(snapshot) && !hasFailed(snapshot)),
    isBehind: useSelector(heatmap, isBehind),
    since: useSelector(heatmap, (snapshot) => heatmapOf(snapshot)?.asOf),
  }
  const isSilent = useSelector(heatmap, (snapshot) => hasFailed(snapshot) || isOff(snapshot))
  if (isSilent) return null
  return (
    <>
      <Standing {...marketStanding(facts)} />
      <SimulatedChip what="Invented prices, made by this program" />
    </>
  )
}

function OfTimeline() {
  const { connection } = useCharts()
  const { timeline } = useMarkets()
  const facts = { reach: useSelector(connection, reachOf), ...useTimelineFacts() }
  const isInvented = useSelector(timeline, (snapshot) =>
    itemsShown(snapshot).some(({ source }) => source === SIMULATED),
  )
  return (
    <>
      <Standing {...marketStanding(facts)} />
      {isInvented && <SimulatedChip what="Invented headlines about real companies, made by this program" />}
    </>
  )
}
