import { Link } from '../kit/Link.tsx'
import styles from './NotFound.module.css'

/** RTE-11. */
export function NotFound() {
  return (
    <div className={`prose ${styles.page}`}>
      <p className={styles.code}>404</p>
      <h1>Page not found.</h1>
      <p>The address may be mistyped, or the page no longer exists.</p>
      <div className={styles.ways}>
        <Link className={styles.back} href="/terminal">
          Back to the Terminal
        </Link>
        <Link href="/about-us">About Us</Link>
        <Link href="/contact-us">Send Feedback</Link>
      </div>
    </div>
  )
}
