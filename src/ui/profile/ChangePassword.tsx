import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { type ChangeDraft, draftOf, isSending, problemsOf } from '../../machines/password.machine.ts'
import { emailOf } from '../../machines/reset-request.machine.ts'
import { useForms } from '../forms.tsx'
import { useFocusBack } from '../kit/useFocusBack.ts'
import { HiddenLogin } from '../overlay/HiddenLogin.tsx'
import { PasswordField } from '../overlay/PasswordField.tsx'
import styles from './Sections.module.css'
import { SubView } from './SubView.tsx'

/** PWD-02, PWD-05, VAL-06. */
export function ChangePassword() {
  const { password, resetRequest } = useForms()
  const email = useSelector(resetRequest, emailOf)
  const sending = useSelector(password, isSending)
  const { form, submit } = useFocusBack(sending)
  return (
    <SubView title="Change Password" about="Your other sign-ins will end, and we tell you by mail.">
      <form
        ref={form}
        className={styles.form}
        aria-labelledby="view"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(() => password.send({ type: 'form.submitted' }))
        }}
      >
        <HiddenLogin email={email} />
        <Passwords />
        <Button type="submit" variant="solid" loading={sending} loadingText="Changing…">
          Change Password
        </Button>
      </form>
    </SubView>
  )
}

const fields = [
  { draft: 'currentPassword', label: 'Current Password', autoComplete: 'current-password' },
  { draft: 'newPassword', label: 'New Password', autoComplete: 'new-password' },
  { draft: 'confirm', label: 'Confirm New Password', autoComplete: 'new-password' },
] as const satisfies readonly { draft: keyof ChangeDraft; label: string; autoComplete: string }[]

function Passwords() {
  const { password } = useForms()
  const values = useSelector(password, draftOf)
  const problems = useSelector(password, problemsOf)
  const sending = useSelector(password, isSending)
  return (
    <div className={styles.passwords}>
      {fields.map(({ draft, label, autoComplete }) => (
        <div key={draft} data-long={draft === 'newPassword' || undefined}>
          <PasswordField
            label={label}
            name={draft}
            autoComplete={autoComplete}
            value={values[draft]}
            problem={problems[draft]}
            readOnly={sending}
            onText={(text) => password.send({ type: 'draft.changed', change: { [draft]: text } })}
          />
        </div>
      ))}
    </div>
  )
}
