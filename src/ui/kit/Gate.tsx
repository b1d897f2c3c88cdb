import { type ComponentType, useEffect } from 'react'
import { type LazyPart, useLazy } from './lazy.ts'
import { useAbsence } from './panel/absence.ts'

type GateProps = {
  code: LazyPart<ComponentType>
  isOpen: boolean
  /** The code cannot be had: what was asked for is taken back. */
  onAbsence: () => void
}

/** Brings the code of a dialog when it is first asked for. */
export function Gate({ code, isOpen, onAbsence }: GateProps) {
  const { chart, part: Dialog } = useLazy(code)
  useAbsence(chart, 'This', onAbsence)
  useEffect(() => {
    if (isOpen) chart.send({ type: 'part.wanted' })
  }, [chart, isOpen])

  return Dialog && <Dialog />
}
