import { useSelector } from '@xstate/react'
import { consentOf } from '../../machines/consent/consent.machine.ts'
import { useCharts } from '../charts.tsx'
import { laterPart } from '../later-part.tsx'
import styles from './Terminal.module.css'

const TickerTape = laterPart('tape')

/** TRM-05: one line at the top. Its space is there before it is, and the provider's, which is higher, where that may come. */
export function Tape() {
  const { consent } = useCharts()
  const isAllowed = useSelector(consent, (snapshot) => consentOf(snapshot).thirdParty)
  return (
    <div className={styles.tape} data-tape={isAllowed ? 'theirs' : ''}>
      <TickerTape />
    </div>
  )
}
