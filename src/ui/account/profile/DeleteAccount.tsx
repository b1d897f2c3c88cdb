import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { canConfirm, isDeleting, passwordOf, problemOf } from '../../../machines/account/deletion.machine.ts'
import { emailOf } from '../../../machines/account/reset-request.machine.ts'
import { useForms } from '../../forms.tsx'
import { HiddenLogin } from '../../kit/fields/HiddenLogin.tsx'
import { PasswordField } from '../../kit/fields/PasswordField.tsx'
import { focusOn } from '../../kit/focus/focus.ts'
import { useFocusBack } from '../../kit/focus/useFocusBack.ts'
import { FormTrouble } from '../forms/FormTrouble.tsx'
import styles from './Sections.module.css'

/** Says what is lost, and asks who wants to lose it. */
export function DeleteAccount() {
  const { deletion } = useForms()
  const deleting = useSelector(deletion, isDeleting)
  const { form, submit } = useFocusBack(deleting)
  useEffect(() => focusOn(form.current?.querySelector('[name="current-password"]')), [form])
  return (
    <form
      ref={form}
      className={styles.leaving}
      aria-labelledby="leaving"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(() => deletion.send({ type: 'deletion.confirmed' }))
      }}
    >
      <h3 id="leaving">Delete your account?</h3>
      <p>This cannot be undone. We delete, at once:</p>
      <ul>
        <li>your account, with its username and email address</li>
        <li>your profile and your saved presets</li>
        <li>your sign-ins on every browser</li>
        <li>the messages that you have sent us</li>
      </ul>
      <Proof />
    </form>
  )
}

function Proof() {
  const { deletion, deletionTrouble, resetRequest } = useForms()
  const email = useSelector(resetRequest, emailOf)
  const deleting = useSelector(deletion, isDeleting)
  const cancel = () => {
    flushSync(() => deletion.send({ type: 'deletion.cancelled' }))
    focusOn(document.getElementById('delete-account'))
  }
  return (
    <>
      <HiddenLogin email={email} />
      <PasswordField
        label="Your password"
        name="current-password"
        autoComplete="current-password"
        value={useSelector(deletion, passwordOf)}
        problem={useSelector(deletion, problemOf)}
        readOnly={deleting}
        onText={(password) => deletion.send({ type: 'password.changed', password })}
      />
      <FormTrouble of={deletionTrouble} />
      <div className={styles.ways}>
        <Button variant="outline" disabled={deleting} onClick={cancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          className={styles.final}
          disabled={!useSelector(deletion, canConfirm)}
          loading={deleting}
          loadingText="Deleting…"
        >
          Delete for good
        </Button>
      </div>
    </>
  )
}
