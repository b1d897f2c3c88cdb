import { useSelector } from '@xstate/react'
import type { User } from '../../../contract/shared/user/user.ts'
import { pageOf } from '../../../machines/overlay/overlay.machine.ts'
import { isSignOutUnconfirmed, userOf, whoIsHere } from '../../../machines/session/session.machine.ts'
import { reachOf } from '../../../machines/shared/connection.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useIntent, useLazy, useWanted } from '../../kit/lazy.ts'
import { overlayCode } from '../../overlay/overlay-code.ts'
import { ShellLink } from '../ShellLink.tsx'
import styles from './Account.module.css'
import { userWidgetCode } from './user-widget-code.ts'

/** LAY-12, LAY-13: the right end of the top bar: who is here, and how to reach us. A mobile has that in its menu. */
export function Account() {
  const { session, connection } = useCharts()
  const isOffline = useSelector(connection, reachOf) === 'offline'
  const who = useSelector(session, whoIsHere)
  const user = useSelector(session, userOf)
  if (user) {
    return (
      <>
        <ShellLink className={styles.contact} href="/contact-us">
          Contact Us
        </ShellLink>
        <Member user={user} />
      </>
    )
  }
  if (who !== 'unknown') return <Visitor />
  // no request was sent, and no answer will come until the network returns
  return !isOffline && <Ghost />
}

const Ghost = () => <div className={styles.ghost} aria-hidden="true" />

/** Most users are visitors: the code that shows a member is loaded when there is one. */
function Member({ user }: { user: User }) {
  const { part: UserWidget } = useWanted(userWidgetCode)
  return UserWidget ? <UserWidget user={user} /> : <Ghost />
}

function Visitor() {
  return (
    <>
      <ShellLink className={styles.feedback} href="/contact-us">
        Send Feedback
      </ShellLink>
      <LogInButton />
    </>
  )
}

function LogInButton() {
  const { session, overlay } = useCharts()
  const isLeaving = useSelector(session, isSignOutUnconfirmed)
  const isAsked = useSelector(overlay, (snapshot) => pageOf(snapshot) === 'LogIn')
  const { isLoading: isComing } = useLazy(overlayCode)
  const intent = useIntent(overlayCode)
  return (
    <>
      {isLeaving && <span className={styles.leaving}>Signing out…</span>}
      <button
        {...intent}
        id="account"
        type="button"
        className={styles.logIn}
        aria-haspopup="dialog"
        aria-busy={isAsked && isComing}
        onClick={() => overlay.send({ type: 'logIn.asked' })}
      >
        Sign In
      </button>
    </>
  )
}
