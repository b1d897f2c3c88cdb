import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { emailOf } from '../../../../machines/account/reset-request.machine.ts'
import { useForms } from '../../../forms.tsx'
import { LockSign } from '../../../kit/fields/LockSign.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import styles from '../Sections.module.css'
import { SubView } from '../SubView.tsx'

/** PWD-03, VAL-08. */
export function ResetRequest() {
  const { resetRequest } = useForms()
  return (
    <SubView
      title="Reset Password"
      about="We send a link to the address of your account. It works once and expires in 30 minutes."
    >
      <form
        className={styles.form}
        aria-labelledby="view"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          resetRequest.send({ type: 'form.submitted' })
        }}
      >
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="username"
          value={useSelector(resetRequest, emailOf)}
          readOnly
          end={<LockSign />}
          onText={() => undefined}
        />
        <Button type="submit" variant="solid">
          Send Instructions
        </Button>
      </form>
    </SubView>
  )
}
