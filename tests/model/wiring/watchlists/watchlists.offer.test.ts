import { expect, it } from 'vitest'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { annFirst } from '../../drive/people.ts'
import { after, answers, changesOf, fails, only, type Step, says, send, shown } from '../shared/scene.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }
const oil = { id: '1', name: 'Oil', symbols: ['XOM'] }
const chips = { id: '2', name: 'Chips', symbols: ['NVDA'] }
const signedIn: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', annFirst)]
const asVisitor: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', undefined)]
const signIn = send('session', { type: 'signIn.given', signIn: annFirst })
const loaded = answers('watchlists', 'loadLists', [cars])
/** Ann signs in after a visit without an account. */
const offered: Step[] = [...asVisitor, signIn, answers('listOffer', 'readHere', { lists: [oil, chips], putOff: [] })]
const keep = send('listOffer', 'keep.pressed')
const pressed: Step[] = [...offered, loaded, keep]
const full = new Failure('refused', 409, { code: 'too-many', message: 'You have 50 lists.' })
const refuses = send('watchlists', { type: 'xstate.error.actor.saveEdit', error: full })

const stateAfter = (...steps: Step[]) => after(...steps).snapshot('listOffer').value
const waitingIn = ({ snapshot }: ReturnType<typeof after>) => snapshot('watchlists').context.waiting

it('WCH-11 the offer knows who signs in after a visit from who was here already', () => {
  expect([stateAfter(...asVisitor, signIn), stateAfter(...signedIn)]).toEqual(['arriving', 'waiting'])
})

it('WCH-11 one list after the other is saved, and goes from the browser once the account has it', () => {
  const scene = after(...pressed)
  const first = waitingIn(scene)
  const dropped = { 'listOffer asks dropHere': [oil] }
  const asked = scene.changes(answers('watchlists', 'saveEdit', [cars, oil]))
  scene.take(answers('listOffer', 'dropHere', undefined))
  expect([first, only(dropped, asked), waitingIn(scene)]).toEqual([
    [{ kind: 'kept', list: oil }],
    dropped,
    [{ kind: 'kept', list: chips }],
  ])
})

it('WCH-11 a list that does not fit stays, a notice says why, and the next one is tried', () => {
  const scene = after(...pressed)
  const { notification } = scene.changes(refuses)
  scene.take(loaded)
  expect([notification, waitingIn(scene), scene.snapshot('listOffer').value]).toEqual([
    { notice: { kind: 'Failure', text: 'You have 50 lists.', displayTime: null } },
    [{ kind: 'kept', list: chips }],
    'keeping',
  ])
})

it('WCH-11 without an answer nothing more is tried; a user who signs out keeps nothing more', () => {
  expect([
    stateAfter(...pressed, fails('watchlists', 'saveEdit')),
    stateAfter(...pressed, send('session', 'signOut.pressed')),
  ]).toEqual(['offering', 'resting'])
})

it('WCH-11 what is not saved yet does not count as kept', () => {
  const watching = { kind: 'changed', id: 'cars', symbols: ['F', 'XOM'], base: { symbols: ['F'] } }
  const steps = [...offered, loaded, says('watchMenu', { type: 'edit.made', edit: watching }), keep]
  expect([stateAfter(...steps), stateAfter(...steps, fails('watchlists', 'saveEdit'))]).toEqual(['keeping', 'offering'])
})

it('WCH-11 Keep does nothing before the account’s lists are known', () => {
  expect([stateAfter(...offered, keep), stateAfter(...offered, loaded, keep)]).toEqual(['offering', 'keeping'])
})

it('WCH-11 when the page is looked at again, it looks whether another tab has kept the lists', () => {
  const read = { 'listOffer asks readHere': ['ann'] }
  expect(only(read, changesOf(...offered, says('connection', 'page.focused')))).toEqual(read)
})

it('WCH-11 a notice says where the offer is', () => {
  const text = 'The watchlists that you made here can be kept in your account: see the panel Watchlists.'
  expect(changesOf(says('listOffer', 'offer.made')).notification).toEqual(shown('Info', text, 10_000))
})
