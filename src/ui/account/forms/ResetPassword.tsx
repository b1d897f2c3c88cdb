import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import {
  draftOf,
  hasDeadLink,
  isSending,
  problemsOf,
  type ResetDraft,
} from '../../../machines/account/reset-password.machine.ts'
import { useForms } from '../../forms.tsx'
import { PasswordField } from '../../kit/fields/PasswordField.tsx'
import { NewPasswordField } from '../passwords/NewPasswordField.tsx'
import { DeadLink } from './DeadLink.tsx'
import { FormTrouble } from './FormTrouble.tsx'
import { Head } from './Head.tsx'
import styles from './Overlay.module.css'
import { FormSheet } from './Sheet.tsx'

/** OVL-09, VAL-07, RTE-09. */
export function ResetPassword() {
  const { resetPassword } = useForms()
  return useSelector(resetPassword, hasDeadLink) ? <DeadLink /> : <NewPassword />
}

function NewPassword() {
  const { resetPassword, resetTrouble } = useForms()
  const sending = useSelector(resetPassword, isSending)
  return (
    <FormSheet isSending={sending} onSubmit={() => resetPassword.send({ type: 'form.submitted' })}>
      <Head over="RESET PASSWORD" title="Enter a New Account Password">
        <p>It ends every sign-in of your account, including this browser’s.</p>
      </Head>
      <Passwords />
      <FormTrouble of={resetTrouble} />
      <Button type="submit" variant="solid" loading={sending} loadingText="Resetting…">
        Reset Password
      </Button>
    </FormSheet>
  )
}

function Passwords() {
  const { resetPassword, resetMeter } = useForms()
  const draft = useSelector(resetPassword, draftOf)
  const problems = useSelector(resetPassword, problemsOf)
  const sending = useSelector(resetPassword, isSending)
  const change = (change: Partial<ResetDraft>) => resetPassword.send({ type: 'draft.changed', change })
  return (
    <div className={styles.fields}>
      <div className={draft.newPassword === '' ? undefined : styles.long}>
        <NewPasswordField
          label="New Password"
          meter={resetMeter}
          name="newPassword"
          value={draft.newPassword}
          problem={problems.newPassword}
          readOnly={sending}
          onText={(newPassword) => change({ newPassword })}
        />
      </div>
      <PasswordField
        label="Confirm New Password"
        name="confirm"
        autoComplete="new-password"
        value={draft.confirm}
        problem={problems.confirm}
        readOnly={sending}
        onText={(confirm) => change({ confirm })}
      />
    </div>
  )
}
