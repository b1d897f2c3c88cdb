import { Checkbox } from '@chakra-ui/react/checkbox'
import { useSelector } from '@xstate/react'
import { draftOf, isSending } from '../../../machines/account/create-account.machine.ts'
import { useForms } from '../../forms.tsx'
import { BothLegalLinks } from './LegalLink.tsx'

/** OVL-05. */
export function TermsCheckbox() {
  const { createAccount } = useForms()
  return (
    <Checkbox.Root
      required
      checked={useSelector(createAccount, (snapshot) => draftOf(snapshot).hasAccepted)}
      readOnly={useSelector(createAccount, isSending)}
      onCheckedChange={({ checked }) =>
        createAccount.send({ type: 'draft.changed', change: { hasAccepted: checked === true } })
      }
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        I accept <BothLegalLinks />
      </Checkbox.Label>
    </Checkbox.Root>
  )
}
