import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { type ComponentType, useEffect, useRef } from 'react'
import { type PasswordView, viewOf } from '../../../../machines/account/password.machine.ts'
import { useForms } from '../../../forms.tsx'
import { focusOn } from '../../../kit/focus/focus.ts'
import { ActionRow } from '../ActionRow.tsx'
import { Changed, ResetSent } from '../Confirmations.tsx'
import styles from '../Sections.module.css'
import { SignInsSection } from '../sign-ins/SignInsSection.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { ResetRequest } from './ResetRequest.tsx'

const views: Record<PasswordView, ComponentType> = {
  Rows,
  ChangePassword,
  ChangePasswordConfirmation: Changed,
  ResetPasswordRequest: ResetRequest,
  ResetPasswordRequestConfirmation: ResetSent,
}

/** PWD-01. */
export function PasswordPage() {
  const { password } = useForms()
  const view = useSelector(password, viewOf)
  const page = useNewHeading(view)
  const View = views[view]
  return (
    <div ref={page} className={styles.page}>
      <View key={view} />
    </div>
  )
}

/** After a change of view, screen readers start at its heading. */
function useNewHeading(view: PasswordView) {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(view)
  useEffect(() => {
    if (last.current !== view) focusOn(page.current?.querySelector('h2[tabindex]'))
    last.current = view
  }, [view])
  return page
}

function Rows() {
  const { password } = useForms()
  return (
    <>
      <section className={styles.section} aria-labelledby="your-password">
        <h2 id="your-password" tabIndex={-1}>
          Your password
        </h2>
        <ul>
          <ActionRow name="Change Account Password" about="You know your password and want another.">
            <Button variant="outline" onClick={() => password.send({ type: 'change.asked' })}>
              Change Password
            </Button>
          </ActionRow>
          <ActionRow name="Forgot Account Password" about="We mail you a link with which you can set a new one.">
            <Button variant="outline" onClick={() => password.send({ type: 'resetRequest.asked' })}>
              Reset Password
            </Button>
          </ActionRow>
        </ul>
      </section>
      <SignInsSection />
    </>
  )
}
