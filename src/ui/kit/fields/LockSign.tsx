import { Icon } from '../icons.tsx'
import styles from './LockSign.module.css'

/** Stands in the end of a field that shows what cannot be changed here. */
export const LockSign = () => (
  <span className={styles.lock}>
    <Icon size={14}>
      <path d="M3 7.5h10v6.5H3zM5 7.5V5a3 3 0 0 1 6 0v2.5" />
    </Icon>
  </span>
)
