import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { canSend, hindranceOf, logInMachine, problemsOf } from '../../../../src/machines/account/log-in.machine.ts'
import { drive } from '../../drive/drive.ts'
import { annFirst } from '../../drive/people.ts'
import {
  answeredWith,
  blank,
  change,
  closed,
  created,
  email,
  granted,
  invalid,
  notResent,
  password,
  ports,
  rememberMe,
  resend,
  resent,
  seen,
  submitted,
  unreachable,
} from './log-in.cases.ts'

const wrong = change('other password', { password: 'Secret-2' })
const draft = { email: 'ann@marketflux.test', password: 'Secret-1', rememberMe: false }
const reportedUnverified = { type: 'account.unverified', email: draft.email }
const logInAfter = async (...events: AnyEventObject[]) => {
  const logIn = drive(logInMachine, ports)
  await logIn.walk(events)
  return { ...logIn, ...seen(logIn) }
}

describe('a sign-in', () => {
  it.each([
    ['ERR-01', 404, { email: 'No account linked to this email.' }, false, []],
    ['ERR-02', 401, { password: 'Password incorrect.' }, false, []],
    ['ERR-03', 403, { email: 'Please verify your email address.' }, true, [reportedUnverified]],
  ])(
    '%s refused with %i says so under its field, keeps what was typed and is no notification',
    async (_, status, problems, canSend, reported) => {
      const said = await logInAfter(email, password, submitted, answeredWith(status))
      expect([said.problems, said.draft, said.said, said.canSend]).toEqual([problems, draft, reported, canSend])
    },
  )

  it('ERR-03 can be sent again as it is: the address may have been verified in another tab meanwhile', async () => {
    const { calls, said } = await logInAfter(email, password, submitted, answeredWith(403), submitted, granted)
    expect([calls.length, said]).toEqual([2, [reportedUnverified, { type: 'signIn.given', signIn: annFirst }]])
  })

  it.each([
    ['400', answeredWith(400)],
    ['429', answeredWith(429)],
    ['500', answeredWith(500)],
    ['nothing at all', unreachable],
    ['what breaks the contract', { type: 'xstate.error.actor.logIn', error: new Failure('offContract') }],
    [
      'what breaks the contract with a known status',
      { type: 'xstate.error.actor.logIn', error: new Failure('offContract', 401) },
    ],
  ])(
    'ERR-08 a sign-in answered with %s puts no message under a field, is reported, and can be sent again',
    async (_, answer) => {
      const failed = await logInAfter(email, password, submitted, answer)
      expect([failed.problems, failed.draft, failed.said, failed.canSend]).toEqual([
        {},
        draft,
        [{ type: 'signIn.failed' }],
        true,
      ])
    },
  )

  it('ERR-01 VAL-05 the message goes when its field is edited, not when another one is', async () => {
    const logIn = await logInAfter(email, password, submitted, answeredWith(404), wrong)
    const still = problemsOf(logIn.snapshot())
    await logIn.step(change('other email', { email: 'bob@marketflux.test' }))
    expect([still, problemsOf(logIn.snapshot()), canSend(logIn.snapshot())]).toEqual([
      { email: 'No account linked to this email.' },
      {},
      true,
    ])
  })

  it('ERR-02 VAL-05 editing the password clears its error', async () => {
    const { problems, canSend } = await logInAfter(email, password, submitted, answeredWith(401), wrong)
    expect([problems, canSend]).toEqual([{}, true])
  })

  it('VAL-05 the e-mail is checked as it is typed', async () => {
    const logIn = await logInAfter()
    const problems = []
    for (const typed of ['a', 'ann@', 'ann@x.test', '']) {
      await logIn.step(change(typed, { email: typed }))
      problems.push(problemsOf(logIn.snapshot()).email)
    }
    expect(problems).toEqual([invalid, invalid, undefined, undefined])
  })

  it('OVL-03 a sign-in is sent once however often it is pressed, with Remember Me as ticked', async () => {
    const { calls } = await logInAfter(email, password, rememberMe, submitted, submitted)
    expect(calls).toEqual([{ port: 'logIn', input: { ...draft, rememberMe: true } }])
  })

  it('OVL-03 leaves the e-mail but never the password in a closed dialog', async () => {
    const { draft: kept } = await logInAfter(email, password, closed)
    expect(kept).toEqual({ ...draft, password: '' })
  })

  it('OVL-03 leaves nothing behind when it was given', async () => {
    const { draft: left, said } = await logInAfter(email, password, submitted, granted)
    expect([left, said]).toEqual([blank, [{ type: 'signIn.given', signIn: annFirst }]])
  })

  it('OVL-03 goes on when its dialog is closed meanwhile, without the password staying behind', async () => {
    const { draft: kept, calls } = await logInAfter(email, password, submitted, closed)
    const { said } = await logInAfter(email, password, submitted, closed, granted)
    expect([kept.password, calls, said]).toEqual([
      '',
      [{ port: 'logIn', input: draft }],
      [{ type: 'signIn.given', signIn: annFirst }],
    ])
  })

  it.each([401, 403, 404])(
    'ERR-01 ERR-02 ERR-03 what the server said with %i is not held against another visit',
    async (status) => {
      const form = await logInAfter(email, password, submitted, answeredWith(status), closed, password)
      expect([form.problems, form.canSend]).toEqual([{}, true])
    },
  )

  it('VAL-05 a broken e-mail is still one when the dialog opens again', async () => {
    const { problems } = await logInAfter(change('broken email', { email: 'ann@' }), closed)
    expect(problems).toEqual({ email: invalid })
  })

  it('VAL-05 an account that was just made is to sign in next, with nothing of an earlier try', async () => {
    const form = await logInAfter(email, password, submitted, answeredWith(404), created)
    expect([form.draft, form.problems]).toEqual([{ ...blank, email: 'bob@marketflux.test' }, {}])
  })

  it('STO-01 the form says why the browser would forget the sign-in', () => {
    const answers = [undefined, { hindrance: undefined }, { hindrance: 'cookies' }].map((input) =>
      hindranceOf(drive(logInMachine, { ...ports, input }).snapshot()),
    )
    expect(answers).toEqual([undefined, undefined, 'cookies'])
  })
})

