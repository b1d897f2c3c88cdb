import { messages } from '../../contract/messages.ts'
import { MailIcon, ShieldIcon } from '../profile/icons.tsx'
import { Head } from './Head.tsx'
import { Sheet } from './Sheet.tsx'
import { DoneButton, OnButton } from './SignInLink.tsx'

/** OVL-08. */
export const ResetPasswordRequestConfirmation = () => (
  <Sheet>
    <Head sign={<MailIcon />} title={messages.checkMail}>
      <p>{messages.resetMailSent}</p>
      <p>
        Its link is good for 30 minutes, and once. Nothing there? Look among the spam, or check the address: a mail goes
        only to one that has an account.
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
