import { useSelector } from '@xstate/react'
import { noticeOf } from '../../machines/notification.machine.ts'
import { useCharts } from '../charts.tsx'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './Notification.module.css'

/** NTF-01. The regions are always there: what comes into them is announced. A modal dialog hides all but what says `aria-live`. */
export function Notification() {
  const { notification } = useCharts()
  const isFailure = useSelector(notification, (snapshot) => noticeOf(snapshot)?.kind === 'Failure')
  return (
    <div className={styles.place}>
      <div role="status" aria-live="polite">{!isFailure && <Banner />}</div>
      <div role="alert" aria-live="assertive">{isFailure && <Banner />}</div>
    </div>
  )
}

function Banner() {
  const { notification } = useCharts()
  const notice = useSelector(notification, noticeOf)
  if (!notice) return null
  const stay = () => notification.send({ type: 'reader.came' })
  const pass = () => notification.send({ type: 'reader.left' })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it waits while it is being read, there is nothing to press
    <div
      className={`${styles.banner} ${styles[notice.kind]}`}
      onMouseEnter={stay}
      onMouseLeave={pass}
      onFocus={stay}
      onBlur={pass}
    >
      <span className={styles.mark} aria-hidden="true" />
      <p>{notice.text}</p>
      <button type="button" aria-label="Dismiss" onClick={() => notification.send({ type: 'notice.dismissed' })}>
        <CrossIcon />
      </button>
    </div>
  )
}
