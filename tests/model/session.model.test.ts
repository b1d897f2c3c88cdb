import { describe, expect, it } from 'vitest'
import { isSettled, sessionMachine, signInOf } from '../../src/machines/session.machine.ts'
import type { SignIn } from '../../src/machines/sign-in.ts'
import { coverage, drive } from './drive.ts'
import { cases, ports } from './session.cases.ts'
import { outcomeOf } from './session.outcome.ts'
import { walks } from './walks.ts'

/** What a saved profile says decides nothing. */
const whose = ({ signIn }: { signIn?: SignIn }) => signIn && [signIn.user.username, signIn.token, signIn.turn]

describe('session', () => {
  const covered = coverage(sessionMachine)
  for (const { name, events } of walks(sessionMachine, cases, ({ context }) => whose(context))) {
    it(`SES-01 SES-07 SES-09 ${name}`, async () => {
      const session = drive(sessionMachine, ports)
      await session.walk(events, (soFar) => expect(seen(session)).toEqual(outcomeOf(soFar)))
      covered.add(session.walked)
    })
  }
  covered.prove()
})

function seen({ snapshot, said, calls, toldTo }: ReturnType<typeof drive<typeof sessionMachine>>) {
  return {
    signIn: signInOf(snapshot()),
    isSettled: isSettled(snapshot()),
    said,
    calls,
    tabs: toldTo('tabs'),
    shelf: toldTo('shelf'),
  }
}
