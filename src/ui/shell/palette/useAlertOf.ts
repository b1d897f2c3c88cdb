import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { alertOf } from '../../../rules/shell/deeds.ts'
import type { Entry } from '../../../rules/shell/palette.ts'
import type { AlertCharts } from '../../alerts/alerts.tsx'
import { useCharts } from '../../charts.tsx'
import { type LazyPart, useLazy } from '../../kit/lazy.ts'
import { useLive } from '../../kit/live.ts'

type Alerts = Pick<AlertCharts, 'alerts'> & Pick<typeof import('../../alerts/alert-state.ts'), 'isOnIn'>

/** The palette opens without them. */
const code: LazyPart<Alerts> = {
  name: 'alerts of the palette',
  async load(charts) {
    const { alerts } = await charts.widgets()
    const [{ isOnIn }, live] = await Promise.all([import('../../alerts/alert-state.ts'), alerts()])
    return { alerts: live.alerts, isOnIn }
  },
}

/** Whether the alert of an entry is on; undefined where it can have none, and until that is known: a press before would be lost. */
export function useAlertOf(entry: Entry | undefined): boolean | undefined {
  const { part, chart } = useLazy(code)
  const alert = entry && alertOf(entry)
  const isWanted = alert !== undefined
  useEffect(() => {
    if (isWanted) chart.send({ type: 'part.wanted' })
  }, [chart, isWanted])
  const { alerts } = useLive<Partial<AlertCharts>>(useCharts().root, part ?? {})
  return useSelector(alerts, (snapshot) => snapshot && alert && part?.isOnIn(snapshot, alert))
}
