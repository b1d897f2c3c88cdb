import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { logInMachine } from '../../../../src/machines/account/log-in.machine.ts'
import { coverage, drive } from '../../drive/drive.ts'
import { pairedWalks } from '../../drive/pairs.ts'
import { annFirst } from '../../drive/people.ts'
import { blank, cases, invalid, ports, seen } from './log-in.cases.ts'

/** ERR-01 to ERR-03, ERR-08, VAL-05, OVL-13. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let draft = blank
  let problems: { email?: string; password?: string } = {}
  let link: string | undefined
  let isSending = false
  let isResending = false
  const isReady = () =>
    !isSending &&
    draft.email !== '' &&
    draft.password !== '' &&
    (!problems.email || asksForVerification()) &&
    !problems.password
  const formatProblem = (email: string) => (email === 'ann@' ? invalid : undefined)
  const asksForVerification = () => problems.email === 'Please verify your email address.'
  const refusals: Record<number, typeof problems> = {
    401: { password: 'Password incorrect.' },
    403: { email: 'Please verify your email address.' },
    404: { email: 'No account linked to this email.' },
  }
  const rules: Record<string, (event: AnyEventObject) => void> = {
    'draft.changed': ({ change }) => {
      if (isSending) return
      draft = { ...draft, ...change }
      if (change.email !== undefined) problems = { ...problems, email: formatProblem(change.email) }
      if (change.password !== undefined) problems = asksForVerification() ? {} : { email: problems.email }
    },
    'form.submitted': () => {
      if (!isReady()) return
      isSending = true
      calls.push({ port: 'logIn', input: { ...draft, verificationToken: link } })
    },
    'link.changed': ({ token }) => {
      link = token
    },
    'xstate.done.actor.logIn': () => {
      isSending = false
      draft = blank
      problems = {}
      said.push({ type: 'signIn.given', signIn: annFirst })
    },
    'xstate.error.actor.logIn': ({ error }) => {
      isSending = false
      const refusal = refusals[error.status]
      if (refusal) problems = refusal
      if (error.status === 403) said.push({ type: 'account.unverified', email: draft.email })
      if (!refusal) said.push({ type: 'signIn.failed' })
    },
    'resend.pressed': () => {
      if (!asksForVerification() || isResending) return
      isResending = true
      calls.push({ port: 'resendVerification', input: draft.email })
    },
    'xstate.done.actor.resendVerification': () => {
      isResending = false
      if (asksForVerification()) problems = {}
      said.push({ type: 'verification.resent' })
    },
    'xstate.error.actor.resendVerification': () => {
      isResending = false
      said.push({ type: 'verification.failed' })
    },
    'account.created': ({ email }) => {
      if (isSending) return
      draft = { ...blank, email }
      problems = {}
    },
    'overlay.closed': () => {
      draft = { ...draft, password: '' }
      problems = { email: formatProblem(draft.email) }
    },
  }
  for (const event of events) rules[event.type]?.(event)
  const asks = asksForVerification()
  return { draft, problems, canSend: isReady(), isSending, asksForVerification: asks, isResending, said, calls }
}

describe('log in', () => {
  const facets = ({ context, context: { draft, problems } }: AnyMachineSnapshot) => [
    draft.email !== '' && draft.password !== '',
    problems.email,
    problems.password,
    context.linkToken,
  ]
  const paired = pairedWalks(logInMachine, cases, facets)
  const covered = coverage(logInMachine, paired.pairs)
  for (const { name, events } of paired.walks) {
    it(`VAL-05 ERR-08 OVL-03 ${name}`, async () => {
      const logIn = drive(logInMachine, ports)
      await logIn.walk(events, (soFar) => expect(seen(logIn)).toEqual(outcomeOf(soFar)))
      covered.add(logIn.walked)
    })
  }
  covered.prove()
})
