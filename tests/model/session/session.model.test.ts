import { describe, expect, it } from 'vitest'
import {
  isLapsed,
  isSettled,
  isSignOutUnconfirmed,
  sessionMachine,
  signInOf,
} from '../../../src/machines/session/session.machine.ts'
import type { SignIn } from '../../../src/machines/session/sign-in.ts'
import { coverage, drive } from '../drive/drive.ts'
import { pairedWalks } from '../drive/pairs.ts'
import { cases, ports } from './session.cases.ts'
import { outcomeOf } from './session.outcome.ts'

/** What a saved profile says decides nothing. */
const whose = ({ signIn, ended }: { signIn?: SignIn; ended: number }) => [
  ended,
  signIn && [signIn.user.username, signIn.token, signIn.turn, signIn.since],
]

describe('session', () => {
  const paired = pairedWalks(sessionMachine, cases, ({ context }) => whose(context))
  const covered = coverage(sessionMachine, paired.pairs)
  for (const { name, events } of paired.walks) {
    it(`SES-01 SES-07 SES-09 ${name}`, async () => {
      const session = drive(sessionMachine, ports)
      await session.walk(events, (soFar) => expect(seen(session)).toEqual(outcomeOf(soFar)))
      covered.add(session.walked)
    })
  }
  covered.prove()
})

function seen({ snapshot, said, calls, lines, sentTo }: ReturnType<typeof drive<typeof sessionMachine>>) {
  return {
    signIn: signInOf(snapshot()),
    isSettled: isSettled(snapshot()),
    isStandingBy: lines.some(({ port, isOpen }) => port === 'signOutDuty' && isOpen),
    isUnconfirmed: isSignOutUnconfirmed(snapshot()),
    isLapsed: isLapsed(snapshot()),
    said,
    calls,
    tabs: sentTo('tabs'),
    shelf: sentTo('shelf'),
  }
}
