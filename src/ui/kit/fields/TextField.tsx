import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { DEFAULT_TEXT_LIMIT } from '../../../contract/shared/fields.ts'
import styles from './TextField.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'color' | 'height' | 'width'> & {
  label: string
  /** What stands beneath the field, tied to it. */
  problem?: string
  /** What can be done about the problem: stands beside it. */
  action?: ReactNode
  onText: (text: string) => void
  /** Stands within the field's right end. */
  end?: ReactNode
}

/** A labelled field of one line (VAL-10). Where `--message-space` is set, the space of a message is kept while there is none. */
export function TextField({ label, problem, action, onText, end, ...input }: TextFieldProps) {
  const problemId = useId()
  return (
    <Field.Root invalid={problem !== undefined} ids={{ errorText: problemId }}>
      <Field.Label>{label}</Field.Label>
      <div className={styles.box}>
        <Input
          dir="auto"
          maxLength={DEFAULT_TEXT_LIMIT}
          paddingInlineEnd={end ? '44px' : undefined}
          {...input}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={(event) => onText(event.target.value)}
        />
        {end}
      </div>
      {/* there before its words are: a live region that comes with them is not read out where the focus stays in the field */}
      <div className={styles.message} aria-live="polite">
        <Field.ErrorText>{problem}</Field.ErrorText>
        {action}
      </div>
    </Field.Root>
  )
}
