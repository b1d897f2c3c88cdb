import { Button } from '@chakra-ui/react/button'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Dialog } from '@chakra-ui/react/dialog'
import { useSelector } from '@xstate/react'
import { canSend, draftOf, isSending, type LogInDraft, needsHttps, problemsOf } from '../../machines/log-in.machine.ts'
import { product } from '../../rules/product.ts'
import { useCharts } from '../charts.tsx'
import { useFocusOnRefusal } from '../kit/useFocusOnRefusal.ts'
import { LegalLinks } from './LegalLinks.tsx'
import styles from './Overlay.module.css'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

const LATER = 'Coming with accounts'

/** OVL-03. */
export function LogIn() {
  const { logIn } = useCharts()
  const sending = useSelector(logIn, isSending)
  const sendable = useSelector(logIn, canSend)
  const onlyHttps = useSelector(logIn, needsHttps)
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        logIn.send({ type: 'form.submitted' })
      }}
    >
      <header className={styles.head}>
        <Dialog.Title>Welcome to {product.name}</Dialog.Title>
        <p>Sign in to bring your saved presets to the desk.</p>
        {onlyHttps && <p role="note">Sign-in needs https: at this address the browser would forget it at once.</p>}
      </header>
      <LogInFields />
      <Button type="submit" variant="solid" disabled={!sendable} loading={sending} loadingText="Signing in…">
        Sign In
      </Button>
      <LegalLinks />
      <div className={styles.foot}>
        <Button variant="outline" aria-disabled title={LATER}>
          Register for a Free Account Here
        </Button>
      </div>
    </form>
  )
}

function LogInFields() {
  const { logIn } = useCharts()
  const draft = useSelector(logIn, draftOf)
  const problems = useSelector(logIn, problemsOf)
  const sending = useSelector(logIn, isSending)
  const { email, password } = useFocusOnRefusal(sending, problems)
  const change = (change: Partial<LogInDraft>) => logIn.send({ type: 'draft.changed', change })
  return (
    <>
      <TextField
        ref={email}
        label="Email Address"
        type="email"
        autoComplete="username"
        value={draft.email}
        problem={problems.email}
        readOnly={sending}
        onText={(email) => change({ email })}
      />
      <PasswordField
        ref={password}
        label="Password"
        autoComplete="current-password"
        value={draft.password}
        problem={problems.password}
        readOnly={sending}
        onText={(password) => change({ password })}
      />
      <div className={styles.row}>
        <Checkbox.Root
          checked={draft.rememberMe}
          onCheckedChange={({ checked }) => change({ rememberMe: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Remember Me</Checkbox.Label>
        </Checkbox.Root>
        <Button variant="plain" aria-disabled title={LATER}>
          Forgot Password?
        </Button>
      </div>
    </>
  )
}
