import { Button } from '@chakra-ui/react/button'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { useSelector } from '@xstate/react'
import { messages } from '../../../contract/shared/texts/messages.ts'
import {
  asksForVerification,
  draftOf,
  isResending,
  isSending,
  type LogInDraft,
  problemsOf,
} from '../../../machines/account/log-in.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useForms } from '../../forms.tsx'
import { PasswordField } from '../../kit/fields/PasswordField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useFocusAfter } from '../../kit/focus/useFocusBack.ts'
import styles from './Overlay.module.css'

export function LogInFields() {
  const { overlay } = useCharts()
  const { logIn } = useForms()
  const draft = useSelector(logIn, draftOf)
  const problems = useSelector(logIn, problemsOf)
  const sending = useSelector(logIn, isSending)
  // 'Resend email.' goes with the message once the mail is on its way
  const email = useFocusAfter<HTMLInputElement>(useSelector(logIn, isResending))
  const change = (change: Partial<LogInDraft>) => logIn.send({ type: 'draft.changed', change })
  return (
    <div className={styles.fields}>
      <TextField
        ref={email}
        label="Email Address"
        type="email"
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        value={draft.email}
        problem={problems.email}
        action={<ResendAction />}
        readOnly={sending}
        onText={(email) => change({ email })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={draft.password}
        problem={problems.password}
        readOnly={sending}
        onText={(password) => change({ password })}
      />
      <div className={styles.row}>
        <Checkbox.Root
          checked={draft.rememberMe}
          readOnly={sending}
          onCheckedChange={({ checked }) => change({ rememberMe: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Remember Me</Checkbox.Label>
        </Checkbox.Root>
        <Button variant="plain" onClick={() => overlay.send({ type: 'resetRequest.asked' })}>
          Forgot Password?
        </Button>
      </div>
    </div>
  )
}

/** ERR-03. */
function ResendAction() {
  const { logIn } = useForms()
  const isWanted = useSelector(logIn, asksForVerification)
  const isBusy = useSelector(logIn, isResending)
  if (!isWanted) return null
  return (
    <button
      type="button"
      className={`${styles.link} ${styles.resend}`}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => logIn.send({ type: 'resend.pressed' })}
    >
      {messages.resendEmail}
    </button>
  )
}
