import { Field } from '@chakra-ui/react/field'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { ChevronIcon } from '../../../kit/icons.tsx'

type ChoiceFieldProps<Choice extends string> = {
  label: string
  name: string
  autoComplete: string
  choices: readonly Choice[]
  value: Choice | ''
  /** What stands for no choice. */
  blank: string
  isReadOnly: boolean
  onChoice: (choice: Choice | '') => void
}

/** One of a list, or none. To be read only it is a text, for a list of choices cannot be. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, name, autoComplete, choices, value, blank, isReadOnly, onChoice } = props
  if (isReadOnly) {
    return <TextField label={label} value={value} placeholder={blank} readOnly onText={() => undefined} />
  }
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          name={name}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChoice(choices.find((choice) => choice === event.target.value) ?? '')}
        >
          <option value="">{blank}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronIcon />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field.Root>
  )
}
