import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { annLee, bob, silent } from '../drive/people.ts'
import {
  annCame,
  blank,
  change,
  consent,
  email,
  failed,
  lapsed,
  left,
  message,
  names,
  narrowed,
  seen,
  sent,
  single,
  startContact,
  submitted,
  widened,
} from './contact.outcome.ts'

const contactAfter = async (...events: AnyEventObject[]) => {
  const contact = startContact()
  await contact.walk(events)
  return { ...contact, seen: () => seen(contact) }
}
const written = [names, email, message, consent]
const draft = { ...blank, firstName: 'Eve', lastName: 'Ray', email: 'eve@marketflux.test', message: 'Hello' }
const input = { firstName: 'Eve', lastName: 'Ray', email: 'eve@marketflux.test', message: 'Hello' }

describe('a message', () => {
  it.each([
    ['an invalid e-mail', change('broken', { email: 'eve@' })],
    ['no consent', change('no consent', { hasConsent: false })],
    ['no message', change('no message', { message: '' })],
  ])('CON-03 with %s cannot be sent', async (_, missing) => {
    const { seen, calls } = await contactAfter(...written, missing, submitted, narrowed, submitted)
    expect([seen().canSend, calls]).toEqual([false, []])
  })

  it('CON-03 needs neither names nor an e-mail', async () => {
    const { calls } = await contactAfter(message, consent, submitted)
    expect(calls).toEqual([
      { port: 'sendMessage', input: { firstName: '', lastName: '', email: '', message: 'Hello' } },
    ])
  })

  it.each([
    ['firstName', 32, 'First name must not exceed 32 characters.', [false, true]],
    ['lastName', 32, 'Last name must not exceed 32 characters.', [false, true]],
    ['name', 64, 'Name must not exceed 64 characters.', [true, false]],
    ['message', 500, 'Message must not exceed 500 characters.', [false, false]],
  ])('CON-04 CON-03 takes %s of %i characters and no more: %s', async (field, limit, problem, can) => {
    const contact = await contactAfter(...written, change('longest', { [field]: 'x'.repeat(limit) }))
    const longest = contact.seen()
    await contact.step(change('too long', { [field]: 'x'.repeat(limit + 1) }))
    const tooLong = contact.seen()
    await contact.step(narrowed)
    expect([longest.problems, longest.canSend, tooLong.problems, [tooLong.canSend, contact.seen().canSend]]).toEqual([
      {},
      true,
      { [field]: problem },
      can,
    ])
  })

  it('CON-05 of a signed-in user has the account’s names and e-mail, whatever was typed before', async () => {
    const { seen } = await contactAfter(...written, single, annCame, narrowed, submitted)
    const { firstName, lastName, email } = annLee
    expect([seen().draft, seen().isLocked, seen().calls]).toEqual([
      { firstName, lastName, email, name: 'Ann Lee', message: 'Hello', hasConsent: true },
      true,
      [{ port: 'sendMessage', input: { firstName, lastName, email, message: 'Hello' } }],
    ])
  })

  it('CON-05 CON-04 a message of a user with the longest names is not held to the limit of a single name', async () => {
    const user = { ...annLee, firstName: 'x'.repeat(32), lastName: 'y'.repeat(32) }
    const { seen } = await contactAfter({ type: 'user.came', user }, message, consent)
    expect([seen().problems, seen().canSend]).toEqual([{}, true])
  })

  it('CON-06 a sent message clears the form, except for a user’s names and e-mail', async () => {
    const contact = await contactAfter(...written, submitted, sent)
    const ofVisitor = contact.seen()
    for (const event of [annCame, message, consent, submitted, sent]) await contact.step(event)
    const { firstName, lastName, email } = annLee
    expect([ofVisitor.draft, ofVisitor.isSending, contact.seen().draft, contact.said]).toEqual([
      blank,
      false,
      { ...blank, firstName, lastName, email, name: 'Ann Lee' },
      [{ type: 'message.sent' }, { type: 'message.sent' }],
    ])
  })

  it.each([
    ['silence', silent],
    ['429', new Failure('refused', 429)],
    ['500', new Failure('refused', 500)],
    ['an answer outside the contract', new Failure('offContract')],
  ])(
    'CON-06 a message that fails by %s stays in the form, loading ends, and it can be sent again',
    async (_, error) => {
      const { seen, step } = await contactAfter(...written, submitted, { ...failed, error })
      const after = seen()
      await step(submitted)
      expect([after.draft, after.isSending, after.said, seen().calls.length]).toEqual([
        { ...draft, hasConsent: true },
        false,
        [{ type: 'message.failed' }],
        2,
      ])
    },
  )

  it('CON-02 CON-07 of a form that becomes wide again has the two names', async () => {
    const { calls } = await contactAfter(...written, single, narrowed, widened, submitted)
    expect(calls).toEqual([{ port: 'sendMessage', input }])
  })

  it('CON-06 is sent once however often it is submitted', async () => {
    const { calls } = await contactAfter(...written, submitted, submitted, narrowed, submitted)
    expect(calls).toEqual([{ port: 'sendMessage', input }])
  })

  it.each([
    ['Eve Mary Ray', 'Eve Mary', 'Ray'],
    ['Eve', 'Eve', ''],
    ['  Eve  Ray ', 'Eve', 'Ray'],
    ['x'.repeat(64), 'x'.repeat(64), ''],
  ])(
    'CON-07 with the single name %j goes out in two parts, and consent does not go out',
    async (name, firstName, lastName) => {
      const { calls } = await contactAfter(message, consent, change('name', { name }), narrowed, submitted)
      expect(calls).toEqual([{ port: 'sendMessage', input: { firstName, lastName, email: '', message: 'Hello' } }])
    },
  )

  it.each([
    ['before it is sent', [annCame, message, consent]],
    ['while it is sent', [annCame, message, consent, submitted]],
    ['after it failed', [annCame, message, consent, submitted, failed]],
  ])('SES-03 a message of a user who signs out %s is dropped, and so is its sender', async (_, steps) => {
    const contact = await contactAfter(...steps, left)
    const { said } = contact.seen()
    if (steps.at(-1) === submitted) await contact.step(sent)
    const { calls: __, ...after } = contact.seen()
    expect(after).toEqual({
      draft: blank,
      problems: {},
      isLocked: false,
      isSending: false,
      canSend: false,
      hasSingleName: false,
      said,
    })
  })
})

describe('a sign-in that lapses', () => {
  it('SES-03 a lapse hides what its user typed from others who type meanwhile, and gives it back to that user', async () => {
    const { seen, walk } = await contactAfter(annCame, message, consent, lapsed)
    const hidden = seen().draft
    await walk([annCame])
    expect([hidden, seen().draft.message, seen().draft.hasConsent]).toEqual([blank, 'Hello', true])
  })

  it.each([
    ['somebody else signs in', [{ type: 'user.came', user: bob }, left]],
    ['it has waited too long, or its user has signed out', [left]],
  ])('SES-03 drops what was typed once %s', async (_, events) => {
    const { seen, walk } = await contactAfter(annCame, message, lapsed)
    await walk([...events, annCame])
    expect(seen().draft.message).toBe('')
  })

  it('SES-03 keeps a message that was on its way, and does not send it again by itself', async () => {
    const { seen, calls, walk } = await contactAfter(annCame, message, consent, submitted, lapsed)
    await walk([annCame])
    expect([seen().draft.message, seen().isSending, calls.length]).toEqual(['Hello', false, 1])
  })
})
