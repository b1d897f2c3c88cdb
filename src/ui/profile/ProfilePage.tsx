import { useSelector } from '@xstate/react'
import { userOf } from '../../machines/session.machine.ts'
import { product } from '../../rules/product.ts'
import { useCharts } from '../charts.tsx'
import { Link } from '../kit/Link.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import styles from './ProfilePage.module.css'
import { Settings } from './Settings.tsx'
import { Upgrade } from './Upgrade.tsx'

/** RTE-06: a visitor sees nothing. */
export function ProfilePage() {
  const { session } = useCharts()
  const user = useSelector(session, userOf)
  return (
    user && (
      <div className={`prose ${styles.page}`}>
        <Settings />
        <div className={styles.centre}>
          <PageHeader />
          <ProfileFacts user={user} />
          <footer className={styles.foot}>
            <Link href="/legal/tos">Terms of Service</Link>
            <Link href="/legal/privacy">Privacy Policy</Link>
            <span>{product.copyright}</span>
          </footer>
        </div>
        <Upgrade />
      </div>
    )
  )
}
