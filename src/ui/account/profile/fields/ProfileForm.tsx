import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { ABOUT_LIMIT } from '../../../../contract/shared/user/account-fields.ts'
import { canSave, draftOf, isEditing, isSaving, problemsOf } from '../../../../machines/account/profile.machine.ts'
import { useForms } from '../../../forms.tsx'
import { TextArea } from '../../../kit/fields/TextArea.tsx'
import { focusOn } from '../../../kit/focus/focus.ts'
import { useFocusBack } from '../../../kit/focus/useFocusBack.ts'
import { FormTrouble } from '../../forms/FormTrouble.tsx'
import styles from '../UserProfile.module.css'
import { ProfileFields } from './ProfileFields.tsx'
import { SavedElsewhere } from './SavedElsewhere.tsx'

/** PRO-05 to PRO-07. */
export function ProfileForm() {
  const { profile, profileTrouble } = useForms()
  const editing = useSelector(profile, isEditing)
  const saving = useSelector(profile, isSaving)
  const draft = useSelector(profile, draftOf)
  const problems = useSelector(profile, problemsOf)
  const { form, submit } = useFocusBack(saving)
  return (
    <form
      ref={form}
      className={styles.form}
      data-reading={!editing || undefined}
      aria-labelledby="user-details"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(() => profile.send({ type: 'save.pressed' }))
      }}
    >
      <div>
        <TextArea
          label="About"
          name="about"
          rows={4}
          limit={ABOUT_LIMIT}
          value={draft.about}
          placeholder={editing ? 'What do you trade, and how?' : 'No bio yet.'}
          readOnly={!editing}
          problem={problems.about}
          onText={(about) => profile.send({ type: 'draft.changed', change: { about } })}
        />
        <SavedElsewhere field="about" label="About" />
      </div>
      <div className={styles.bar}>
        <h3 id="user-details">USER DETAILS</h3>
        <Toggle />
      </div>
      <FormTrouble of={profileTrouble} />
      <ProfileFields />
    </form>
  )
}

/** Edit, then Save: one button, which keeps the focus. */
function Toggle() {
  const { profile } = useForms()
  const editing = useSelector(profile, isEditing)
  const saving = useSelector(profile, isSaving)
  const isDimmed = !useSelector(profile, canSave) && editing
  const edit = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    // it is a submit button by the time that the browser decides what the click does
    event.preventDefault()
    flushSync(() => profile.send({ type: 'edit.pressed' }))
    focusOn(form?.querySelector('[name="firstName"]'))
  }
  const cancel = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    flushSync(() => profile.send({ type: 'edit.cancelled' }))
    focusOn(form?.querySelector('[data-return]'))
  }
  return (
    <div className={styles.ways}>
      {editing && (
        <Button variant="outline" onClick={cancel}>
          Cancel
        </Button>
      )}
      <Button
        className={styles.toggle}
        variant={editing ? 'solid' : 'outline'}
        type={editing ? 'submit' : 'button'}
        aria-disabled={isDimmed || undefined}
        opacity={isDimmed ? 0.5 : undefined}
        loading={saving}
        loadingText="Saving…"
        data-return=""
        onClick={editing ? undefined : edit}
      >
        {editing ? 'Save' : 'Edit'}
      </Button>
    </div>
  )
}
