import { useDisclosure } from '@chakra-ui/react/hooks'
import { EyeIcon } from './icons.tsx'
import styles from './TextField.module.css'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** PWD-04. */
export function PasswordField(props: Omit<TextFieldProps, 'end' | 'type'>) {
  const { open: isShown, onToggle } = useDisclosure()
  const toggle = (
    <button type="button" className={styles.eye} aria-pressed={isShown} onClick={onToggle}>
      <EyeIcon crossed={isShown} />
      <span className="visually-hidden">Show {props.label.toLowerCase()}</span>
    </button>
  )
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" end={toggle} />
  )
}
