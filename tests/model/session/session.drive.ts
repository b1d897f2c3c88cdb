import type { AnyEventObject } from 'xstate'
import { sessionMachine, signInOf } from '../../../src/machines/session/session.machine.ts'
import { drive } from '../drive/drive.ts'
import { annFirst } from '../drive/people.ts'
import { ports } from './session.cases.ts'

export const answered = (port: string, output?: unknown) => ({ type: `xstate.done.actor.${port}`, output })
export const failed = (port: string, error: unknown) => ({ type: `xstate.error.actor.${port}`, error })
export const waited = (state: string) => ({ type: `xstate.after.retryTime.session.${state}`, after: 5_000 })
export const waitedForTabs = { type: 'xstate.after.hearTime', after: 1_000 }
export const refuse = (token: string) => ({ type: 'token.refused', token })
export const restored = [answered('recallUser', {}), answered('restoreSignIn', annFirst)]
export const superseded = answered('refreshToken', { superseded: true, turn: 2 })
export const leaving = { type: 'signOut.pressed' }

/** A session after these events, with short forms of what is asked of it most. */
export async function sessionAfter(...events: AnyEventObject[]) {
  const session = drive(sessionMachine, ports)
  await session.walk(events)
  const asked = () => session.calls.map(({ port }) => port)
  const saidTypes = () => session.said.map(({ type }) => type)
  const signIn = () => signInOf(session.snapshot())
  return { ...session, asked, saidTypes, signIn }
}
