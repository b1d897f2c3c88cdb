import { useSelector } from '@xstate/react'
import { phraseOf } from '../../../machines/markets/heatmap.machine.ts'
import { PhraseField } from '../../kit/fields/PhraseField.tsx'
import { useMarkets } from '../market-charts.ts'

/** EMB-03: limits the heatmap to some shares. */
export function HeatmapSearch() {
  const { heatmap } = useMarkets()
  return (
    <PhraseField
      prompt="Shares, or list:name"
      phrase={useSelector(heatmap, phraseOf)}
      onChange={(phrase) => heatmap.send({ type: 'phrase.changed', phrase })}
    />
  )
}
