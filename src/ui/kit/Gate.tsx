import { type ComponentType, useEffect } from 'react'
import styles from './Gate.module.css'
import { type LazyPart, useLazy } from './lazy.ts'
import { useAbsence } from './panel/absence.ts'

type GateProps = {
  code: LazyPart<ComponentType>
  isOpen: boolean
  /** The code cannot be loaded: the request for it is taken back. */
  onAbsence: () => void
}

/** Brings the code of a dialog when it is first asked for, and says so meanwhile. */
export function Gate({ code, isOpen, onAbsence }: GateProps) {
  const { chart, part: Dialog, isLoading } = useLazy(code)
  useAbsence(chart, 'This', onAbsence)
  useEffect(() => {
    if (isOpen) chart.send({ type: 'part.wanted' })
  }, [chart, isOpen])

  if (Dialog) return <Dialog />
  return (
    isOpen &&
    isLoading && (
      <p role="status" className={styles.coming}>
        Loading…
      </p>
    )
  )
}
