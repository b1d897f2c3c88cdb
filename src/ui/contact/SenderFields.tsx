import { useSelector } from '@xstate/react'
import { draftOf, hasSingleName, isLocked, isSending, problemsOf } from '../../machines/contact/contact.machine.ts'
import { useForms } from '../forms.tsx'
import { LockSign } from '../kit/fields/LockSign.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import styles from './ContactForm.module.css'

const email = { field: 'email', label: 'Email Address', type: 'email', autoComplete: 'email' } as const
const single = [{ field: 'name', label: 'Name', type: 'text', autoComplete: 'name' }, email] as const
const double = [
  { field: 'firstName', label: 'First Name', type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', label: 'Last Name', type: 'text', autoComplete: 'family-name' },
  email,
] as const

/** CON-02, CON-05: who writes. A signed-in user's are the account's. */
export function SenderFields() {
  const { contact } = useForms()
  const draft = useSelector(contact, draftOf)
  const problems = useSelector(contact, problemsOf)
  const locked = useSelector(contact, isLocked)
  const sending = useSelector(contact, isSending)
  const fields = useSelector(contact, hasSingleName) ? single : double
  return (
    <div className={styles.sender}>
      {fields.map(({ field, label, type, autoComplete }) => (
        <TextField
          key={field}
          label={label}
          name={field}
          type={type}
          autoComplete={autoComplete}
          spellCheck={false}
          value={draft[field]}
          problem={locked ? undefined : problems[field]}
          placeholder={locked ? 'Not given' : undefined}
          readOnly={locked || sending}
          end={locked && <LockSign />}
          onText={(text) => contact.send({ type: 'draft.changed', change: { [field]: text } })}
        />
      ))}
    </div>
  )
}
