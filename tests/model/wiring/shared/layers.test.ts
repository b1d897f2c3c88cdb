import { expect, it } from 'vitest'
import { type Changes, changesOf, openScene, type Step, says, send } from './scene.ts'

const calendar = send('workspace', { type: 'over.asked', over: 'calendar' })
const library = send('newsPit', 'library.chosen')
const loaded = send('library', {
  type: 'xstate.done.actor.loadPage',
  output: { contentItems: [{ id: 'a', headline: 'A' }], searchAfter: null, at: 1 },
})
const read = [library, loaded, send('library', { type: 'card.opened', id: 'a' })]
const narrow = send('layout', { type: 'room.changed', room: { layout: 'tablet', pointer: 'fine' } })
const wide = send('layout', { type: 'room.changed', room: { layout: 'desktop', pointer: 'fine' } })
const drawer = [wide, narrow, send('newsPit', { type: 'drawer.toggled', side: 'left', isOver: true })]

it.each<[string, Step[], unknown]>([
  ['what lies over the feeds', [calendar], ['over']],
  ['the Library', [library], ['library']],
  ['the reader of the Library, over it', read, ['library', 'reader']],
  ['a drawer that lies over the News Pit', drawer, ['drawers']],
  ['no drawer that stands beside it', [wide, ...drawer.slice(2)], []],
])('RTE-15 %s is a layer', (_, steps, open) => {
  const scene = openScene()
  for (const step of steps) scene.take(step)
  expect(scene.snapshot('layers').context.open).toEqual(open)
})

it.each<[string, Step[], Changes]>([
  [
    'what lies over the feeds',
    [calendar, says('layers', 'over.left')],
    { layers: { open: [] }, workspace: { state: 'clear' } },
  ],
  [
    'the Library',
    [library, says('layers', 'library.left')],
    { layers: { open: [] }, newsPit: { state: { view: 'spotlight' } } },
  ],
  [
    'the reader of the Library',
    [...read, says('layers', 'reader.left')],
    { layers: { open: ['library'] }, library: { state: { reader: 'closed' } } },
  ],
  [
    'a drawer that lies over the News Pit',
    [...drawer, says('layers', 'drawers.left')],
    { layers: { open: [] }, newsPit: { state: { left: 'closed' } } },
  ],
])('RTE-15 Back closes %s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})
