import { messages } from '../../../contract/shared/texts/messages.ts'
import { MailIcon, ShieldIcon } from '../profile/icons.tsx'
import { Head } from './Head.tsx'
import { DoneButton, OnButton } from './LogInLink.tsx'
import { Sheet } from './Sheet.tsx'

/** OVL-08. */
export const ResetPasswordRequestConfirmation = () => (
  <Sheet>
    <Head sign={<MailIcon />} title={messages.checkMail}>
      <p>{messages.resetMailSent}</p>
      <p>
        The link works once and expires in 30 minutes. No mail? Check your spam folder and the address: we only send
        mail to addresses that have an account.
      </p>
    </Head>
    <OnButton />
  </Sheet>
)

/** OVL-09. */
export const ResetPasswordConfirmation = () => (
  <Sheet>
    <Head sign={<ShieldIcon />} title={messages.passwordReset}>
      <p>Every earlier sign-in of your account has ended. Sign in with your new password.</p>
    </Head>
    <OnButton />
  </Sheet>
)

/** OVL-10. */
export const SuccessfulContact = () => (
  <Sheet>
    <Head sign={<MailIcon />} title={messages.contactSent}>
      <p>{messages.contactSentMore}</p>
    </Head>
    <DoneButton />
  </Sheet>
)
