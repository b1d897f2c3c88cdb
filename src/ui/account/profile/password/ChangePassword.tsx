import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import {
  type ChangeDraft,
  canPress,
  draftOf,
  isSending,
  problemsOf,
} from '../../../../machines/account/password.machine.ts'
import { emailOf } from '../../../../machines/account/reset-request.machine.ts'
import { useForms } from '../../../forms.tsx'
import { HiddenLogin } from '../../../kit/fields/HiddenLogin.tsx'
import { PasswordField } from '../../../kit/fields/PasswordField.tsx'
import { useFocusBack } from '../../../kit/focus/useFocusBack.ts'
import { FormTrouble } from '../../forms/FormTrouble.tsx'
import { NewPasswordField } from '../../passwords/NewPasswordField.tsx'
import styles from '../Sections.module.css'
import { SubView } from '../SubView.tsx'

/** PWD-02, PWD-05, VAL-06. */
export function ChangePassword() {
  const { password, passwordTrouble, resetRequest } = useForms()
  const email = useSelector(resetRequest, emailOf)
  const sending = useSelector(password, isSending)
  const pressable = useSelector(password, (snapshot) => canPress(snapshot) || isSending(snapshot))
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
        <FormTrouble of={passwordTrouble} />
        <Button type="submit" variant="solid" disabled={!pressable} loading={sending} loadingText="Changing…">
          Change Password
        </Button>
      </form>
    </SubView>
  )
}

function Passwords() {
  const { password, passwordMeter } = useForms()
  const values = useSelector(password, draftOf)
  const problems = useSelector(password, problemsOf)
  const sending = useSelector(password, isSending)
  const common = (name: keyof ChangeDraft) => ({
    name,
    value: values[name],
    problem: problems[name],
    readOnly: sending,
    onText: (text: string) => password.send({ type: 'draft.changed', change: { [name]: text } }),
  })
  return (
    <div className={styles.passwords}>
      <PasswordField label="Current Password" autoComplete="current-password" {...common('currentPassword')} />
      <div data-long>
        <NewPasswordField label="New Password" meter={passwordMeter} {...common('newPassword')} />
      </div>
      <PasswordField label="Confirm New Password" autoComplete="new-password" {...common('confirm')} />
    </div>
  )
}
