import { Button } from '@chakra-ui/react/button'
import type { ReactNode } from 'react'
import { messages } from '../../../contract/shared/texts/messages.ts'
import { useForms } from '../../forms.tsx'
import { MailIcon, ShieldIcon } from './icons.tsx'
import styles from './Sections.module.css'

/** PWD-02. */
export const Changed = () => (
  <Confirmation icon={<ShieldIcon />} title="CHANGE PASSWORD" header={messages.passwordChanged}>
    Thank you for putting security first. This browser stays signed in; everywhere else your sign-in has ended.
  </Confirmation>
)

/** PWD-03. */
export const ResetSent = () => (
  <Confirmation icon={<MailIcon />} title="RESET PASSWORD" header={messages.checkMail}>
    {messages.resetMailSent}
  </Confirmation>
)

type ConfirmationProps = { icon: ReactNode; title: string; header: string; children: ReactNode }

function Confirmation({ icon, title, header, children }: ConfirmationProps) {
  const { password } = useForms()
  return (
    <section className={styles.view} aria-labelledby="view">
      <span className={styles.sign}>{icon}</span>
      <p className={styles.eyebrow}>{title}</p>
      <h2 id="view" tabIndex={-1}>
        {header}
      </h2>
      <p>{children}</p>
      <Button variant="outline" onClick={() => password.send({ type: 'view.closed' })}>
        Close
      </Button>
    </section>
  )
}
