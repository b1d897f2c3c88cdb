import { expect, it } from 'vitest'
import { optionsOf } from '../../../../src/machines/filters/filter-options.machine.ts'
import { annFirst } from '../../drive/people.ts'
import { answers, openScene, type Step, send } from '../shared/scene.ts'

const roles = ['session', 'installation', 'filterOptions']
const kinds = { news: ['simulated', 'real'], quotes: [], releases: [], reports: [], stories: [], halts: [] }
const named = (more: object): Step =>
  send('installation', { type: 'installation.named', installation: { kinds, isLocal: false, ...more } })
const own = () => named({ hasOwnSources: true })
const signedIn: Step[] = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', annFirst)]
const answered = answers('filterOptions', 'listOwn', [{ publisher: 'Mine', folder: '' }])

function sceneAfter(...steps: Step[]) {
  const scene = openScene(roles)
  for (const step of steps) scene.take(step)
  return {
    ...scene,
    own: () => optionsOf(scene.snapshot('filterOptions'), 'newsSources').map(({ value }) => value),
    asked: () => scene.news().filter(({ port }) => port === 'filterOptions asks listOwn').length,
  }
}

it("FED-03 filters ask for a user's own sources once they are said to exist, and again whenever they are said to have changed", () => {
  const { take, asked, own: names } = sceneAfter(...signedIn)
  expect(asked()).toBe(0)
  take(named({}))
  expect(asked()).toBe(0)
  take(own())
  take(answered)
  expect([asked(), names()]).toEqual([1, ['Mine']])
  take(own())
  expect([asked(), names()]).toEqual([1, ['Mine']])
})

it('FED-03 filters offer no own sources any more once the user has none', () => {
  const { take, own: names } = sceneAfter(...signedIn, own(), answered)
  take(named({}))
  expect(names()).toEqual([])
})

it('FED-03 SRC-09 filters offer nothing of a user who signs out, before anything is said', () => {
  const { take, own: names } = sceneAfter(...signedIn, own(), answered)
  take(send('session', { type: 'signOut.pressed' }))
  expect(names()).toEqual([])
})

it('FED-03 filters that come later ask for the own sources at once', () => {
  const scene = openScene(['session', 'installation'])
  for (const step of [...signedIn, own()]) scene.take(step)
  scene.news()
  scene.arrive(['filterOptions'])
  expect(scene.news()).toEqual([{ port: 'filterOptions asks listOwn', said: 'nothing' }])
})
