import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { isSaving } from '../../../machines/account/data-export.machine.ts'
import { isAsking } from '../../../machines/account/deletion.machine.ts'
import { useForms } from '../../forms.tsx'
import { useFocusAfter } from '../../kit/focus/useFocusBack.ts'
import { ActionRow } from './ActionRow.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './Sections.module.css'

/** What the privacy policy promises: to take one's data away, and to leave. */
export function YourData() {
  const { deletion } = useForms()
  const asking = useSelector(deletion, isAsking)
  useEffect(() => () => deletion.send({ type: 'deletion.cancelled' }), [deletion])
  return (
    <section className={styles.section} aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <ul>
        <ActionRow name="A copy of everything" about="All that we keep about your account, as a JSON file.">
          <Download />
        </ActionRow>
        <ActionRow name="Leave for good" about="Your account and what belongs to it are deleted at once.">
          {!asking && (
            <Button
              id="delete-account"
              className={styles.danger}
              variant="outline"
              onClick={() => deletion.send({ type: 'deletion.asked' })}
            >
              Delete my account
            </Button>
          )}
        </ActionRow>
      </ul>
      {asking && <DeleteAccount />}
    </section>
  )
}

function Download() {
  const { dataExport } = useForms()
  const saving = useSelector(dataExport, isSaving)
  return (
    <Button
      ref={useFocusAfter(saving)}
      variant="outline"
      loading={saving}
      loadingText="Preparing…"
      onClick={() => dataExport.send({ type: 'export.asked' })}
    >
      Download my data
    </Button>
  )
}
