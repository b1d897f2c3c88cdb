import { useSelector } from '@xstate/react'
import { createPortal } from 'react-dom'
import { noticeOf } from '../../machines/notification/notification.machine.ts'
import { useCharts } from '../charts.tsx'
import { NoticeBanner } from './NoticeBanner.tsx'
import styles from './Notification.module.css'

/** NTF-01. The regions are always there: what comes into them is announced. A modal dialog hides all else beside it from readers. */
export function Notification() {
  const { notification } = useCharts()
  const isFailure = useSelector(notification, (snapshot) => noticeOf(snapshot)?.kind === 'Failure')
  return createPortal(
    <div className={styles.region} data-live-announcer="">
      <div role="status">{!isFailure && <Banner />}</div>
      <div role="alert">{isFailure && <Banner />}</div>
    </div>,
    document.body,
  )
}

function Banner() {
  const { notification } = useCharts()
  const notice = useSelector(notification, noticeOf)
  return (
    notice && (
      <NoticeBanner
        notice={notice}
        onCome={() => notification.send({ type: 'reader.came' })}
        onLeave={() => notification.send({ type: 'reader.left' })}
        onDismiss={() => notification.send({ type: 'notice.dismissed' })}
      />
    )
  )
}
