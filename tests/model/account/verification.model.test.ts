import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { Failure } from '../../../src/contract/shared/failure.ts'
import { LinkStanding } from '../../../src/contract/shared/user/user.ts'
import { linkTokenOf, standingOf, verificationMachine } from '../../../src/machines/account/verification.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const ports = { promises: ['verifyEmail'], streams: ['watchReturn'] }
const link = (token: string) => ({ type: 'link.followed', says: token || 'without a token', token })
const answered = (output: LinkStanding) => ({ type: 'xstate.done.actor.verifyEmail', says: output, output })
const failedWith = (says: string, error: Failure) => ({ type: 'xstate.error.actor.verifyEmail', says, error })
const unreachable = failedWith('silent', silent)
const pressed = { type: 'newPassword.pressed' }
const returned = { type: 'network.returned' }
const signedIn = { type: 'signIn.given' }
const reset = { type: 'password.reset' }
const cases = [
  link('token-1'),
  link('token-2'),
  link(''),
  ...LinkStanding.options.map(answered),
  unreachable,
  ...[pressed, returned, signedIn, reset],
]

/** RTE-10: each token once, none without one, again only where there was no answer. */
function outcomeOf(events: AnyEventObject[]) {
  const calls: { port: string; input: string }[] = []
  const said: AnyEventObject[] = []
  const received = new Set<string>()
  let token = ''
  let standing: string = 'idle'
  function ask(next: string) {
    if (next === '' || received.has(next)) return
    token = next
    received.add(token)
    standing = 'verifying'
    calls.push({ port: 'verifyEmail', input: token })
  }
  function settle() {
    token = ''
    standing = 'idle'
  }
  const rules: Record<string, (event: AnyEventObject) => void> = {
    'link.followed': (event) => ask(event.token),
    'xstate.done.actor.verifyEmail': ({ output }) => {
      standing = output
    },
    'xstate.error.actor.verifyEmail': () => {
      received.delete(token)
      standing = 'unanswered'
    },
    'network.returned': () => standing === 'unanswered' && ask(token),
    'newPassword.pressed': () => standing === 'waiting' && said.push({ type: 'newPassword.asked', token }),
    'signIn.given': settle,
    'password.reset': settle,
  }
  for (const event of events) rules[event.type]?.(event)
  return { calls, said, standing, token: token || undefined }
}

describe('verification', () => {
  const covered = coverage(verificationMachine)
  for (const { name, events } of walks(verificationMachine, cases, ({ context }) => context)) {
    it(`RTE-10 ${name}`, async () => {
      const verification = drive(verificationMachine, ports)
      await verification.walk(events, (soFar) => {
        const { calls, said, snapshot } = verification
        const seen = { calls, said, standing: standingOf(snapshot()), token: linkTokenOf(snapshot()) }
        expect(seen).toEqual(outcomeOf(soFar))
      })
      covered.add(verification.walked)
    })
  }
  covered.prove()

  it.each([
    ['while it runs', []],
    ['when it was answered', [answered('waiting')]],
    ['when the link is unknown', [answered('unknown')]],
  ])('RTE-10 one token is sent once, however often LogIn is reached: %s', async (_, answers) => {
    const { walk, calls, said } = drive(verificationMachine, ports)
    await walk([link('token-1'), ...answers, link('token-1'), link('token-1')])
    expect([calls, said]).toEqual([[{ port: 'verifyEmail', input: 'token-1' }], []])
  })

  it('RTE-10 a token to which there was no answer is sent again once the network is back', async () => {
    const { walk, calls } = drive(verificationMachine, ports)
    await walk([link('token-1'), unreachable, returned, answered('verified'), returned])
    expect(calls.map(({ input }) => input)).toEqual(['token-1', 'token-1'])
  })

  it('RTE-10 another link does not wait for the answer to the first', async () => {
    const { walk, calls } = drive(verificationMachine, ports)
    await walk([link('token-1'), link('token-2'), answered('waiting')])
    expect(calls.map(({ input }) => input)).toEqual(['token-1', 'token-2'])
  })
})
