import { type ComponentType, useEffect } from 'react'
import { type Charts, useCharts } from '../charts.tsx'
import { type createLater, useLater } from './later.ts'

type GateProps = {
  code: ReturnType<typeof createLater<ComponentType, Charts>>
  isOpen: boolean
  /** The code cannot be had: what was asked for is taken back. */
  onAbsence: () => void
}

/** Brings the code of a dialog when it is first asked for. */
export function Gate({ code, isOpen, onAbsence }: GateProps) {
  const charts = useCharts()
  const dialog = useLater(code)

  useEffect(() => {
    if (isOpen) void open()
    async function open() {
      if (await code.ask(charts)) return
      onAbsence()
      const text = 'This could not be loaded. Please try again.'
      charts.notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
    }
  }, [code, charts, isOpen, onAbsence])

  return dialog.status === 'here' && <dialog.part />
}
