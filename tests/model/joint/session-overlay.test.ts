import { expect, it } from 'vitest'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { userOf, whoIsHere } from '../../../src/machines/session/session.machine.ts'
import { annFirst, bobSecond, refused } from '../drive/people.ts'
import { answers, send } from '../wiring/shared/scene.ts'
import { walkTogether } from './walk-together.ts'

const asksToLogIn = (page: string | undefined) => page === 'LogIn' || page === 'Create'

it('SES-02 SES-03 the overlay, the address and the presets agree with the session wherever both can come', () => {
  const { states, wrong } = walkTogether({
    charts: ['session', 'overlay', 'place', 'presets'],
    steps: {
      'no user is remembered': answers('session', 'recallUser', {}),
      'the sign-in is restored': answers('session', 'restoreSignIn', annFirst),
      'the sign-in is refused': send('session', { type: 'xstate.error.actor.restoreSignIn', error: refused }),
      'ann signs in': send('session', { type: 'signIn.given', signIn: annFirst }),
      'bob signs in in another tab': send('session', { type: 'tab.signedIn', signIn: bobSecond }),
      'the sign-in lapses': send('session', { type: 'tab.lapsed', since: 1 }),
      'sign-out is pressed': send('session', 'signOut.pressed'),
      'LogIn is asked for': send('overlay', 'logIn.asked'),
      'the overlay is closed': send('overlay', 'overlay.dismissed'),
      'the profile is opened': send('place', { type: 'place.changed', place: { page: 'profile' } }),
    },
    picture: (scene) => {
      const session = scene.snapshot('session')
      const { context, value } = scene.snapshot('place')
      return {
        session: session.value,
        who: whoIsHere(session),
        user: userOf(session)?.username,
        page: pageOf(scene.snapshot('overlay')),
        presetsOf: scene.snapshot('presets').context.user?.username,
        place: { at: context.place.page, ...value },
      }
    },
    faults: ({ session, who, user, page, presetsOf, place }, before) => [
      ...(who === 'member' && before.who !== 'member' && asksToLogIn(page) ? ['LogIn stays open'] : []),
      ...(Object.hasOwn(session, 'signedIn') && presetsOf !== user ? [`the presets are those of ${presetsOf}`] : []),
      ...(presetsOf !== undefined && who === 'visitor' ? ['a visitor sees presets'] : []),
      ...(![who, 'unknown'].includes(place.reader) && who !== 'unknown'
        ? [`the address is for a ${place.reader}`]
        : []),
      ...(place.address === 'asking' && who === 'member' ? ['a member is asked to log in'] : []),
    ],
  })
  expect(wrong).toEqual([])
  expect(states.length).toBeGreaterThan(20)
})
