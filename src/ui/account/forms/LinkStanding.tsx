import { useSelector } from '@xstate/react'
import { standingOf } from '../../../machines/account/verification.machine.ts'
import { useForms } from '../../forms.tsx'
import styles from './Overlay.module.css'

const lines: Record<ReturnType<typeof standingOf>, string> = {
  idle: '',
  verifying: 'Checking your link…',
  verified: 'Your e-mail address is verified. Please sign in.',
  waiting: 'Sign in to verify your e-mail address. Not your password?',
  alreadyVerified: 'Your e-mail address is already verified. Please sign in.',
  used: 'This link has already been used. Please sign in.',
  unknown: 'This link is unknown or has expired. Sign in to get a new one.',
  unanswered: 'We could not check your link. You can sign in all the same.',
}

/** RTE-10. */
export function LinkStanding() {
  const { verification } = useForms()
  const standing = useSelector(verification, standingOf)
  return (
    <p role="status" aria-label="Your link" className={standing === 'idle' ? 'visually-hidden' : styles.standing}>
      {lines[standing]}
      {standing === 'waiting' && (
        <>
          {' '}
          <button
            type="button"
            className={styles.link}
            onClick={() => verification.send({ type: 'newPassword.pressed' })}
          >
            Set a new one
          </button>
        </>
      )}
    </p>
  )
}
