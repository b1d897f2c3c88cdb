import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { DEFAULT_TEXT_LIMIT } from '../../contract/fields.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'color' | 'height' | 'width'> & {
  label: string
  /** What stands beneath the field, tied to it. */
  problem?: string
  onText: (text: string) => void
  /** Stands within the field's right end. */
  end?: ReactNode
}

/** A labelled field of one line (VAL-10). */
export function TextField({ label, problem, onText, end, ...input }: TextFieldProps) {
  const problemId = useId()
  return (
    <Field.Root invalid={problem !== undefined} ids={{ errorText: problemId }}>
      <Field.Label>{label}</Field.Label>
      <div style={{ position: 'relative', width: '100%' }}>
        <Input
          maxLength={DEFAULT_TEXT_LIMIT}
          paddingInlineEnd={end ? '44px' : undefined}
          {...input}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={(event) => onText(event.target.value)}
        />
        {end}
      </div>
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
