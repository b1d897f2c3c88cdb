import { useSelector } from '@xstate/react'
import type { EconomicEvent } from '../../../contract/calendar/calendar.ts'
import { soughtOf } from '../../../machines/calendar/release-headline.machine.ts'
import { useWidgets } from '../../widgets.tsx'
import { HeadlineIcon } from '../icons.tsx'
import styles from './HeadlineMark.module.css'

/** CAL-17. */
export function HeadlineMark({ event: { id, eventName }, tabIndex }: { event: EconomicEvent; tabIndex?: -1 }) {
  const { releaseHeadline } = useWidgets()
  const isSought = useSelector(releaseHeadline, (snapshot) => soughtOf(snapshot) === id)
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.mark}
      aria-label={`Headline of ${eventName}`}
      title="Its headline (H)"
      aria-busy={isSought}
      onClick={(press) => {
        // the row around it opens the history
        press.stopPropagation()
        releaseHeadline.send({ type: 'headline.asked', id })
      }}
    >
      <HeadlineIcon />
    </button>
  )
}
