import type { SnapshotFrom } from 'xstate'
import { isLapsed, memberIn } from '../../machines/session/session.machine.ts'
import type { Ref } from '../charts.ts'

/** The username of a user whose sign-in the server has confirmed, '' once it is known that no user is signed in, undefined while neither is. */
export const accountIn = (session: SnapshotFrom<Ref<'session'>>) =>
  memberIn(session) ?? (session.matches('signedOut') && !isLapsed(session) ? '' : undefined)
