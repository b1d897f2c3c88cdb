import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { TAKEN_CODE } from '../../../../src/contract/shared/user/user.ts'
import {
  canSend,
  emailCorrectionMachine,
  emailOf,
  isSending,
  isWriting,
  problemOf,
} from '../../../../src/machines/account/email-correction.machine.ts'
import { coverage, drive } from '../../drive/drive.ts'
import { silent } from '../../drive/people.ts'
import { walks } from '../../drive/walks.ts'

const ports = { promises: ['correctEmail'] }
const failedWith = (says: string, error: Failure) => ({ type: 'xstate.error.actor.correctEmail', says, error })
const created = { type: 'account.unverified', email: 'an@x.test' }
const forbidden = failedWith('403', new Failure('refused', 403))
const pressed = { type: 'correction.pressed' }
const typed = (email: string) => ({ type: 'email.changed', says: email || 'nothing', email })
const submitted = { type: 'form.submitted' }
const corrected = { type: 'xstate.done.actor.correctEmail', output: undefined }
const taken = failedWith('taken', new Failure('refused', 409, { code: TAKEN_CODE, error: { email: 'ann@x.test' } }))
const cases = [
  created,
  pressed,
  ...['ann@x.test', 'ann@', ''].map(typed),
  submitted,
  { type: 'correction.cancelled' },
  { type: 'overlay.closed' },
  corrected,
  taken,
  forbidden,
  failedWith('silent', silent),
]

/** RTE-14. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let [sentTo, email] = ['', '']
  let problem: string | undefined
  let state: 'offered' | 'writing' | 'sending' = 'offered'
  const isSendable = () => state === 'writing' && email !== '' && problem === undefined
  const leave = () => {
    if (state === 'writing') state = 'offered'
  }
  const rules: Record<string, (event: AnyEventObject) => void> = {
    'account.unverified': (event) => {
      sentTo = event.email
      state = 'offered'
    },
    'correction.pressed': () => {
      if (state !== 'offered') return
      state = 'writing'
      email = sentTo
      problem = undefined
    },
    'email.changed': (event) => {
      if (state !== 'writing') return
      email = event.email
      problem = email === 'ann@' ? 'Please enter a valid email address.' : undefined
    },
    'form.submitted': () => {
      if (!isSendable()) return
      state = 'sending'
      calls.push({ port: 'correctEmail', input: { formerEmail: sentTo, email } })
    },
    'correction.cancelled': leave,
    'overlay.closed': leave,
    'xstate.done.actor.correctEmail': () => {
      state = 'offered'
      sentTo = email
      said.push({ type: 'email.corrected', email })
    },
    'xstate.error.actor.correctEmail': ({ says }) => {
      state = 'writing'
      if (says === 'taken') problem = 'ann@x.test is already linked to an account.'
      else said.push({ type: says === '403' ? 'correction.refused' : 'correction.failed' })
    },
  }
  for (const event of events) rules[event.type]?.(event)
  const isWriting = ['writing', 'sending'].includes(state)
  return { email, problem, isWriting, isSending: ['sending'].includes(state), canSend: isSendable(), said, calls }
}

describe('correcting the address', () => {
  const facets = ({ context }: AnyMachineSnapshot) => [context.sentTo !== '', context.email !== '', context.problem]
  const covered = coverage(emailCorrectionMachine)
  for (const { name, events } of walks(emailCorrectionMachine, cases, facets)) {
    it(`RTE-14 ${name}`, async () => {
      const form = drive(emailCorrectionMachine, ports)
      await form.walk(events, (soFar) => {
        const snapshot = form.snapshot()
        const { said, calls } = form
        const of = { email: emailOf(snapshot), problem: problemOf(snapshot), isWriting: isWriting(snapshot) }
        const seen = { ...of, isSending: isSending(snapshot), canSend: canSend(snapshot), said, calls }
        expect(seen).toEqual(outcomeOf(soFar))
      })
      covered.add(form.walked)
    })
  }
  covered.prove()

  it('RTE-14 begins with the address that the mail went to, and ends with the one that it goes to', async () => {
    const { walk, snapshot, calls, said } = drive(emailCorrectionMachine, ports)
    await walk([created, pressed])
    const begun = emailOf(snapshot())
    await walk([typed('ann@x.test'), submitted, corrected, pressed])
    expect([begun, calls, said, emailOf(snapshot())]).toEqual([
      'an@x.test',
      [{ port: 'correctEmail', input: { formerEmail: 'an@x.test', email: 'ann@x.test' } }],
      [{ type: 'email.corrected', email: 'ann@x.test' }],
      'ann@x.test',
    ])
  })
})
