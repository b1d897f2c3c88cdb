import { Feed } from '../feed/Feed.tsx'
import styles from './Terminal.module.css'

export function Terminal() {
  return (
    <div className={styles.desk}>
      <h1 className="visually-hidden">The Terminal</h1>
      <Feed />
    </div>
  )
}
