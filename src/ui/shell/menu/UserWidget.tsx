import { useSelector } from '@xstate/react'
import type { User } from '../../../contract/shared/user/user.ts'
import { hasFailed } from '../../../machines/presets/presets.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useOpening } from '../../kit/focus/useOpening.ts'
import { UserFace } from './UserFace.tsx'
import styles from './UserWidget.module.css'
import { userMenuCode } from './user-menu-code.ts'

export function UserWidget({ user }: { user: User }) {
  const { presets } = useCharts()
  const failed = useSelector(presets, hasFailed)
  const { part: Menu, isLoading, intent, wasPressed, press } = useOpening(userMenuCode)
  return (
    <div className={styles.widget}>
      {failed && (
        <button type="button" className={styles.retry} onClick={() => presets.send({ type: 'presets.wanted' })}>
          Retry presets
        </button>
      )}
      {Menu ? (
        <Menu user={user} opensAtOnce={wasPressed.current} />
      ) : (
        <UserFace {...intent} user={user} aria-haspopup="menu" aria-busy={isLoading} onClick={press} />
      )}
    </div>
  )
}
