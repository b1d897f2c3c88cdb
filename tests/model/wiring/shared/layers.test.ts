import { expect, it } from 'vitest'
import { economicEvent } from '../../../unit/calendar/calendar-items.ts'
import { everyWire, wiresIn } from './every-wire.ts'
import { type Changes, changesOf, openScene, type Step, says, send } from './scene.ts'

const calendar = send('workspace', { type: 'over.asked', over: 'calendar' })
const library = send('newsPit', 'library.chosen')
const loaded = send('library', {
  type: 'xstate.done.actor.loadPage',
  output: { contentItems: [{ id: 'a', headline: 'A' }], searchAfter: null, at: 1 },
})
const read = [library, loaded, send('library', { type: 'card.opened', id: 'a' })]
const narrow = send('layout', { type: 'screen.changed', screen: { layout: 'tablet', pointer: 'fine' } })
const wide = send('layout', { type: 'screen.changed', screen: { layout: 'desktop', pointer: 'fine' } })
const drawer = [wide, narrow, send('newsPit', { type: 'drawer.toggled', side: 'left', isOver: true })]

const cpi = economicEvent('cpi')

const login = send('overlay', 'create.asked')
const terms = [login, send('overlay', { type: 'legal.asked', document: 'tos' })]

it.each<[string, Step[], unknown]>([
  ['what lies over the feeds', [calendar], ['over']],
  ['a feed’s builder', [send('workspace', 'feed.added'), send('feed.1', 'builder.asked')], ['builder1']],
  ['the builder of the News Pit’s feed', [send('feed.newsPit', 'builder.asked')], ['builderNewsPit']],
  ['the dialog', [login], ['overlay']],
  ['a document that a form in the dialog has opened, over it', terms, ['overlay', 'document']],
  ['the list of keys', [send('keys', 'list.asked')], ['keys']],
  ['the palette', [send('keys', 'palette.asked')], ['palette']],
  ['the settings of cookies', [send('consent', 'settings.asked')], ['cookies']],
  ['the Library', [library], ['library']],
  ['the reader of the Library, over it', read, ['library', 'reader']],
  ['a drawer that lies over the News Pit', drawer, ['drawers']],
  ['the history of a release', [send('releaseHistory', { type: 'history.asked', event: cpi })], ['release']],
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
    { layers: { open: [] }, workspace: { state: { over: 'clear' } } },
  ],
  [
    'a document in the dialog, and leads back to the form',
    [...terms, says('layers', 'document.left')],
    { layers: { open: ['overlay'] }, overlay: { state: { dialog: 'open.Create' } } },
  ],
  [
    'the list of keys',
    [send('keys', 'list.asked'), says('layers', 'keys.left')],
    { layers: { open: [] }, keys: { state: { singles: 'on.closed' } } },
  ],
  [
    'the palette',
    [send('keys', 'palette.asked'), says('layers', 'palette.left')],
    { layers: { open: [] }, palette: { state: 'closed' } },
  ],
  [
    'the settings of cookies',
    [send('consent', 'settings.asked'), says('layers', 'cookies.left')],
    { layers: { open: [] }, consent: { state: { settings: 'closed' } } },
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
    'the history of a release',
    [send('releaseHistory', { type: 'history.asked', event: cpi }), says('layers', 'release.left')],
    { layers: { release: null, open: [] }, releaseHistory: { id: null, event: null, state: 'closed' } },
  ],
  [
    'a drawer that lies over the News Pit',
    [...drawer, says('layers', 'drawers.left')],
    { layers: { open: [] }, newsPit: { state: { left: 'closed' } } },
  ],
])('RTE-15 Back closes %s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

it('RTE-20 Forward opens the history of a release again', () => {
  const changes = changesOf(says('layers', { type: 'release.reached', id: 'cpi' }))
  expect(changes.releaseHistory).toMatchObject({ id: 'cpi' })
  expect(changes['releaseHistory asks readHistory']).toEqual(['cpi'])
})

it('RTE-15 Back closes the dialog', () => {
  expect(changesOf(login, says('layers', 'overlay.left'))).toMatchObject({
    layers: { open: [] },
    overlay: { state: { dialog: 'closed' } },
  })
})

it.each([
  ['builder0', 0],
  ['builder1', 1],
  ['builder2', 2],
  ['builderNewsPit', 'newsPit'],
])('RTE-15 Back leads through %s step by step', (layer, slot) => {
  const scene = openScene(undefined, [0, 1, 2, 'newsPit'])
  const seen = () => [scene.snapshot(`builder.${slot}`).value, scene.snapshot('layers').context.open]
  for (const _ of ['second', 'third']) scene.take(send('workspace', 'feed.added'))
  scene.take(send(`feed.${slot}`, 'builder.asked'))
  scene.take(send(`builder.${slot}`, { type: 'category.opened', key: 'keywords' }))
  const steps = [seen()]
  for (const _ of ['to the categories', 'to the feed']) {
    scene.take(says('layers', `${layer}.left`))
    steps.push(seen())
  }
  expect(steps).toEqual([
    ['detail', [layer]],
    ['categories', [layer]],
    ['categories', []],
  ])
})

it('RTE-20 RTE-21 what an address names reaches charts that come later: its wires come with the layers', () => {
  const later = (wires: ReturnType<typeof everyWire>) =>
    wires.filter((wire) => wire.from === 'layers' && 'absent' in wire && wire.absent !== 'drop')
  expect(later(everyWire())).toHaveLength(2)
  expect(later(wiresIn('layers'))).toEqual(later(everyWire()))
})
