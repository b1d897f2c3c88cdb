import { type ComponentType, useEffect } from 'react'
import { type Charts, useCharts } from '../charts.tsx'
import { tellAbsence } from './absence.ts'
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
      tellAbsence(charts, 'This')
    }
  }, [code, charts, isOpen, onAbsence])

  return dialog.status === 'here' && <dialog.part />
}
