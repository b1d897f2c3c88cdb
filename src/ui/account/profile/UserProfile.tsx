import type { User } from '../../../contract/shared/user/user.ts'
import { initialsOf, nameOf } from '../../../rules/shared/names.ts'
import { ProfileForm } from './fields/ProfileForm.tsx'
import styles from './UserProfile.module.css'
import { YourData } from './YourData.tsx'

/** PRO-05. */
export function UserProfile({ user }: { user: User }) {
  return (
    <div className={styles.page}>
      <header className={styles.who}>
        <span dir="auto" className={styles.avatar} aria-hidden="true">
          {initialsOf(user)}
        </span>
        <div className={styles.names}>
          <h2 dir="auto">{nameOf(user)}</h2>
          <p>
            <span>@{user.username}</span> <span className={styles.label}>Beta Tester</span>
          </p>
        </div>
        <button type="button" className={styles.photo} aria-disabled="true" title="Coming Soon">
          Change Photo <em>Coming Soon</em>
        </button>
      </header>
      <ProfileForm />
      <YourData />
    </div>
  )
}
