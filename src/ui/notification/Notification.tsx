import { useSelector } from '@xstate/react'
import { createPortal } from 'react-dom'
import { noticeOf } from '../../machines/notification.machine.ts'
import { useCharts } from '../charts.tsx'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './Notification.module.css'

/** NTF-01. The regions are always there: what comes into them is announced. A modal dialog hides all else beside it from readers. */
export function Notification() {
  const { notification } = useCharts()
  const isFailure = useSelector(notification, (snapshot) => noticeOf(snapshot)?.kind === 'Failure')
  return createPortal(
    <div className={styles.place} data-live-announcer="">
      <div role="status">{!isFailure && <Banner />}</div>
      <div role="alert">{isFailure && <Banner />}</div>
    </div>,
    document.body,
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
