import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { createAccountMachine } from '../../../../src/machines/account/create-account.machine.ts'
import { drive } from '../../drive/drive.ts'
import {
  accepted,
  blank,
  change,
  closed,
  failedWith,
  filled,
  filling,
  made,
  ports,
  seen,
  sentences,
  submitted,
  submittedOnMobile,
  taken,
  unreachable,
} from './create-account.cases.ts'

const formAfter = async (...events: AnyEventObject[]) => {
  const form = drive(createAccountMachine, ports)
  await form.walk(events)
  return seen(form)
}
const typed = { ...blank, ...filled }
const call = { port: 'createAccount', input: filled }

describe('a new account', () => {
  it('VAL-04 a new account can be sent if its draft is filled, free of errors and accepted, and only then', async () => {
    const drafts = ['', 'ann@', filled.email].flatMap((email) =>
      ['', 'admin', 'a'.repeat(33), 'a b', filled.username].flatMap((username) =>
        ['', 'secret1', filled.password].flatMap((password) =>
          ['', 'Secret-2', password].flatMap((confirm) =>
            [true, false].map((hasAccepted) => ({ email, username, password, confirm, hasAccepted })),
          ),
        ),
      ),
    )
    const sendable = []
    for (const draft of drafts) {
      const wide = await formAfter(change('draft', draft))
      const narrow = await formAfter({ type: 'form.narrowed' }, change('draft', draft))
      sendable.push([draft, [wide.canSend, narrow.canSend]])
    }
    const isGood = ({ email, username, password, confirm }: typeof typed) =>
      email === filled.email &&
      username === filled.username &&
      password === filled.password &&
      (confirm === '' || confirm === password)
    expect(sendable).toEqual(drafts.map((draft) => [draft, [isGood(draft) && draft.hasAccepted, isGood(draft)]]))
  })

  it('VAL-04 the e-mail is checked at every keystroke', async () => {
    const form = drive(createAccountMachine, ports)
    const problems = []
    for (const email of ['a', 'ann@x', 'ann@x.t', '']) {
      await form.step(change(email, { email }))
      problems.push(seen(form).problems.email)
    }
    expect(problems).toEqual([sentences.email, sentences.email, undefined, undefined])
  })

  it('VAL-04 a confirmation is held against the password whichever of the two changes', async () => {
    const form = drive(createAccountMachine, ports)
    const problems = []
    for (const part of [
      { confirm: 'Secret-2' },
      { password: 'Secret-2' },
      { password: 'Secret-3' },
      { confirm: '' },
      { confirm: 'Secret-3' },
    ]) {
      await form.step(change('passwords', part))
      problems.push(seen(form).problems.confirm)
    }
    expect(problems).toEqual([sentences.confirm, undefined, sentences.confirm, undefined, undefined])
  })

  it('OVL-05 the terms must be ticked where there is a checkbox, and sending accepts them where there is none', async () => {
    const calls = []
    for (const events of [
      [filling, submitted],
      [filling, accepted, submitted],
      [filling, ...submittedOnMobile],
    ]) {
      calls.push((await formAfter(...events)).calls)
    }
    expect(calls).toEqual([[], [call], [call]])
  })

  it('OVL-13 a new account is sent once however often it is pressed, and cannot be edited meanwhile', async () => {
    const { calls, draft, isSending, canSend } = await formAfter(
      filling,
      ...submittedOnMobile,
      ...submittedOnMobile,
      change('another username', { username: 'bob' }),
      ...submittedOnMobile,
    )
    expect([calls, draft, isSending, canSend]).toEqual([[call], typed, true, false])
  })

  it('OVL-14 a new account is announced with its e-mail, and the form is emptied', async () => {
    const { said, draft, problems } = await formAfter(filling, ...submittedOnMobile, made)
    expect([said, draft, problems]).toEqual([
      [{ type: 'account.created', email: filled.email, username: filled.username }],
      blank,
      {},
    ])
  })

  it.each([
    ['400', failedWith('400', new Failure('refused', 400, { code: 'invalid', message: 'No.' }))],
    ['409 that names nothing', failedWith('409', new Failure('refused', 409, { code: 11_000, error: {} }))],
    ['429', failedWith('429', new Failure('refused', 429))],
    ['500', failedWith('500', new Failure('refused', 500))],
    ['nothing at all', unreachable],
    ['what breaks the contract', failedWith('off contract', new Failure('offContract', 201))],
  ])('OVL-14 answered with %s keeps what was typed, says so and can be sent again', async (_, answer) => {
    const { said, draft, problems, canSend } = await formAfter(filling, ...submittedOnMobile, answer)
    expect([said, draft, problems, canSend]).toEqual([[{ type: 'creation.failed' }], typed, {}, true])
  })

  it.each([
    ['username', taken('username'), { username: sentences.takenUsername }],
    ['e-mail', taken('email'), { email: sentences.takenEmail }],
    [
      'username and e-mail',
      taken('username', 'email'),
      { username: sentences.takenUsername, email: sentences.takenEmail },
    ],
  ])('ERR-04 OVL-14 a taken %s is said under its field, and everything stays', async (_, answer, problems) => {
    const form = await formAfter(filling, ...submittedOnMobile, answer)
    expect([form.problems, form.draft, form.said, form.canSend]).toEqual([problems, typed, [], false])
  })

  it('ERR-04 another name makes it sendable again', async () => {
    const bob = change('bob', { username: 'bob' })
    const { problems, canSend } = await formAfter(filling, ...submittedOnMobile, taken('username'), bob)
    expect([problems, canSend]).toEqual([{}, true])
  })

  it('ERR-04 the next try shows that the account was made although the answer was lost', async () => {
    const { said, problems } = await formAfter(
      filling,
      ...submittedOnMobile,
      unreachable,
      ...submittedOnMobile,
      taken('username', 'email'),
    )
    expect([said, problems]).toEqual([
      [{ type: 'creation.failed' }],
      { username: sentences.takenUsername, email: sentences.takenEmail },
    ])
  })

  it('OVL-14 closing keeps what was typed, but never a password nor what was said of one', async () => {
    const weak = change('weak password', { password: 'secret1', confirm: 'Secret-2' })
    const { draft, problems } = await formAfter(filling, accepted, weak, closed)
    expect([draft, problems]).toEqual([{ ...typed, password: '', hasAccepted: true }, {}])
  })

  it('OVL-14 closing while it is sent stops nothing: the answer comes through, and no password stays', async () => {
    const sending = await formAfter(filling, ...submittedOnMobile, closed)
    const { said } = await formAfter(filling, ...submittedOnMobile, closed, made)
    const again = await formAfter(filling, ...submittedOnMobile, closed, unreachable)
    expect([sending.draft.password, sending.calls, said, again.draft, again.said]).toEqual([
      '',
      [call],
      [{ type: 'account.created', email: filled.email, username: filled.username }],
      { ...typed, password: '' },
      [{ type: 'creation.failed' }],
    ])
  })
})
