import { describe, expect, it } from 'vitest'
import { isLapsed, isSettled, userOf } from '../../../src/machines/session/session.machine.ts'
import { ann, annFirst, annSecond, bobSecond, refused, silent } from '../drive/people.ts'
import { answered, failed, leaving, refuse, restored, sessionAfter, waited } from './session.drive.ts'

describe('a session starts', () => {
  it('SES-01 keeps user and token of the persisted sign-in', async () => {
    const { signIn, sentTo, saidTypes } = await sessionAfter(...restored)
    expect({ signIn: signIn(), shelf: sentTo('shelf'), said: saidTypes() }).toEqual({
      signIn: annFirst,
      shelf: [{ type: 'user.kept', kept: { user: ann, since: 1 } }],
      said: ['session.started'],
    })
  })

  it.each([
    ['no user is remembered', answered('restoreSignIn', undefined)],
    ['the server refuses', failed('restoreSignIn', refused)],
  ])('SES-01 stays signed out, and neither starts nor ends, when %s', async (_, answer) => {
    const { signIn, saidTypes, asked } = await sessionAfter(answered('recallUser', {}), answer)
    expect([signIn(), saidTypes(), asked()]).toEqual([undefined, ['visitor.known'], ['recallUser', 'restoreSignIn']])
  })

  it('SES-09 a session shows the user of the last visit while the server is asked, and starts when it has answered', async () => {
    const session = await sessionAfter(answered('recallUser', { kept: { user: ann, since: 1 } }))
    const early = [userOf(session.snapshot()), session.signIn()?.token, session.saidTypes()]
    await session.step(answered('restoreSignIn', annFirst))
    expect([early, session.saidTypes()]).toEqual([[ann, undefined, []], ['session.started']])
  })

  it('SES-02 SES-13 takes the user and the token of a sign-in, a visitor until then', async () => {
    const session = await sessionAfter(answered('recallUser', {}), answered('restoreSignIn', undefined))
    const before = userOf(session.snapshot())
    await session.step({ type: 'signIn.given', signIn: bobSecond })
    expect([before, session.signIn()]).toEqual([undefined, bobSecond])
  })
})

describe('a token is refused', () => {
  it('SES-05 one refresh serves everybody who reports the same token', async () => {
    const { asked } = await sessionAfter(...restored, refuse('ann-1'), refuse('ann-1'), refuse('ann-1'))
    expect(asked()).toEqual(['recallUser', 'restoreSignIn', 'refreshToken'])
  })

  it('SES-05 a late report of a replaced token causes no second refresh', async () => {
    const { asked, signIn } = await sessionAfter(
      ...restored,
      refuse('ann-1'),
      answered('refreshToken', annSecond),
      refuse('ann-1'),
    )
    expect([asked(), signIn()]).toEqual([['recallUser', 'restoreSignIn', 'refreshToken'], annSecond])
  })

  it('SES-04 SES-08 a refused token is replaced by the new one, which the retry carries, and no user is signed out or in', async () => {
    const session = await sessionAfter(...restored, refuse('ann-1'))
    const during = isSettled(session.snapshot())
    await session.step(answered('refreshToken', annSecond))
    expect([during, isSettled(session.snapshot()), session.signIn()?.token, session.saidTypes()]).toEqual([
      false,
      true,
      'ann-2',
      ['session.started'],
    ])
  })

  it('SES-04 a new token that expires in its turn is refreshed once more', async () => {
    const { asked } = await sessionAfter(
      ...restored,
      refuse('ann-1'),
      answered('refreshToken', annSecond),
      refuse('ann-2'),
    )
    expect(asked().filter((port) => port === 'refreshToken').length).toBe(2)
  })

  it('SES-07 a refused refresh ends the sign-in here, on the shelf and in the other tabs, and is no sign-out', async () => {
    const { signIn, saidTypes, sentTo } = await sessionAfter(
      ...restored,
      refuse('ann-1'),
      failed('refreshToken', refused),
    )
    expect([signIn(), saidTypes(), sentTo('shelf').at(-1), sentTo('tabs').at(-1)]).toEqual([
      undefined,
      ['session.started', 'session.ended', 'session.lapsed'],
      { type: 'user.dropped', signOut: 'confirmed', since: 1 },
      { type: 'tab.lapsed', since: 1 },
    ])
  })

  it.each([
    ['after 5 seconds', waited('signedIn.degraded.waiting')],
    ['when the network returns', { type: 'network.returned' }],
    ['when a call misses the token', { type: 'token.missed' }],
  ])('SES-07 silence keeps the user without a token, and the persisted sign-in is tried %s', async (_, again) => {
    const session = await sessionAfter(...restored, refuse('ann-1'), failed('refreshToken', silent))
    const degraded = session.signIn()
    await session.step(again)
    await session.step(failed('returnSignIn', silent))
    await session.step(again)
    await session.step(answered('returnSignIn', annSecond))
    expect({
      degraded,
      signIn: session.signIn(),
      said: session.saidTypes(),
      asked: session.asked().slice(2),
    }).toEqual({
      degraded: { user: ann, turn: 1, since: 1 },
      signIn: annSecond,
      said: ['session.started'],
      asked: ['refreshToken', 'restoreSignIn', 'restoreSignIn'],
    })
  })

  it('SES-10 neither sign-in, refresh nor sign-out tells the shelf more than the user', async () => {
    const { sentTo } = await sessionAfter(...restored, refuse('ann-1'), answered('refreshToken', annSecond), leaving)
    expect(sentTo('shelf')).toEqual([
      { type: 'user.kept', kept: { user: ann, since: 1 } },
      { type: 'user.kept', kept: { user: ann, since: 1 } },
      { type: 'user.dropped', signOut: 'ending', since: 1 },
    ])
  })
})

