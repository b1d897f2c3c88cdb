import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import {
  canSend,
  emailOf,
  isSending,
  isWriting,
  problemOf,
} from '../../../machines/account/email-correction.machine.ts'
import { useForms } from '../../forms.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { FormTrouble } from './FormTrouble.tsx'
import styles from './Overlay.module.css'
import { FormSheet } from './Sheet.tsx'

/** RTE-14: for a user who mistyped the address. */
export function EmailCorrection() {
  const { emailCorrection } = useForms()
  if (useSelector(emailCorrection, isWriting)) return <CorrectionForm />
  return (
    <p className={styles.other}>
      Wrong address?{' '}
      <button
        type="button"
        className={styles.link}
        onClick={() => emailCorrection.send({ type: 'correction.pressed' })}
      >
        Correct it
      </button>
    </p>
  )
}

function CorrectionForm() {
  const { emailCorrection, correctionTrouble } = useForms()
  const sending = useSelector(emailCorrection, isSending)
  return (
    <FormSheet isSending={sending} onSubmit={() => emailCorrection.send({ type: 'form.submitted' })}>
      <div className={styles.fields}>
        <TextField
          label="Email Address"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          value={useSelector(emailCorrection, emailOf)}
          problem={useSelector(emailCorrection, problemOf)}
          readOnly={sending}
          onText={(email) => emailCorrection.send({ type: 'email.changed', email })}
        />
      </div>
      <FormTrouble of={correctionTrouble} />
      <div className={styles.row}>
        <Button
          type="submit"
          variant="outline"
          disabled={!useSelector(emailCorrection, (snapshot) => canSend(snapshot) || isSending(snapshot))}
          loading={sending}
          loadingText="Sending…"
        >
          Send the Link There
        </Button>
        <Button variant="plain" onClick={() => emailCorrection.send({ type: 'correction.cancelled' })}>
          Cancel
        </Button>
      </div>
    </FormSheet>
  )
}
