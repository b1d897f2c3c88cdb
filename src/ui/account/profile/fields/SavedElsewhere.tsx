import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { conflictsIn } from '../../../../machines/account/profile.machine.ts'
import type { ProfileDraft } from '../../../../rules/account/profile.ts'
import { useForms } from '../../../forms.tsx'
import { focusOn } from '../../../kit/focus/focus.ts'
import styles from '../UserProfile.module.css'

type SavedElsewhereProps = { field: keyof ProfileDraft; label: string }

/** PRO-12: what was saved elsewhere in a field that was changed here, too; one of the two is kept. */
export function SavedElsewhere({ field, label }: SavedElsewhereProps) {
  const { profile } = useForms()
  const saved = useSelector(profile, (snapshot) => conflictsIn(snapshot)[field])
  if (saved === undefined) return null
  const choose = (keeps: 'draft' | 'saved') => (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.closest('form')
    flushSync(() => profile.send({ type: 'version.chosen', field, keeps }))
    focusOn(form?.querySelector(`[name="${field}"]`))
  }
  return (
    <fieldset className={styles.elsewhere}>
      <legend>{label} was changed elsewhere to:</legend>
      <p dir="auto">{saved || 'Nothing'}</p>
      <Button variant="outline" onClick={choose('draft')}>
        Keep mine
      </Button>
      <Button variant="outline" onClick={choose('saved')}>
        Use this
      </Button>
    </fieldset>
  )
}