describe('a person signs out', () => {
  it('SES-03 forgets everything at once, before the server has answered', async () => {
    const { signIn, saidTypes, sentTo, asked } = await sessionAfter(...restored, leaving)
    expect([signIn(), saidTypes(), sentTo('shelf').at(-1), asked().at(-1)]).toEqual([
      undefined,
      ['session.started', 'session.ended', 'visitor.known'],
      { type: 'user.dropped', signOut: 'ending', since: 1 },
      'endSignIn',
    ])
  })

  it('SES-03 a refresh that answers after the sign-out does not restore the sign-in', async () => {
    const { signIn, saidTypes } = await sessionAfter(
      ...restored,
      refuse('ann-1'),
      leaving,
      answered('refreshToken', annSecond),
    )
    expect([signIn(), saidTypes()]).toEqual([undefined, ['session.started', 'session.ended', 'visitor.known']])
  })

  it('SES-03 SES-09 a dead server is asked until it confirms, and nothing is restored before', async () => {
    const session = await sessionAfter(...restored, leaving, failed('endSignIn', silent))
    await session.step(waited('signedOut.owed.waiting'))
    await session.step(failed('endSignIn', silent))
    await session.step({ type: 'token.missed' })
    await session.step({ type: 'network.returned' })
    const marks = session.sentTo('shelf').slice(1)
    await session.step(answered('endSignIn', 1))
    await session.step({ type: 'network.returned' })
    expect({ marks, last: session.sentTo('shelf').at(-1), asked: session.asked().slice(2) }).toEqual({
      marks: [{ type: 'user.dropped', signOut: 'ending', since: 1 }],
      last: { type: 'user.dropped', signOut: 'confirmed', since: 1 },
      asked: ['endSignIn', 'endSignIn', 'endSignIn'],
    })
  })

  it('SES-03 SES-09 a reload goes on with the sign-out instead of restoring the sign-in', async () => {
    const { asked, signIn } = await sessionAfter(
      answered('recallUser', { ending: 1 }),
      { type: 'duty.came', ending: 1, latest: 1 },
      failed('endSignIn', silent),
      waited('signedOut.owed.waiting'),
      answered('endSignIn', 1),
    )
    expect([asked(), signIn()]).toEqual([['recallUser', 'endSignIn', 'endSignIn'], undefined])
  })
})

describe('a sign-in lapses', () => {
  const lapsed = [...restored, refuse('ann-1'), failed('refreshToken', refused)]
  const held = { type: 'xstate.after.holdTime', after: 15 * 60_000 }

  it('SES-03 a lapse does not count as a sign-out for 15 minutes', async () => {
    const session = await sessionAfter(...lapsed)
    const before = isLapsed(session.snapshot())
    await session.step(held)
    expect([before, isLapsed(session.snapshot()), session.signIn()]).toEqual([true, false, undefined])
  })

  it.each([
    ['this sign-in', 1, false],
    ['an earlier one', 0, true],
  ])('SES-03 turns into a sign-out when another tab signs out of %s', async (_, since, isStillHeld) => {
    const { snapshot } = await sessionAfter(...lapsed, { type: 'tab.signedOut', since })
    expect(isLapsed(snapshot())).toBe(isStillHeld)
  })

  it.each([
    ['this sign-in', 1, true],
    ['an earlier one', 0, false],
  ])('SES-03 SES-09 a tab follows the lapse of another tab when %s has ended', async (_, since, isEnded) => {
    const { snapshot, saidTypes } = await sessionAfter(...restored, { type: 'tab.lapsed', since })
    expect([isLapsed(snapshot()), saidTypes().includes('session.ended')]).toEqual([isEnded, isEnded])
  })
})
