import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import type { ContactDraft } from '../../contract/contact/contact.ts'
import { MESSAGE_LIMIT } from '../../contract/shared/user/account-fields.ts'
import { canSend, draftOf, isSending, problemsOf } from '../../machines/contact/contact.machine.ts'
import { useForms } from '../forms.tsx'
import { TextArea } from '../kit/fields/TextArea.tsx'
import { useFocusBack } from '../kit/focus/useFocusBack.ts'
import { Consent } from './Consent.tsx'
import styles from './ContactForm.module.css'
import { SenderFields } from './SenderFields.tsx'

/** CON-02 to CON-06. */
export function ContactForm() {
  const { contact } = useForms()
  const draft = useSelector(contact, draftOf)
  const problems = useSelector(contact, problemsOf)
  const sending = useSelector(contact, isSending)
  const sendable = useSelector(contact, canSend)
  const { form, submit } = useFocusBack(sending)
  const change = (change: Partial<ContactDraft>) => contact.send({ type: 'draft.changed', change })
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(() => contact.send({ type: 'form.submitted' }))
      }}
    >
      <SenderFields />
      <TextArea
        label="Message"
        name="message"
        rows={6}
        limit={MESSAGE_LIMIT}
        required
        value={draft.message}
        problem={problems.message}
        readOnly={sending}
        data-return=""
        onText={(message) => change({ message })}
      />
      <Consent isGiven={draft.hasConsent} isFixed={sending} onChange={(hasConsent) => change({ hasConsent })} />
      <Button
        type="submit"
        variant="solid"
        width="75px"
        px="0"
        justifySelf="end"
        disabled={!sendable}
        loading={sending}
        loadingText={<span className="visually-hidden">Sending…</span>}
      >
        Send
      </Button>
    </form>
  )
}
