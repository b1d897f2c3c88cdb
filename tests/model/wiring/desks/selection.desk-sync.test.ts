import { expect, it } from 'vitest'
import type { Desk } from '../../../../src/contract/desks/desks.ts'
import { firstContent } from '../../../../src/rules/desks/desks.ts'
import { annFirst } from '../../drive/people.ts'
import { after, answers, changesOf, type Step, says, send, shown } from '../shared/scene.ts'

const desk = (id: string, symbol = ''): Desk => ({ ...firstContent, id, name: id, symbol })
const [one, two] = [[desk('a')], [desk('a'), desk('b', 'NVDA')]]
const known = send('desks', { type: 'desks.recalled', kept: { desks: one, current: 'a' } })
const signedIn: Step[] = [
  answers('session', 'recallUser', {}),
  answers('session', 'restoreSignIn', annFirst),
  send('workspace', { type: 'workspace.recalled', owner: 'ann', kept: undefined }),
  known,
]
const agreed = { desks: one, revision: 1 }
const both = answers('deskSync', 'loadDesks', { desks: one, ids: {}, agreed, rest: [] })
const state = (...steps: Step[]) => after(...steps).snapshot('deskSync').value

it('DSK-04 the account is asked once the user is confirmed and their desks are known, not before, and with those', () => {
  const early = [answers('session', 'recallUser', { kept: annFirst }), ...signedIn.slice(2)]
  expect([state(), state(...early), state(...signedIn.slice(0, 3)), state(...signedIn)]).toEqual([
    'away',
    'away',
    'away',
    'loading',
  ])
  const { shown: sent } = after(...signedIn).snapshot('deskSync').context
  expect(sent).toEqual({ owner: 'ann', desks: one, current: 'a', building: [] })
})

it('DSK-04 a change on the desk, and another name, are saved after a pause', () => {
  const rename = send('desks', { type: 'desks.changed', desks: [{ ...desk('a'), name: 'Banks' }] })
  expect([
    state(...signedIn, both),
    state(...signedIn, both, send('workspace', 'feed.added')),
    state(...signedIn, both, rename),
    state(...signedIn, both, send('desks', 'menu.toggled')),
  ]).toEqual(['agreed', 'pausing', 'pausing', 'agreed'])
})

it('DSK-04 what is not saved yet goes to the account at once when the page is hidden, and nothing where all is saved', () => {
  const left = send('deskSync', 'page.left')
  const sent = changesOf(...signedIn, both, send('workspace', 'feed.added'), left)['deskSync asks sendDesks']
  expect([
    state(...signedIn, both, left),
    state(...signedIn, both, send('workspace', 'feed.added'), left),
    sent,
  ]).toMatchObject(['agreed', 'leaving', [{ owner: 'ann', agreed, desks: [{ id: 'a' }] }]])
})

it.each(['connection.restored', 'network.returned', 'page.focused'])(
  'DSK-04 the account is asked again: %s',
  (type) => {
    expect(state(...signedIn, both, says('connection', type))).toBe('loading')
  },
)

it('DSK-04 what came from the account is shown, and what this window showed is seen by its new id', () => {
  const scene = after(...signedIn)
  const merged = { desks: two, ids: { a: 'b' }, agreed: { desks: two, revision: 2 }, rest: [] }
  scene.take(answers('deskSync', 'loadDesks', merged))
  const { desks, current } = scene.snapshot('desks').context
  expect([desks, current, scene.snapshot('selection').context.trail.symbols]).toEqual([two, 'b', ['NVDA']])
})

it('DSK-04 what was built goes on where the account does not have its desk', () => {
  const scene = after(...signedIn, send('feed.0', 'builder.asked'))
  scene.news()
  scene.take(says('deskSync', { type: 'desks.merged', desks: [desk('c')], current: undefined }))
  expect(scene.news().filter(({ port }) => port === 'desks sends to keepDesks')).toEqual([
    {
      port: 'desks sends to keepDesks',
      said: expect.objectContaining({ edit: expect.objectContaining({ does: 'restore' }) }),
    },
  ])
})

it('DSK-04 what a user changed before the sign-out goes to the account in their name, and copies leave the browser after that', () => {
  const scene = after(...signedIn, both, send('workspace', 'feed.added'))
  const { desks: left } = scene.snapshot('desks').context
  const asked = scene.changes(send('session', 'signOut.pressed'))['deskSync asks partDesks']
  expect(asked).toEqual([{ owner: 'ann', desks: left, current: 'a', building: [], agreed, signIn: annFirst }])
  scene.take(send('workspace', { type: 'workspace.recalled', owner: undefined, kept: undefined }))
  scene.take(send('desks', { type: 'desks.recalled', kept: undefined }))
  expect(scene.snapshot('deskSync').matches('parting')).toBe(true)
  scene.take(answers('deskSync', 'partDesks', { desks: left, ids: {}, agreed: { desks: left, revision: 2 }, rest: [] }))
  expect(scene.snapshot('deskSync').value).toBe('dropping')
  expect(scene.snapshot('desks').context.owner).toBe('')
})

it('DSK-04 copies leave the browser once the Terminal is a visitor’s: after a sign-out, and where no one has signed in', () => {
  const signOut = [...signedIn, both, send('session', 'signOut.pressed')]
  const visitor = send('workspace', { type: 'workspace.recalled', owner: undefined, kept: undefined })
  const noOne = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', undefined)]
  const seen = send('desks', { type: 'desks.recalled', kept: undefined })
  expect([state(...signOut), state(...signOut, visitor, seen), state(...noOne, seen)]).toEqual([
    'away',
    'dropping',
    'dropping',
  ])
})

it('DSK-04 a sign-in that has ended by itself drops nothing', () => {
  const lapse = send('session', { type: 'tab.lapsed', since: 1 })
  const visitor = send('workspace', { type: 'workspace.recalled', owner: undefined, kept: undefined })
  const seen = send('desks', { type: 'desks.recalled', kept: undefined })
  expect(state(...signedIn, both, lapse, visitor, seen)).toBe('away')
})

it.each<[string, Step, object]>([
  [
    'desks without space are named',
    says('deskSync', { type: 'desks.unfit', names: ['Oil', 'Gas'] }),
    shown(
      'Info',
      'There are 9 desks, which is the limit. “Oil”, “Gas” will come once you have deleted another.',
      10_000,
    ),
  ],
  [
    'desks that are too large stay',
    says('deskSync', 'desks.refused'),
    shown('Failure', 'Your desks are too large for your account. They stay in this browser.'),
  ],
])('DSK-04 %s', (_, step, notification) => {
  expect(changesOf(step)).toEqual({ notification })
})

it('DSK-04 a desk that was opened while the account was asked stays open', () => {
  const scene = after(...signedIn)
  scene.take(send('desks', { type: 'desks.changed', desks: two }))
  scene.take(send('desks', { type: 'desk.chosen', id: 'b' }))
  scene.take(answers('deskSync', 'loadDesks', { desks: two, ids: {}, agreed: { desks: two, revision: 2 }, rest: [] }))
  expect(scene.snapshot('desks').context.current).toBe('b')
})
