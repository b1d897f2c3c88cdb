import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { answers, type Changes, changesOf, only, type Step, send } from '../shared/scene.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }
const signedIn: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', annFirst)]
const loaded = answers('watchlists', 'loadLists', [cars])

it('WCH-12 what a user has not looked at is read when they sign in', () => {
  const named: Changes = {
    unread: { owner: 'ann', state: 'reading' },
    'unread asks readUnread': ['ann'],
  }
  expect(only(named, changesOf(...signedIn))).toEqual(named)
})

it('WCH-12 headlines about the lists are looked for once these are known, and not once the user has left', () => {
  const follows = (...lists: object[]) => [{ type: 'lists.followed', lists }]
  const port = 'unread sends to watchHeadlines'
  const left = send('session', { type: 'signOut.pressed' })
  expect([changesOf(...signedIn, loaded)[port], changesOf(...signedIn, loaded, left)[port]]).toEqual([
    follows(cars),
    follows(),
  ])
})

it('WCH-12 what the feeds of the Terminal mute is followed', () => {
  const muted = { id: 'p', name: 'P', searchContext: { exclude: { tickers: ['F'] } } }
  const changes = changesOf(...signedIn, loaded, send('workspace', { type: 'feed.replaced', slot: 0, feed: muted }))
  expect(changes['unread sends to watchHeadlines']).toEqual([{ type: 'mutes.followed', mutes: [{ tickers: ['F'] }] }])
})
