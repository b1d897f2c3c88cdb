import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { canSend, isSending, needsHttps } from '../../machines/log-in.machine.ts'
import { product } from '../../rules/product.ts'
import { useCharts } from '../charts.tsx'
import { useForms } from '../forms.tsx'
import { Head } from './Head.tsx'
import { BothLegalLinks } from './LegalLink.tsx'
import { LogInFields } from './LogInFields.tsx'
import styles from './Overlay.module.css'
import { FormSheet } from './Sheet.tsx'

/** OVL-03, VAL-05. */
export function LogInForm() {
  const { overlay } = useCharts()
  const { logIn } = useForms()
  const sending = useSelector(logIn, isSending)
  const sendable = useSelector(logIn, canSend)
  const onlyHttps = useSelector(logIn, needsHttps)
  return (
    <FormSheet isSending={sending} onSubmit={() => logIn.send({ type: 'form.submitted' })}>
      <Head title={`Welcome to ${product.name}`}>
        <p>Sign in to bring your saved presets to the desk.</p>
        {onlyHttps && <p role="note">Sign-in needs https: at this address the browser would forget it at once.</p>}
      </Head>
      <LogInFields />
      <div className={styles.act}>
        <Button type="submit" variant="solid" disabled={!sendable} loading={sending} loadingText="Signing in…">
          Sign In
        </Button>
        <p className={styles.disclaimer}>
          By signing in you accept <BothLegalLinks />.
        </p>
      </div>
      <div className={styles.foot}>
        <Button variant="outline" onClick={() => overlay.send({ type: 'create.asked' })}>
          Register for a Free Account Here
        </Button>
      </div>
    </FormSheet>
  )
}
