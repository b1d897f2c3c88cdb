import { useSelector } from '@xstate/react'
import { type CreateDraft, draftOf, isSending, problemsOf } from '../../../machines/account/create-account.machine.ts'
import { useForms } from '../../forms.tsx'
import { HiddenLogin } from '../../kit/fields/HiddenLogin.tsx'
import { PasswordField } from '../../kit/fields/PasswordField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { NewPasswordField } from '../passwords/NewPasswordField.tsx'
import styles from './Overlay.module.css'

type Name = 'email' | 'username' | 'password' | 'confirm'

export function CreateFields() {
  const { createAccount, createMeter } = useForms()
  const draft = useSelector(createAccount, draftOf)
  const problems = useSelector(createAccount, problemsOf)
  const sending = useSelector(createAccount, isSending)
  const change = (change: Partial<CreateDraft>) => createAccount.send({ type: 'draft.changed', change })
  const common = (name: Name) => ({
    name,
    value: draft[name],
    problem: problems[name],
    readOnly: sending,
    spellCheck: false,
    autoCapitalize: 'off',
    onText: (text: string) => change({ [name]: text }),
  })
  return (
    <div className={styles.fields}>
      <TextField label="Email Address" type="email" autoComplete="email" {...common('email')} />
      <TextField label="Username" autoComplete="nickname" {...common('username')} />
      <HiddenLogin email={draft.email} />
      <div className={draft.password === '' ? undefined : styles.long}>
        <NewPasswordField label="Password" meter={createMeter} {...common('password')} />
      </div>
      <PasswordField label="Confirm Password" autoComplete="new-password" {...common('confirm')} />
    </div>
  )
}
