import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { canSend, hasTerms, isSending } from '../../../machines/account/create-account.machine.ts'
import { useForms } from '../../forms.tsx'
import { CreateFields } from './CreateFields.tsx'
import { CreatePitch } from './CreatePitch.tsx'
import { FormTrouble } from './FormTrouble.tsx'
import { BothLegalLinks } from './LegalLink.tsx'
import styles from './Overlay.module.css'
import { FormSheet } from './Sheet.tsx'
import { TermsCheckbox } from './TermsCheckbox.tsx'

/** OVL-04 to OVL-06, VAL-04. */
export function CreateForm() {
  const { createAccount, createTrouble } = useForms()
  const asks = useSelector(createAccount, hasTerms)
  const sending = useSelector(createAccount, isSending)
  const sendable = useSelector(createAccount, canSend)
  return (
    <FormSheet
      className={styles.create}
      isSending={sending}
      onSubmit={() => createAccount.send({ type: 'form.submitted' })}
    >
      <CreatePitch />
      <div className={styles.side}>
        <CreateFields />
        {asks ? (
          <TermsCheckbox />
        ) : (
          <p className={styles.disclaimer}>
            By creating your account you accept <BothLegalLinks />.
          </p>
        )}
        <FormTrouble of={createTrouble} />
        <Button
          type="submit"
          variant="solid"
          disabled={!sendable}
          loading={sending}
          loadingText="Creating your account…"
        >
          Get Early Access Now!
        </Button>
      </div>
    </FormSheet>
  )
}
