import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { User } from '../../contract/user.ts'
import { hasFailed } from '../../machines/presets.machine.ts'
import { useCharts } from '../charts.tsx'
import { useLater } from '../kit/later.ts'
import { UserFace } from './UserFace.tsx'
import styles from './UserWidget.module.css'
import { userMenuCode } from './user-menu-code.ts'

export function UserWidget({ user }: { user: User }) {
  const { presets, notification } = useCharts()
  const failed = useSelector(presets, hasFailed)
  const menu = useLater(userMenuCode)
  const wasPressed = useRef(false)
  const openMenu = async () => {
    wasPressed.current = true
    if (await userMenuCode.ask()) return
    const text = 'The menu could not be loaded. Please try again.'
    notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
  }
  return (
    <div className={styles.widget}>
      {failed && (
        <button type="button" className={styles.retry} onClick={() => presets.send({ type: 'presets.wanted' })}>
          Retry presets
        </button>
      )}
      {menu.status === 'here' ? (
        <menu.part user={user} opensAtOnce={wasPressed.current} />
      ) : (
        <UserFace user={user} aria-haspopup="menu" aria-busy={menu.status === 'asked'} onClick={openMenu} />
      )}
    </div>
  )
}
