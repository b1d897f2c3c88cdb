import type { Notice } from '../../machines/notification.machine.ts'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './Notification.module.css'

type Props = { notice: Notice; onCome?: () => void; onLeave?: () => void; onDismiss?: () => void }

export function NoticeBanner({ notice: { kind, text }, onCome, onLeave, onDismiss }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it waits while it is being read, there is nothing to press
    <div
      className={`${styles.banner} ${styles[kind]}`}
      onMouseEnter={onCome}
      onMouseLeave={onLeave}
      onFocus={onCome}
      onBlur={onLeave}
    >
      <span className={styles.mark} aria-hidden="true" />
      <p dir="auto">{text}</p>
      <button type="button" aria-label="Dismiss" onClick={onDismiss}>
        <CrossIcon />
      </button>
    </div>
  )
}
