import { useSelector } from '@xstate/react'
import { profilePartOf } from '../../machines/place.machine.ts'
import { memberSince } from '../../rules/product.ts'
import { useCharts } from '../charts.tsx'
import { Link } from '../kit/Link.tsx'
import styles from './ProfilePage.module.css'

const pages = [
  { name: 'User Profile', part: 'user-profile' },
  { name: 'Password', part: 'reset-password-request' },
] as const

export function Settings() {
  const { place, session } = useCharts()
  const isPassword = useSelector(place, (snapshot) => profilePartOf(snapshot) === 'reset-password-request')
  const current = isPassword ? 'reset-password-request' : 'user-profile'
  return (
    <aside className={styles.settings} aria-labelledby="settings">
      <header>
        <h2 id="settings">Settings</h2>
        <p>My Account</p>
      </header>
      <nav aria-label="Settings">
        {pages.map(({ name, part }) => (
          <Link key={part} href={`/profile/${part}`} aria-current={part === current ? 'page' : undefined}>
            {name}
          </Link>
        ))}
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
