import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { useForms } from '../../forms.tsx'
import { EyeIcon } from '../form-icons.tsx'
import styles from './TextField.module.css'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** PWD-04. */
export function PasswordField(props: Omit<TextFieldProps, 'end' | 'type'>) {
  const { revealing } = useForms()
  const field = useId()
  // a selector of the chart would be a file of its own, which the first load would have to name
  const isShown = useSelector(revealing, ({ context }) => context.revealed.includes(field))
  useEffect(() => () => revealing.send({ type: 'field.left', field }), [revealing, field])
  const toggle = (
    <button
      type="button"
      className={styles.eye}
      aria-pressed={isShown}
      onClick={() => revealing.send({ type: 'eye.pressed', field })}
    >
      <EyeIcon crossed={isShown} />
      <span className="visually-hidden">Show {props.label.toLowerCase()}</span>
    </button>
  )
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" end={toggle} />
  )
}
