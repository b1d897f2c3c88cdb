import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { User } from '../../../contract/shared/user/user.ts'
import { isAtPassword } from '../../../machines/shared/place-parts.ts'
import { useCharts } from '../../charts.tsx'
import { focusWithoutScroll, isFocusGone } from '../../kit/focus/focus.ts'
import { PageHeader } from '../../kit/panel/PageHeader.tsx'
import styles from './Account.module.css'
import { LeaveDialog } from './fields/LeaveDialog.tsx'
import { PasswordPage } from './password/PasswordPage.tsx'
import { Settings } from './Settings.tsx'
import { Upgrade } from './Upgrade.tsx'
import { UserProfile } from './UserProfile.tsx'

/** PRO-01 to PRO-04. */
export function Account({ user }: { user: User }) {
  const { place } = useCharts()
  const isPassword = useSelector(place, isAtPassword)
  const centre = useCentre(isPassword)
  return (
    <div className={`prose ${styles.page}`}>
      <Settings />
      <div ref={centre} className={styles.centre} tabIndex={-1}>
        <PageHeader />
        {isPassword ? <PasswordPage /> : <UserProfile user={user} />}
      </div>
      <Upgrade />
      <LeaveDialog />
    </div>
  )
}

/** Another page begins at its top, and has the focus where what led there is gone. */
function useCentre(isPassword: boolean) {
  const centre = useRef<HTMLDivElement>(null)
  const last = useRef(isPassword)
  useEffect(() => {
    if (last.current === isPassword) return
    last.current = isPassword
    centre.current?.scrollTo?.({ top: 0 })
    if (isFocusGone()) focusWithoutScroll(centre.current)
  }, [isPassword])
  return centre
}
