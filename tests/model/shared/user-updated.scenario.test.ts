import { describe, expect, it } from 'vitest'
import { ann, annFirst, annLee, annSecond, bob, silent } from '../drive/people.ts'
import { answered, failed, leaving, refuse, restored, sessionAfter, superseded } from '../session/session.drive.ts'

const saved = { type: 'user.updated', user: annLee }
const savedElsewhere = { type: 'tab.userUpdated', user: annLee }

describe('a saved profile', () => {
  it('PRO-08 a saved profile applies at once, here, on the shelf and in the other tabs, and starts no new session', async () => {
    const { signIn, saidTypes, sentTo, asked } = await sessionAfter(...restored, saved)
    expect({
      asked: asked(),
      signIn: signIn(),
      said: saidTypes(),
      shelf: sentTo('shelf'),
      tabs: sentTo('tabs').slice(1),
    }).toEqual({
      asked: ['recallUser', 'restoreSignIn'],
      signIn: { ...annFirst, user: annLee },
      said: ['session.started'],
      shelf: [
        { type: 'user.kept', kept: { user: ann, since: 1 } },
        { type: 'user.kept', kept: { user: annLee, since: 1 } },
      ],
      tabs: [{ type: 'user.told', user: annLee }],
    })
  })

  it('PRO-08 SES-09 a profile saved in another tab is taken over and not announced again', async () => {
    const { signIn, sentTo } = await sessionAfter(...restored, savedElsewhere)
    expect([signIn(), sentTo('tabs').length, sentTo('shelf').length]).toEqual([{ ...annFirst, user: annLee }, 1, 1])
  })

  it.each([
    ['here', { type: 'user.updated', user: bob }],
    ['in another tab', { type: 'tab.userUpdated', user: bob }],
  ])('PRO-08 SES-03 the profile of another user, who was signed in %s before, changes nothing', async (_, late) => {
    const { signIn, sentTo } = await sessionAfter(...restored, late)
    expect([signIn(), sentTo('tabs').length, sentTo('shelf').length]).toEqual([annFirst, 1, 1])
  })

  it.each([saved, savedElsewhere])(
    'SES-03 a profile that arrives ($type) after signing out does not restore the sign-in',
    async (late) => {
      const { signIn, sentTo } = await sessionAfter(...restored, leaving, late)
      expect([signIn(), sentTo('shelf').at(-1)]).toEqual([
        undefined,
        { type: 'user.dropped', signOut: 'ending', since: 1 },
      ])
    },
  )

  it.each([
    ['renewed', [answered('refreshToken', annSecond)], annSecond],
    ['superseded', [superseded], { ...annFirst, turn: 2 }],
    ['not to be had', [failed('refreshToken', silent)], { ...annFirst, token: undefined }],
  ])('PRO-08 stays the user’s when the token, asked for before, is %s', async (_, answers, signedIn) => {
    const { signIn } = await sessionAfter(...restored, refuse('ann-1'), saved, ...answers)
    expect(signIn()).toEqual({ ...signedIn, user: annLee })
  })
})
