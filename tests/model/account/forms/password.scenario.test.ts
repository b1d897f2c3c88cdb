import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { canPress } from '../../../../src/machines/account/password.machine.ts'
import { silent } from '../../drive/people.ts'
import {
  again,
  asked,
  back,
  change,
  changed,
  closed,
  current,
  failed,
  fresh,
  pageLeft,
  passwordAfter,
  refused,
  resetAsked,
  sent,
  submitted,
  userLeft,
} from './password.cases.ts'
import { right, weak, wrong } from './password.outcome.ts'

const blank = { currentPassword: '', newPassword: '', confirm: '' }
const typed = [asked, current, fresh, again]
const input = { currentPassword: right.currentPassword, newPassword: right.newPassword }
const confirmed = 'ChangePasswordConfirmation'

describe('a change of the password', () => {
  it('PWD-01 PWD-03 the two rows lead to their views, and back', async () => {
    const password = await passwordAfter()
    const views = []
    for (const event of [asked, back, resetAsked, back, resetAsked, sent, closed]) {
      await password.step(event)
      views.push(password.seen().view)
    }
    const reset = ['ResetPasswordRequest', 'Rows', 'ResetPasswordRequest', 'ResetPasswordRequestConfirmation', 'Rows']
    expect([views, password.said]).toEqual([
      ['ChangePassword', 'Rows', ...reset],
      [{ type: 'place.asked', path: '/profile/user-profile', replaces: true }],
    ])
  })

  it('PWD-02 a confirmed change is shown, leaves no password behind, and closes to User Profile', async () => {
    const password = await passwordAfter(...typed, submitted, changed)
    const { view, draft } = password.seen()
    await password.step(closed)
    expect([view, draft, password.seen()]).toEqual([
      confirmed,
      blank,
      {
        view: 'Rows',
        draft: blank,
        problems: {},
        isSending: false,
        said: [{ type: 'place.asked', path: '/profile/user-profile', replaces: true }],
        calls: [{ port: 'changePassword', input }],
      },
    ])
  })

  it.each([
    ['no current password', [fresh, again], { currentPassword: 'Please enter your current password.' }],
    ['no new password', [current], { newPassword: 'Please enter a new password.' }],
    ['a weak one', [current, change('weak', { newPassword: 'feeble1' })], { newPassword: weak }],
    [
      'another confirmation',
      [current, fresh, change('other', { confirm: 'Other-Word-1' })],
      { confirm: 'Passwords do not match.' },
    ],
  ])('VAL-06 with %s is not sent, and says why', async (_, steps, problems) => {
    const { seen } = await passwordAfter(asked, ...steps, submitted)
    expect([seen().problems, seen().isSending, seen().calls]).toEqual([problems, false, []])
  })

  it('VAL-06 VAL-11 cannot be sent as long as the new password is refused, and can be pressed to say what is missing', async () => {
    const pressable = async (...steps: AnyEventObject[]) => canPress((await passwordAfter(asked, ...steps)).snapshot())
    const same = change('the same', { newPassword: 'Old-Word-1' })
    expect([await pressable(), await pressable(current, same), await pressable(current, same, fresh)]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('VAL-06 needs no confirmation, and is sent once however often it is submitted', async () => {
    const { calls } = await passwordAfter(asked, current, fresh, submitted, submitted)
    expect(calls).toEqual([{ port: 'changePassword', input }])
  })

  it('PWD-05 a change that the server refuses has its message under the current password until that field is edited', async () => {
    const password = await passwordAfter(...typed, submitted, refused)
    const shown = [password.seen()]
    for (const event of [change('weak', { newPassword: 'feeble1' }), submitted, fresh, current]) {
      await password.step(event)
      shown.push(password.seen())
    }
    expect([shown.map(({ problems }) => problems.currentPassword), shown[0]?.draft, password.said]).toEqual([
      [wrong, wrong, wrong, wrong, undefined],
      right,
      [],
    ])
  })

  it.each([
    ['silence', silent],
    ['a 401 about the token', new Failure('refused', 401, { code: 'UNAUTHORIZED', message: 'Sign in.' })],
    ['a 401 that breaks the contract', new Failure('offContract', 401, { error: wrong })],
    ['429', new Failure('refused', 429)],
    ['500', new Failure('refused', 500)],
  ])(
    'ERR-07 a change that fails by %s is reported, ends loading, keeps what was typed, and can be sent again',
    async (_, error) => {
      const password = await passwordAfter(...typed, submitted, failed('', error))
      const { calls: __, ...after } = password.seen()
      await password.step(submitted)
      expect([after, password.calls.length]).toEqual([
        { view: 'ChangePassword', draft: right, problems: {}, isSending: false, said: [{ type: 'change.failed' }] },
        2,
      ])
    },
  )

  it.each([
    ['made', changed, confirmed, 'change.made'],
    ['refused', refused, 'ChangePassword', 'change.failed'],
    ['lost', failed('silent', silent), 'ChangePassword', 'change.failed'],
  ])(
    'PWD-02 ERR-07 a change that is %s after its page was left is reported, and no password is kept',
    async (_, answer, view, type) => {
      const password = await passwordAfter(...typed, submitted, pageLeft)
      const between = password.seen()
      await password.step(answer)
      expect([between.draft, between.isSending, password.seen()]).toEqual([
        blank,
        true,
        {
          view,
          draft: blank,
          problems: {},
          isSending: false,
          said: [{ type }],
          calls: [{ port: 'changePassword', input }],
        },
      ])
    },
  )

  it.each([
    ['leaving the page', typed, pageLeft],
    ['going back', typed, back],
    ['signing out', typed, userLeft],
    ['signing out while it is sent', [...typed, submitted], userLeft],
  ])('PWD-01 no password survives %s', async (_, steps, event) => {
    const { seen } = await passwordAfter(...steps, event, asked)
    expect([seen().draft, seen().isSending]).toEqual([blank, false])
  })

  it('PWD-02 a change that is answered after its user has left shows and reports nothing', async () => {
    const { seen } = await passwordAfter(...typed, submitted, userLeft, changed)
    expect([seen().view, seen().said]).toEqual(['Rows', []])
  })
})
