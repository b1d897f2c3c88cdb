import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { consentOf } from '../../machines/consent.machine.ts'
import { useCharts } from '../charts.tsx'
import { useLater } from '../kit/later.ts'
import styles from './Terminal.module.css'
import { tape } from './widgets.ts'

/** TRM-05: one line at the top. Its room is there before it is, and the provider's, which is higher, where that may come. */
export function Tape() {
  const charts = useCharts()
  const later = useLater(tape)
  const isAllowed = useSelector(charts.consent, (snapshot) => consentOf(snapshot).thirdParty)
  useEffect(() => void tape.ask(charts), [charts])
  return (
    <div className={styles.tape} data-tape={isAllowed ? 'theirs' : ''}>
      {later.status === 'here' && <later.part />}
    </div>
  )
}
