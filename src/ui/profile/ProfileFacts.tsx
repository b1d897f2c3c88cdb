import type { User } from '../../contract/user.ts'
import { nameOf } from '../shell/UserFace.tsx'
import styles from './ProfilePage.module.css'

/** What is known about the account, until it can be edited. */
export function ProfileFacts({ user }: { user: User }) {
  const facts = [
    { name: 'First Name', value: user.firstName },
    { name: 'Last Name', value: user.lastName },
    { name: 'Email', value: user.email },
    { name: 'Profession', value: user.profession },
    { name: 'Country', value: user.country },
    { name: 'Gender', value: user.gender },
    { name: 'Language', value: user.language },
  ]
  return (
    <div className={styles.facts}>
      <div className={styles.who}>
        <h2>{nameOf(user)}</h2>
        <p>
          @{user.username} <span className={styles.label}>Beta Tester</span>
        </p>
      </div>
      <p className={styles.note}>
        Here you will edit your profile and change your password. Editing comes with accounts; this is what we hold now.
      </p>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' ? <span className={styles.blank}>Not given</span> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
