import { useEffect } from 'react'
import { isOffering } from '../../../machines/shared/version.machine.ts'
import { useCharts } from '../../charts.tsx'
import type { LazyChart } from '../lazy.ts'

/**
 * Says that a part could not be loaded, and takes back what was asked for. Where it belongs to another version trying again would not help:
 * the bar says what does (RTE-13).
 */
export function useAbsence(chart: LazyChart, what: string, takeBack?: () => void) {
  const { notification, version } = useCharts()
  useEffect(() => {
    const failing = chart.on('part.failed', () => {
      takeBack?.()
      if (isOffering(version.getSnapshot())) return
      const text = `${what} could not be loaded. Please try again.`
      notification.send({ type: 'notice.raised', notice: { kind: 'Failure', text } })
    })
    return () => failing.unsubscribe()
  }, [chart, what, takeBack, notification, version])
}
