import { useSelector } from '@xstate/react'
import { countries } from '../../../../contract/shared/user/countries.ts'
import { genders, languages } from '../../../../contract/shared/user/user.ts'
import { draftOf, isEditing, problemsOf, userIn } from '../../../../machines/account/profile.machine.ts'
import type { ProfileDraft } from '../../../../rules/account/profile.ts'
import { useForms } from '../../../forms.tsx'
import { LockSign } from '../../../kit/fields/LockSign.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import styles from '../UserProfile.module.css'
import { ChoiceField } from './ChoiceField.tsx'
import { SavedElsewhere } from './SavedElsewhere.tsx'

/** PRO-06, PRO-09, VAL-09. */
export function ProfileFields() {
  const { profile } = useForms()
  const { country, gender, language } = useSelector(profile, draftOf)
  const editing = useSelector(profile, isEditing)
  const change = (change: Partial<ProfileDraft>) => profile.send({ type: 'draft.changed', change })
  const common = { blank: 'Not given', isReadOnly: !editing }
  return (
    <div className={styles.fields}>
      <Text name="firstName" label="First Name" autoComplete="given-name" />
      <Text name="lastName" label="Last Name" autoComplete="family-name" />
      <Email isLockShown={editing} />
      <Text name="profession" label="Profession" autoComplete="organization-title" />
      <div>
        <ChoiceField
          {...common}
          label="Country"
          name="country"
          autoComplete="country-name"
          choices={countries}
          value={country}
          onChoice={(country) => change({ country })}
        />
        <SavedElsewhere field="country" label="Country" />
      </div>
      <div>
        <ChoiceField
          {...common}
          label="Gender"
          name="gender"
          autoComplete="sex"
          choices={genders}
          value={gender}
          onChoice={(gender) => change({ gender })}
        />
        <SavedElsewhere field="gender" label="Gender" />
      </div>
      <div>
        <ChoiceField
          {...common}
          label="Language"
          name="language"
          autoComplete="off"
          choices={languages}
          value={language}
          onChoice={(language) => change({ language })}
        />
        <SavedElsewhere field="language" label="Language" />
      </div>
    </div>
  )
}

function Email({ isLockShown }: { isLockShown: boolean }) {
  const { profile } = useForms()
  const user = useSelector(profile, userIn)
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      value={user?.email ?? ''}
      readOnly
      end={isLockShown && <LockSign />}
      onText={() => undefined}
    />
  )
}

type TextProps = { name: 'firstName' | 'lastName' | 'profession'; label: string; autoComplete: string }

function Text({ name, label, autoComplete }: TextProps) {
  const { profile } = useForms()
  const value = useSelector(profile, (snapshot) => draftOf(snapshot)[name])
  const problem = useSelector(profile, (snapshot) => problemsOf(snapshot)[name])
  const isReadOnly = !useSelector(profile, isEditing)
  return (
    <div>
      <TextField
        label={label}
        name={name}
        autoComplete={autoComplete}
        value={value}
        problem={problem}
        placeholder={isReadOnly ? 'Not given' : undefined}
        readOnly={isReadOnly}
        spellCheck={false}
        onText={(text) => profile.send({ type: 'draft.changed', change: { [name]: text } })}
      />
      <SavedElsewhere field={name} label={label} />
    </div>
  )
}
