import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { draftOf } from '../../../machines/account/log-in.machine.ts'
import { isMobile } from '../../../machines/shared/layout.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useForms } from '../../forms.tsx'
import { MailIcon } from '../profile/icons.tsx'
import { EmailCorrection } from './EmailCorrection.tsx'
import { Head } from './Head.tsx'
import { Sheet } from './Sheet.tsx'

/** OVL-07. */
export function CreateConfirmation() {
  const { layout, overlay } = useCharts()
  const { logIn } = useForms()
  const email = useSelector(logIn, (snapshot) => draftOf(snapshot).email)
  const mobile = useSelector(layout, isMobile)
  return (
    <Sheet>
      <Head
        sign={<MailIcon />}
        over={mobile ? undefined : 'ACCOUNT CREATED'}
        title={mobile ? 'Verify Your Account!' : 'Check Your E-Mail'}
      >
        <p>
          We have sent a verification link to {email === '' ? 'your e-mail address' : <strong>{email}</strong>}. Follow
          it to finalize your account: in this browser it verifies at once, in another one with your password.
        </p>
        <p>The link expires in 7 days. Not there? Check your spam folder, or sign in to have it sent again.</p>
      </Head>
      <EmailCorrection />
      <Button variant="solid" onClick={() => overlay.send({ type: 'logIn.asked' })}>
        {mobile ? 'Continue' : 'Sign In'}
      </Button>
    </Sheet>
  )
}
