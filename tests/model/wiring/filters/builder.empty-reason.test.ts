import { expect, it } from 'vitest'
import { canUndo } from '../../../../src/machines/feed/live-feed.machine.ts'
import { itemOf } from '../../feed/live-feed.seen.ts'
import { answers, changesOf, only, openScene, type Step, says, send } from '../shared/scene.ts'

const search = { tickers: ['F'], topics: ['MACRO' as const] }
const feed = { id: 'feed-1', name: '', searchContext: search }
const answered = (...items: ReturnType<typeof itemOf>[]): Step[] => [
  send('workspace', { type: 'feed.replaced', slot: 0, feed }),
  send('feed.0/list', 'connection.opened'),
  send('feed.0/list', { type: 'items.replaced', items }),
]

function sceneAfter(steps: Step[]) {
  const scene = openScene()
  for (const step of steps) scene.take(step)
  return scene
}

it('FED-21 what leaves a feed without a headline is asked for once its search is answered, of this feed alone', () => {
  const asked = sceneAfter(answered())
  const others = [1, 'newsPit'].map((slot) => asked.snapshot(`emptyReason.${slot}`).value)
  expect([asked.snapshot('emptyReason.0').value, asked.snapshot('emptyReason.0').context.search, others]).toEqual([
    'asking',
    search,
    ['resting', 'resting'],
  ])
  expect(sceneAfter(answered(itemOf('a', 1))).snapshot('emptyReason.0').value).toBe('resting')
  const changes = { 'emptyReason.0 asks countWithout': [search] }
  expect(only(changes, changesOf(...answered()))).toEqual(changes)
})

it.each<[string, Step]>([
  ['a headline comes', send('feed.0/list', { type: 'items.merged', items: [itemOf('a', 1)] })],
  ['its connection is lost', send('feed.0/list', { type: 'connection.lost', at: 1 })],
  ['it searches for all', send('workspace', { type: 'search.chosen', slot: 0, search: {} })],
])('FED-21 nothing is said any more when %s', (_, step) => {
  const scene = sceneAfter([...answered(), answers('emptyReason.0', 'countWithout', [{ part: 'tickers', count: 2 }])])
  expect(scene.snapshot('emptyReason.0').value).toBe('answered')
  scene.take(step)
  expect(scene.snapshot('emptyReason.0').value).toBe('resting')
})

it('FED-21 a filter that is removed there is removed from the feed, which offers Undo', () => {
  const scene = sceneAfter(answered())
  scene.take(says('emptyReason.0', { type: 'filter.removed', search: { topics: ['MACRO'] } }))
  const asked = { 'feed.0/list asks searchNews': [{ topics: ['MACRO'] }] }
  const removed = says('emptyReason.0', { type: 'filter.removed', search: { topics: ['MACRO'] } })
  expect(only(asked, changesOf(...answered(), removed))).toEqual(asked)
  const sought = () => scene.snapshot('feed.0').context.search
  expect([sought(), canUndo(scene.snapshot('feed.0'))]).toEqual([{ topics: ['MACRO'] }, true])
  scene.take(send('feed.0', 'undo.pressed'))
  expect([sought(), canUndo(scene.snapshot('feed.0'))]).toEqual([search, false])
})
