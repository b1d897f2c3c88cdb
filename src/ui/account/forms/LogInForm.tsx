import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { isWriting } from '../../../machines/account/email-correction.machine.ts'
import { asksForVerification, canSend, hindranceOf, isSending } from '../../../machines/account/log-in.machine.ts'
import { isLapsed } from '../../../machines/session/session.machine.ts'
import { wereTooMany } from '../../../machines/shared/trouble.machine.ts'
import { product } from '../../../rules/shared/product/product.ts'
import { useCharts } from '../../charts.tsx'
import { useForms } from '../../forms.tsx'
import { EmailCorrection } from './EmailCorrection.tsx'
import { FormTrouble } from './FormTrouble.tsx'
import { Head } from './Head.tsx'
import { BothLegalLinks } from './LegalLink.tsx'
import { LinkStanding } from './LinkStanding.tsx'
import { LogInFields } from './LogInFields.tsx'
import styles from './Overlay.module.css'
import { FormSheet, Sheet } from './Sheet.tsx'

const hindrances = {
  http: 'Sign-in needs https: at this address your browser would not keep it.',
  cookies: 'Your browser refuses cookies: you will have to sign in again after some minutes and after each reload.',
}

/** SES-03: as long as what was typed waits. */
const lapsed = 'Your sign-in has ended. Sign in again to continue: what you typed is kept for 15 minutes.'

/** RTE-14: an address is corrected in a form of its own, which stands in the place of LogIn. */
export function LogInForm() {
  const { logIn, emailCorrection } = useForms()
  const isCorrecting = useSelector(emailCorrection, isWriting)
  return useSelector(logIn, asksForVerification) && isCorrecting ? (
    <Sheet>
      <Head title="Correct Your Address">
        <p>We send the verification link there, and the links to the former address are void.</p>
      </Head>
      <EmailCorrection />
    </Sheet>
  ) : (
    <Form />
  )
}

/** OVL-03, VAL-05. */
function Form() {
  const { overlay, session } = useCharts()
  const { logIn, logInTrouble } = useForms()
  const sending = useSelector(logIn, isSending)
  const sendable = useSelector(logIn, canSend)
  const hindrance = useSelector(logIn, hindranceOf)
  return (
    <FormSheet isSending={sending} onSubmit={() => logIn.send({ type: 'form.submitted' })}>
      <Head title={`Welcome to ${product.name}`}>
        <p>{useSelector(session, isLapsed) ? lapsed : 'Sign in to bring your saved presets to the desk.'}</p>
        {hindrance && <p role="note">{hindrances[hindrance]}</p>}
      </Head>
      <LinkStanding />
      <LogInFields />
      {useSelector(logIn, asksForVerification) && <EmailCorrection />}
      <div className={styles.act}>
        <FormTrouble of={logInTrouble} />
        <OtherWay />
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

/** ERR-09 SES-14: a mailed link lets the user in without waiting. */
function OtherWay() {
  const { overlay } = useCharts()
  const { logInTrouble } = useForms()
  return (
    useSelector(logInTrouble, wereTooMany) && (
      <p className={styles.disclaimer}>
        You need not wait:{' '}
        <button type="button" className={styles.link} onClick={() => overlay.send({ type: 'resetRequest.asked' })}>
          set a new password by mail
        </button>
        .
      </p>
    )
  )
}
