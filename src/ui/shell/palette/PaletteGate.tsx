import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { isSearchAwaited } from '../../../machines/shell/keys.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useOpener } from '../../kit/focus/useOpener.ts'
import { useLazy } from '../../kit/lazy.ts'
import { useAbsence } from '../../kit/panel/absence.ts'
import { paletteCode } from '../../palette-code.ts'
import { EarlyField } from './EarlyField.tsx'

/** The palette comes when it is first asked for, and opens as it comes. */
export function PaletteGate() {
  const { keys } = useCharts()
  const { chart, part: Palette, hasFailed } = useLazy(paletteCode)
  useAbsence(chart, 'The search')
  useEffect(() => {
    const asking = keys.on('palette.asked', () => chart.send({ type: 'part.wanted' }))
    return () => asking.unsubscribe()
  }, [keys, chart])
  const isAwaited = useSelector(keys, isSearchAwaited)
  const opener = useOpener(isAwaited)
  return (
    <>
      {isAwaited && !hasFailed && <EarlyField opener={opener} />}
      {Palette && <Palette opener={opener} />}
    </>
  )
}
