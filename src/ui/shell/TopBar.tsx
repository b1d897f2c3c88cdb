import { useSelector } from '@xstate/react'
import { type Reach, reachOf } from '../../machines/connection.machine.ts'
import { pageOf } from '../../machines/overlay.machine.ts'
import { placeOf } from '../../machines/place.machine.ts'
import { product } from '../../rules/product.ts'
import { useCharts } from '../charts.tsx'
import { MarkIcon } from '../kit/icons.tsx'
import { Link } from '../kit/Link.tsx'
import { Standing, type Tone } from '../kit/Standing.tsx'
import { screens } from '../routes/screens.ts'
import { Account } from './Account.tsx'
import styles from './TopBar.module.css'

const standings: Record<Reach, { tone: Tone; word: string }> = {
  connecting: { tone: 'waiting', word: 'Connecting…' },
  live: { tone: 'live', word: 'Live' },
  reconnecting: { tone: 'stale', word: 'Reconnecting' },
  offline: { tone: 'gone', word: 'Offline' },
}

export function TopBar() {
  const { connection, overlay, place } = useCharts()
  const reach = useSelector(connection, reachOf)
  const { page } = useSelector(place, placeOf)
  const isSigningIn = useSelector(overlay, (snapshot) => pageOf(snapshot) === 'LogIn')
  const name = isSigningIn ? 'Sign In' : screens[page].name
  return (
    <header className={styles.bar}>
      <Link className={styles.brand} href="/">
        <MarkIcon />
        {product.name}
      </Link>
      <span className={styles.beta}>Beta</span>
      {name !== product.name && <p className={styles.page}>{name}</p>}
      <div className={styles.end}>
        <Standing {...standings[reach]} />
        <Account />
      </div>
    </header>
  )
}
