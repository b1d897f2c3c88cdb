import { useRef } from 'react'
import type { Notice } from '../../machines/notification/notification.machine.ts'
import { focusWithoutScroll } from '../kit/focus/focus.ts'
import { CrossIcon } from '../kit/icons.tsx'
import { PlaceLink } from '../kit/PlaceLink.tsx'
import styles from './Notification.module.css'

type Props = { notice: Notice; onCome?: () => void; onLeave?: () => void; onDismiss?: () => void }

export function NoticeBanner({ notice: { kind, text, path }, onCome, onLeave, onDismiss }: Props) {
  const from = useRef<Element | null>(null)
  /** What has the focus goes with the banner: it goes back to where it was, or to the page. A dialog fetches it itself, and would close if it went behind it. */
  const dismiss = () => {
    onDismiss?.()
    const page = document.querySelector('[role="dialog"]') ? null : document.getElementById('main')
    focusWithoutScroll(from.current?.isConnected ? from.current : page)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it waits while it is being read, there is nothing to press
    <div
      className={`${styles.banner} ${styles[kind]}`}
      onMouseEnter={onCome}
      onMouseLeave={onLeave}
      onFocus={({ relatedTarget }) => {
        from.current = relatedTarget
        onCome?.()
      }}
      onBlur={onLeave}
    >
      <span className={styles.mark} aria-hidden="true" />
      <p dir="auto">{text}</p>
      {path && (
        <PlaceLink href={path} onClick={dismiss}>
          Show
        </PlaceLink>
      )}
      <button type="button" aria-label="Dismiss" onClick={dismiss}>
        <CrossIcon />
      </button>
    </div>
  )
}
