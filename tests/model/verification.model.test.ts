import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../src/contract/failure.ts'
import { verificationMachine } from '../../src/machines/verification.machine.ts'
import { coverage, drive } from './drive.ts'
import { silent } from './people.ts'
import { walks } from './walks.ts'

const ports = { promises: ['verifyEmail'] }
const link = (token: string) => ({ type: 'link.followed', says: token || 'without a token', token })
const verified = { type: 'xstate.done.actor.verifyEmail', output: undefined }
const failedWith = (says: string, error: Failure) => ({ type: 'xstate.error.actor.verifyEmail', says, error })
const gone = failedWith('410', new Failure('refused', 410))
const unreachable = failedWith('silent', silent)
const cases = [link('token-1'), link('token-2'), link(''), verified, gone, unreachable]

/** RTE-10: each token once, none without one, whatever comes of it. */
const outcomeOf = (events: AnyEventObject[]) =>
  [...new Set(events.filter(({ token }) => token).map(({ token }) => token))].map((input) => ({
    port: 'verifyEmail',
    input,
  }))

describe('verification', () => {
  const covered = coverage(verificationMachine)
  for (const { name, events } of walks(verificationMachine, cases, ({ context }) => context)) {
    it(`RTE-10 ${name}`, async () => {
      const verification = drive(verificationMachine, ports)
      await verification.walk(events, (soFar) => expect(verification.calls).toEqual(outcomeOf(soFar)))
      covered.add(verification.walked)
    })
  }
  covered.prove()

  it.each([
    ['while it runs', []],
    ['when it was answered', [verified]],
    ['when it was refused', [gone]],
    ['when there was no answer', [unreachable]],
  ])('RTE-10 one token is sent once, however often LogIn is reached: %s', async (_, answers) => {
    const { walk, calls, said } = drive(verificationMachine, ports)
    await walk([link('token-1'), ...answers, link('token-1'), link('token-1')])
    expect([calls, said]).toEqual([[{ port: 'verifyEmail', input: 'token-1' }], []])
  })

  it('RTE-10 a token is remembered when another one has come since', async () => {
    const { walk, calls } = drive(verificationMachine, ports)
    await walk([link('token-1'), verified, link('token-2'), verified, link('token-1')])
    expect(calls.map(({ input }) => input)).toEqual(['token-1', 'token-2'])
  })

  it('RTE-10 another link does not wait for the answer to the first', async () => {
    const { walk, calls } = drive(verificationMachine, ports)
    await walk([link('token-1'), link('token-2'), verified])
    expect(calls.map(({ input }) => input)).toEqual(['token-1', 'token-2'])
  })
})
