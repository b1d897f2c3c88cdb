import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { canSend, emailOf, isLocked, problemOf } from '../../../machines/account/reset-request.machine.ts'
import { useForms } from '../../forms.tsx'
import { LockSign } from '../../kit/fields/LockSign.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { Head } from './Head.tsx'
import { LogInLink } from './LogInLink.tsx'
import styles from './Overlay.module.css'
import { FormSheet } from './Sheet.tsx'

/** OVL-08, VAL-08. */
export function ResetPasswordRequest() {
  const { resetRequest } = useForms()
  const locked = useSelector(resetRequest, isLocked)
  return (
    <FormSheet onSubmit={() => resetRequest.send({ type: 'form.submitted' })}>
      <Head title="Reset Your Password">
        <p>
          {locked
            ? 'We send a link to the address of your account, with which you set a new password.'
            : 'Tell us the address of your account: we send you a link with which you set a new password.'}
        </p>
      </Head>
      <div className={styles.fields}>
        <TextField
          label="Email Address"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={useSelector(resetRequest, emailOf)}
          problem={useSelector(resetRequest, problemOf)}
          readOnly={locked}
          end={locked && <LockSign />}
          onText={(email) => resetRequest.send({ type: 'email.changed', email })}
        />
      </div>
      <Button type="submit" variant="solid" disabled={!useSelector(resetRequest, canSend)}>
        Send Instructions
      </Button>
      {!locked && (
        <p className={styles.other}>
          Remember it after all? <LogInLink />
        </p>
      )}
    </FormSheet>
  )
}
