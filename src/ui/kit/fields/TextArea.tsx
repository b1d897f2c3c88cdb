import { Field } from '@chakra-ui/react/field'
import { Textarea } from '@chakra-ui/react/textarea'
import { type ComponentProps, useId } from 'react'
import { DEFAULT_TEXT_LIMIT } from '../../../contract/shared/fields.ts'
import styles from './TextArea.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'color' | 'height' | 'width'> & {
  label: string
  value: string
  /** How many characters the text may have. More can be typed, so that nothing that is pasted is lost. */
  limit: number
  /** What stands beneath the field, tied to it. */
  problem?: string
  onText: (text: string) => void
}

/** A labelled field of several lines that counts its characters (VAL-10). */
export function TextArea({ label, value, limit, problem, onText, ...area }: TextAreaProps) {
  const problemId = useId()
  const countId = useId()
  return (
    <Field.Root invalid={problem !== undefined} ids={{ errorText: problemId }}>
      <div className={styles.head}>
        <Field.Label>{label}</Field.Label>
        <span id={countId} className={value.length > limit ? styles.over : styles.count}>
          {value.length} / {limit}
        </span>
      </div>
      <Textarea
        dir="auto"
        maxLength={DEFAULT_TEXT_LIMIT}
        {...area}
        value={value}
        aria-describedby={problem === undefined ? countId : `${problemId} ${countId}`}
        onChange={(event) => onText(event.target.value)}
      />
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
