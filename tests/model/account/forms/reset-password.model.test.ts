import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { type ResetProblems, resetPasswordMachine } from '../../../../src/machines/account/reset-password.machine.ts'
import { coverage, drive } from '../../drive/drive.ts'
import { tooEasy } from '../../drive/judged.ts'
import { pairedWalks } from '../../drive/pairs.ts'
import {
  blank,
  cases,
  change,
  closed,
  failedWith,
  gone,
  good,
  link,
  ports,
  reset,
  seen,
  sentences,
  submitted,
  typed,
  unreachable,
} from './reset-password.cases.ts'

/** VAL-07, VAL-11, OVL-09, ERR-07, and the decision on links that are good for nothing any more. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let token = ''
  let draft = blank
  let problems: ResetProblems = {}
  let state: string = 'writing'
  let easy: string | undefined
  const judge = (password: string, problem?: string) => {
    easy = problem && password
    problems = { ...problems, newPassword: passwordProblem() }
  }
  const clear = () => {
    easy = undefined
    draft = blank
    problems = {}
  }
  const passwordProblem = () => {
    if (draft.newPassword === 'secret1') return sentences.weak
    return draft.newPassword !== '' && draft.newPassword === easy ? tooEasy : undefined
  }
  const rules: Record<string, (event: AnyEventObject) => void> = {
    'resetLink.followed': (event) => {
      if (state === 'sending' && event.token === token) return
      token = event.token
      state = 'writing'
      clear()
    },
    'draft.changed': (event) => {
      if (state !== 'writing') return
      draft = { ...draft, ...event.change }
      const differs = draft.confirm !== '' && draft.confirm !== draft.newPassword
      problems = { newPassword: passwordProblem(), confirm: differs ? sentences.mismatch : undefined }
    },
    'form.submitted': () => {
      if (state !== 'writing') return
      if (token === '') state = 'expired'
      else if (draft.newPassword === good && draft.confirm === good && easy !== good) {
        state = 'sending'
        calls.push({ port: 'resetPassword', input: { token, newPassword: good } })
      } else {
        problems = {
          newPassword: draft.newPassword === '' ? sentences.missing : passwordProblem(),
          confirm: draft.confirm === draft.newPassword ? undefined : sentences.mismatch,
        }
      }
    },
    'xstate.done.actor.resetPassword': () => {
      state = 'writing'
      clear()
      said.push({ type: 'password.reset' })
    },
    'xstate.error.actor.resetPassword': ({ error }) => {
      state = error.status === 410 ? 'expired' : 'writing'
      if (state === 'expired') clear()
      if (error.status === 422) judge(draft.newPassword, tooEasy)
      else said.push({ type: 'reset.failed' })
    },
    'overlay.closed': clear,
    'password.judged': ({ password, problem }) => judge(password, problem),
  }
  for (const event of events) rules[event.type]?.(event)
  const isExpired = state === 'expired'
  const hasDeadLink = isExpired || token === ''
  return { draft, problems, isSending: state === 'sending', isExpired, hasDeadLink, said, calls }
}

describe('reset password', () => {
  const facets = ({ context: { token, draft, problems } }: AnyMachineSnapshot) => [
    token !== '',
    draft.newPassword,
    draft.newPassword === draft.confirm,
    Object.values(problems).some(Boolean),
  ]
  const paired = pairedWalks(resetPasswordMachine, cases, facets)
  const covered = coverage(resetPasswordMachine, paired.pairs)
  for (const { name, events } of paired.walks) {
    it(`VAL-07 OVL-09 ERR-07 ${name}`, async () => {
      const form = drive(resetPasswordMachine, ports)
      await form.walk(events, (soFar) => expect(seen(form)).toEqual(outcomeOf(soFar)))
      covered.add(form.walked)
    })
  }
  covered.prove()
})

describe('a password that is reset', () => {
  const formAfter = async (...events: AnyEventObject[]) => {
    const form = drive(resetPasswordMachine, ports)
    await form.walk([link('link-1'), ...events])
    return seen(form)
  }
  const call = { port: 'resetPassword', input: { token: 'link-1', newPassword: good } }

  it.each([
    ['nothing', blank, { newPassword: sentences.missing }],
    ['a weak password', { newPassword: 'secret1', confirm: 'secret1' }, { newPassword: sentences.weak }],
    ['no confirmation', { newPassword: good, confirm: '' }, { confirm: sentences.mismatch }],
    ['another confirmation', { newPassword: good, confirm: 'Secret-2' }, { confirm: sentences.mismatch }],
    [
      'a confirmation only',
      { newPassword: '', confirm: good },
      { newPassword: sentences.missing, confirm: sentences.mismatch },
    ],
  ])('VAL-07 %s is not sent, and the form says why', async (says, draft, problems) => {
    const form = await formAfter(change(says, draft), submitted)
    expect([form.calls, form.problems, form.draft]).toEqual([[], problems, draft])
  })

  it('VAL-07 OVL-09 goes out with its link, once, and is announced', async () => {
    const { calls, said, draft } = await formAfter(typed, submitted, submitted, reset)
    expect([calls, said, draft]).toEqual([[call], [{ type: 'password.reset' }], blank])
  })

  it.each([
    ['429', failedWith('429', new Failure('refused', 429))],
    ['500', failedWith('500', new Failure('refused', 500))],
    ['what breaks the contract', failedWith('off contract', new Failure('offContract', 200))],
    ['nothing at all', unreachable],
  ])('ERR-07 a password answered with %s stays in the form, is reported, and can be sent again', async (_, answer) => {
    const { draft, said, isExpired } = await formAfter(typed, submitted, answer)
    const { calls } = await formAfter(typed, submitted, answer, submitted)
    expect([draft, said, isExpired, calls]).toEqual([typed.change, [{ type: 'reset.failed' }], false, [call, call]])
  })

  it.each([400, 410])('ERR-07 OVL-09 %i says that the link is good for nothing, and another one is', async (status) => {
    const refusal = failedWith(String(status), new Failure('refused', status))
    const expired = await formAfter(typed, submitted, refusal, submitted)
    const next = await formAfter(typed, submitted, refusal, link('link-2'), typed, submitted)
    expect([expired.isExpired, expired.calls, next.isExpired, next.calls]).toEqual([
      true,
      [call],
      false,
      [call, { ...call, input: { token: 'link-2', newPassword: good } }],
    ])
  })

  it('ERR-07 what was reset although the answer was lost ends at the used link, not in a circle', async () => {
    const { isExpired, said } = await formAfter(typed, submitted, unreachable, submitted, gone)
    expect([isExpired, said]).toEqual([true, [{ type: 'reset.failed' }, { type: 'reset.failed' }]])
  })

  it('OVL-09 a link without a token sends nothing and offers a new one', async () => {
    const { isExpired, calls } = await formAfter(link(''), typed, submitted)
    expect([isExpired, calls]).toEqual([true, []])
  })

  it('OVL-09 no password stays in a closed dialog, and what was sent is answered', async () => {
    const forms = [await formAfter(typed, closed), await formAfter(typed, submitted, closed)]
    const { said } = await formAfter(typed, submitted, closed, reset)
    expect([forms.map(({ draft }) => draft), said]).toEqual([[blank, blank], [{ type: 'password.reset' }]])
  })

  it('OVL-09 coming back to the link while its password is sent undoes nothing', async () => {
    const { calls, said } = await formAfter(typed, submitted, link('link-1'), typed, submitted, reset)
    expect([calls, said]).toEqual([[call], [{ type: 'password.reset' }]])
  })

  it('OVL-09 the answer to one link is not taken for that to another', async () => {
    const { said, draft, isSending } = await formAfter(typed, submitted, link('link-2'), typed, reset)
    expect([said, draft, isSending]).toEqual([[], typed.change, false])
  })
})
