import { expect, it } from 'vitest'
import { annFirst } from '../../drive/people.ts'
import { after, answers, fails, type Step, send } from '../shared/scene.ts'

const cars = { id: 'cars', name: 'Cars', symbols: ['F'] }
const oil = { id: 'oil', name: 'Oil', symbols: ['XOM'] }
const signedIn: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', annFirst)]
const imported: Step[] = [
  send('watchFile', { type: 'file.chosen', file: new File(['NVDA'], 'a.csv') }),
  answers('watchFile', 'readFile', { kind: 'symbols', symbols: ['NVDA'], unclear: [] }),
]

it('WCH-10 a file is read into the list that the panel shows, saved once, and reported once that is done', () => {
  const chosen = send('watchPanel', { type: 'list.chosen', id: 'oil' })
  const scene = after(...signedIn, answers('watchlists', 'loadLists', [cars, oil]), chosen, ...imported)
  const { waiting } = scene.snapshot('watchlists').context
  const before = scene.snapshot('watchFile').value
  scene.take(answers('watchlists', 'saveEdit', [cars, { ...oil, symbols: ['XOM', 'NVDA'] }]))
  expect([waiting, before, scene.snapshot('watchFile').value]).toEqual([
    [{ kind: 'changed', id: 'oil', symbols: ['XOM', 'NVDA'], base: { symbols: ['XOM'] } }],
    'adding',
    'reported',
  ])
})

it('WCH-10 a file that makes the first list is reported, too, and one that is refused is not', () => {
  const ends = [
    answers('watchlists', 'saveEdit', [{ id: 'new', name: 'a', symbols: ['NVDA'] }]),
    fails('watchlists', 'saveEdit'),
  ]
  const states = ends.map(
    (end) => after(...signedIn, answers('watchlists', 'loadLists', []), ...imported, end).snapshot('watchFile').value,
  )
  expect(states).toEqual(['reported', 'resting'])
})
