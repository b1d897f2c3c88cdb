import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/shared/pages.ts'
import styles from './NotFound.module.css'

/** RTE-11. */
export function NotFound() {
  return (
    <div className={`prose ${styles.page}`}>
      <p className={styles.code}>404</p>
      <h1>Page not found.</h1>
      <p>The address may be mistyped, or the page no longer exists.</p>
      <div className={styles.ways}>
        <Link className={styles.back} to={pages.terminal.path}>
          Back to the Terminal
        </Link>
        <Link to={pages.aboutUs.path}>About Us</Link>
        <Link to={pages.contactUs.path}>Send Feedback</Link>
      </div>
    </div>
  )
}
