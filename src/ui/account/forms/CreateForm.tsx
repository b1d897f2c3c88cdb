import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { canSend, isSending } from '../../../machines/account/create-account.machine.ts'
import { isMobile } from '../../../machines/shared/layout.machine.ts'
import { useCharts } from '../../charts.tsx'
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
  const { layout } = useCharts()
  const { createAccount, createTrouble } = useForms()
  const hasTerms = !useSelector(layout, isMobile)
  const sending = useSelector(createAccount, isSending)
  const sendable = useSelector(createAccount, (snapshot) => canSend(snapshot, hasTerms))
  return (
    <FormSheet
      className={styles.create}
      isSending={sending}
      onSubmit={() => createAccount.send({ type: 'form.submitted', hasTerms })}
    >
      <CreatePitch />
      <div className={styles.side}>
        <CreateFields />
        {hasTerms ? (
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
