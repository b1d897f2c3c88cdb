import { useEffect } from 'react'
import { useCharts } from '../../charts.tsx'
import { useLazy } from '../../kit/lazy.ts'
import { useAbsence } from '../../kit/panel/absence.ts'
import { paletteCode } from './palette-code.tsx'

/** The palette comes when it is first asked for, and opens as it comes. */
export function PaletteGate() {
  const { keys } = useCharts()
  const { chart, part: Palette } = useLazy(paletteCode)
  useAbsence(chart, 'The search')
  useEffect(() => {
    const asking = keys.on('palette.asked', () => chart.send({ type: 'part.wanted' }))
    return () => asking.unsubscribe()
  }, [keys, chart])
  return Palette && <Palette />
}