describe('the verification mail', () => {
  const unverified = [email, password, submitted, answeredWith(403)]

  it.each([
    ['before a try', [email, password]],
    ['after another refusal', [email, password, submitted, answeredWith(404)]],
    ['once the e-mail was edited', [...unverified, email]],
    ['once the password was typed again: it may be verified by now', [...unverified, wrong]],
    ['while the next try runs', [...unverified, email, submitted]],
  ])('ERR-03 cannot be asked for %s', async (_, events) => {
    const form = await logInAfter(...events, resend)
    expect([form.asksForVerification, form.calls.filter(({ port }) => port === 'resendVerification')]).toEqual([
      false,
      [],
    ])
  })

  it('ERR-03 a verification mail is asked for once however often it is pressed, and a typed password is not lost', async () => {
    const { calls, draft, isResending, asksForVerification } = await logInAfter(...unverified, resend, resend, wrong)
    expect([calls.slice(1), draft.password, isResending, asksForVerification]).toEqual([
      [{ port: 'resendVerification', input: 'ann@marketflux.test' }],
      'Secret-2',
      true,
      false,
    ])
  })

  it('ERR-03 a sent verification mail is reported, and the user can sign in again', async () => {
    const { said, problems, canSend } = await logInAfter(...unverified, resend, resent)
    expect([said, problems, canSend]).toEqual([[reportedUnverified, { type: 'verification.resent' }], {}, true])
  })

  it('ERR-03 a verification mail that could not be sent is reported, and can be asked for again', async () => {
    const { said, calls } = await logInAfter(...unverified, resend, notResent, resend)
    expect([said, calls.length]).toEqual([[reportedUnverified, { type: 'verification.failed' }], 3])
  })

  it('ERR-03 leaves what another try came to meanwhile', async () => {
    const other = change('another email', { email: 'bob@marketflux.test' })
    const { problems } = await logInAfter(...unverified, resend, other, submitted, answeredWith(404), resent)
    expect(problems).toEqual({ email: 'No account linked to this email.' })
  })
})
