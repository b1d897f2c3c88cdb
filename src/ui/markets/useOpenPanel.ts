import { useEffect } from 'react'

type Panel = { send(event: { type: 'panel.opened' } | { type: 'panel.left' }): void }

/** Notifies a chart that a panel shows it, as long as the calling component is mounted. */
export function useOpenPanel(chart: Panel) {
  useEffect(() => {
    chart.send({ type: 'panel.opened' })
    return () => chart.send({ type: 'panel.left' })
  }, [chart])
}
