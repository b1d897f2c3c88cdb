import { Checkbox } from '@chakra-ui/react/checkbox'
import { PasswordField } from '../kit/fields/PasswordField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Piece } from './Piece.tsx'

const ignore = () => undefined

export function KitFields() {
  return (
    <>
      <Piece name="Field">
        <TextField label="Empty" placeholder="Placeholder" onText={ignore} />
        <TextField label="Filled" defaultValue="ann@marketflux.test" onText={ignore} />
        <TextField
          label="With a message"
          defaultValue="ann@"
          problem="Please enter a valid email address."
          onText={ignore}
        />
        <TextField label="Read-only" defaultValue="ann@marketflux.test" readOnly onText={ignore} />
        <TextField label="Disabled" defaultValue="ann@marketflux.test" disabled onText={ignore} />
      </Piece>
      <Piece name="Password">
        <PasswordField label="Password" defaultValue="Kit-Password-1" autoComplete="off" onText={ignore} />
        <PasswordField
          label="Wrong"
          defaultValue="x"
          problem="Password incorrect."
          autoComplete="off"
          onText={ignore}
        />
      </Piece>
      <Piece name="Checkbox">
        <KitCheckbox label="Unchecked" />
        <KitCheckbox label="Checked" defaultChecked />
        <KitCheckbox label="Disabled" disabled />
        <KitCheckbox label="Checked, disabled" defaultChecked disabled />
      </Piece>
    </>
  )
}

function KitCheckbox({ label, ...rest }: { label: string; defaultChecked?: boolean; disabled?: boolean }) {
  return (
    <Checkbox.Root {...rest}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  )
}
