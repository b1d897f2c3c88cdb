import { type ComponentType, useEffect } from 'react'
import { useCharts } from '../charts.tsx'
import { type createLater, useLater } from './later.ts'

type GateProps = {
  code: ReturnType<typeof createLater<ComponentType>>
  isOpen: boolean
  /** The code cannot be had: what was asked for is taken back. */
  onAbsence: () => void
}

/** Brings the code of a dialog when it is first asked for. */
export function Gate({ code, isOpen, onAbsence }: GateProps) {
  const { notification } = useCharts()
  const dialog = useLater(code)

  useEffect(() => {
    if (isOpen) void open()
    async function open() {
      if (await code.ask()) return
      onAbsence()
      const text = 'This could not be loaded. Please try again.'
      notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
    }
  }, [code, isOpen, onAbsence, notification])

  return dialog.status === 'here' && <dialog.part />
}
