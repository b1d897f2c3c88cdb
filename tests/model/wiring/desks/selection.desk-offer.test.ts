import { expect, it } from 'vitest'
import type { Desk } from '../../../../src/contract/desks/desks.ts'
import { firstContent } from '../../../../src/rules/desks/desks.ts'
import { annFirst } from '../../drive/people.ts'
import { after, answers, changesOf, only, type Step, says, send, shown } from '../shared/scene.ts'

const desk = (id: string): Desk => ({ ...firstContent, id, name: id.toUpperCase() })
const [own, banks, oil] = [desk('a'), desk('banks'), desk('oil')]
const offered = [
  { from: 'desk-1', desk: banks },
  { from: 'desk-2', desk: oil },
]
const synced = (...desks: Desk[]) => ({ desks, ids: {}, agreed: { desks, revision: desks.length }, rest: [] })
/** Ann has signed in, and the account has one desk of hers. */
const signedIn: Step[] = [
  answers('session', 'recallUser', {}),
  answers('session', 'restoreSignIn', annFirst),
  send('workspace', { type: 'workspace.recalled', owner: 'ann', kept: undefined }),
  send('desks', { type: 'desks.recalled', kept: { desks: [own], current: 'a' } }),
]
const agreed = [...signedIn, answers('deskSync', 'loadDesks', synced(own))]
const found = [...agreed, answers('deskOffer', 'readHere', { offered, asked: ['desk-1', 'desk-2'], putOff: [] })]
const keep = send('deskOffer', 'keep.pressed')
const taken = { type: 'desks.changed', desks: [own, banks, oil] }
const kept = [
  ...found,
  keep,
  send('desks', taken),
  send('deskSync', { type: 'xstate.after.pauseTime.deskSync.pausing' }),
]
const saved = answers('deskSync', 'saveDesks', synced(own, banks, oil))

const state = (...steps: Step[]) => after(...steps).snapshot('deskOffer').value

it('DSK-05 it is looked for desks of visitors once the account and the browser agree, not before, and no more after a sign-out', () => {
  expect([
    state(...signedIn),
    state(...agreed),
    changesOf(...agreed)['deskOffer asks readHere'],
    state(...found, send('session', 'signOut.pressed')),
  ]).toEqual(['away', 'looking', ['ann'], 'away'])
})

it('DSK-05 what is taken becomes desks of the user, and goes from the browser once the account has it', () => {
  const scene = after(...found)
  scene.news()
  scene.take(keep)
  const edits = scene.news().filter(({ port }) => port === 'desks sends to keepDesks')
  expect(edits).toEqual([
    {
      port: 'desks sends to keepDesks',
      said: expect.objectContaining({ edit: { does: 'take', desks: [banks, oil] } }),
    },
  ])
  const dropped = { 'deskOffer asks dropHere': [offered] }
  expect([state(...kept), only(dropped, changesOf(...kept, saved))]).toEqual(['keeping', dropped])
})

it('DSK-05 what the account refuses stays the visitors’, and what has no space is named', () => {
  const full = Array.from({ length: 8 }, (_, at) => desk(`${at}`))
  const eight = send('desks', { type: 'desks.changed', desks: full })
  const words = 'There are 9 desks, which is the limit. “OIL” stays in this browser: delete another desk first.'
  expect([
    state(...kept, says('deskSync', 'desks.refused')),
    changesOf(...found, eight, keep).notification,
    state(...found, eight, send('desks', { type: 'desks.changed', desks: [...full, own] }), keep),
  ]).toEqual(['looking', shown('Info', words, 10_000), 'offering'])
})

it('DSK-05 when the page is looked at again, it looks whether another window has kept the desks', () => {
  const read = { 'deskOffer asks readHere': ['ann'] }
  expect(only(read, changesOf(...found, says('connection', 'page.focused')))).toEqual(read)
})

it('DSK-05 a notice says where the offer is', () => {
  const asks = answers('deskOffer', 'readHere', { offered, asked: [], putOff: [] })
  const text = 'The desks that you made here can be kept in your account: see the menu of the desks.'
  expect(changesOf(...agreed, asks).notification).toEqual(shown('Info', text, 10_000))
})

it('DSK-05 what is taken goes from the browser also where its user signs out before the account has it', () => {
  const left = [...found, keep, send('desks', taken), send('session', 'signOut.pressed')]
  const parted = answers('deskSync', 'partDesks', synced(own, banks, oil))
  const dropped = { 'deskOffer asks dropHere': [offered] }
  expect([state(...left), only(dropped, changesOf(...left, parted))]).toEqual(['parting', dropped])
})
