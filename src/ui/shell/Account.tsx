import { useSelector } from '@xstate/react'
import { pageOf } from '../../machines/overlay.machine.ts'
import { isSignOutUnconfirmed, userOf, whoIsHere } from '../../machines/session.machine.ts'
import { useCharts } from '../charts.tsx'
import { Link } from '../kit/Link.tsx'
import { useLater } from '../kit/later.ts'
import { overlayCode } from '../overlay/overlay-code.ts'
import styles from './Account.module.css'
import { UserWidget } from './UserWidget.tsx'

/** LAY-12, LAY-13: the right end of the top bar: who is here, and how to reach us. A mobile has that in its menu. */
export function Account() {
  const { session } = useCharts()
  const who = useSelector(session, whoIsHere)
  const user = useSelector(session, userOf)
  if (user) {
    return (
      <>
        <Link className={styles.contact} href="/contact-us">
          Contact Us
        </Link>
        <UserWidget user={user} />
      </>
    )
  }
  return who === 'unknown' ? <div className={styles.ghost} aria-hidden="true" /> : <Visitor />
}

function Visitor() {
  return (
    <>
      <Link className={styles.feedback} href="/contact-us">
        Send Feedback
      </Link>
      <SignInButton />
    </>
  )
}

function SignInButton() {
  const { session, overlay } = useCharts()
  const isLeaving = useSelector(session, isSignOutUnconfirmed)
  const isAsked = useSelector(overlay, (snapshot) => pageOf(snapshot) === 'LogIn')
  const isComing = useLater(overlayCode).status === 'asked'
  return (
    <>
      {isLeaving && <span className={styles.leaving}>Signing out…</span>}
      <button
        id="account"
        type="button"
        className={styles.signIn}
        aria-haspopup="dialog"
        aria-busy={isAsked && isComing}
        onClick={() => overlay.send({ type: 'logIn.asked' })}
      >
        Sign In
      </button>
    </>
  )
}
