import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type passwordMeterMachine, strengthOf } from '../../../machines/account/password-meter.machine.ts'
import { PasswordField } from '../../kit/fields/PasswordField.tsx'
import styles from './NewPasswordField.module.css'

const words = ['Very weak', 'Very weak', 'Weak', 'Good', 'Strong'] as const

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'spellCheck' | 'autoCapitalize'> & {
  meter: ActorRefFrom<typeof passwordMeterMachine>
}

/** VAL-11: a field for a new password, with how strong it is over its right end and along its lower edge. */
export function NewPasswordField({ meter, ...field }: Props) {
  const strength = useSelector(meter, strengthOf)
  return (
    <div className={styles.field} data-strength={strength}>
      <PasswordField {...field} autoComplete="new-password" />
      <span className={styles.words} aria-live="polite">
        {strength !== undefined && (
          <>
            <span className="visually-hidden">Password strength: </span>
            {words[strength]}
          </>
        )}
      </span>
    </div>
  )
}
