import { Link } from '../kit/Link.tsx'
import styles from './NotFound.module.css'

export function NotFound() {
  return (
    <div className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>There is no page here.</h1>
      <p>The address may be mistyped, or the page may not be built yet.</p>
      <Link className={styles.back} href="/terminal">
        Back to the Terminal
      </Link>
    </div>
  )
}
