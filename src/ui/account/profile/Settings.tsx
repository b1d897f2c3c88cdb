import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { pages } from '../../../contract/shared/pages.ts'
import { isAtPassword } from '../../../machines/shared/place-parts.ts'
import { memberSince } from '../../../rules/shared/product/marketing.ts'
import { useCharts } from '../../charts.tsx'
import styles from './Account.module.css'

/** PRO-01. */
export function Settings() {
  const { place, session } = useCharts()
  const isPassword = useSelector(place, isAtPassword)
  return (
    <aside className={styles.settings} aria-labelledby="settings">
      <header>
        <h2 id="settings">Settings</h2>
        <p>My Account</p>
      </header>
      <nav aria-label="Settings">
        <Link to={pages.profile.path} params={{ part: 'user-profile' }} aria-current={isPassword ? undefined : 'page'}>
          User Profile
        </Link>
        <Link
          to={pages.profile.path}
          params={{ part: 'reset-password-request' }}
          aria-current={isPassword ? 'page' : undefined}
        >
          Password
        </Link>
      </nav>
      <div className={styles.end}>
        <p>
          Member Since <span>{memberSince}</span>
        </p>
        <button type="button" onClick={() => session.send({ type: 'signOut.pressed' })}>
          Logout
        </button>
      </div>
    </aside>
  )
}
