import { expect, it } from 'vitest'
import { firstContent } from '../../../../src/rules/desks/desks.ts'
import { annFirst } from '../../drive/people.ts'
import { answers, changesOf, openScene, type Step, says, send, shown } from '../shared/scene.ts'

const known = send('desks', { type: 'desks.recalled', kept: undefined, seenIn: 'browser' })
const contentAfter = (...steps: Step[]) => {
  const scene = openScene()
  for (const step of steps) scene.take(step)
  const { owner, building, content } = scene.snapshot('desks').context
  const { workspace, ...rest } = content
  return { owner, building, feeds: workspace.feedConfigurations.length, queries: workspace.queries?.length, ...rest }
}
const atFirst = { owner: '', building: [], feeds: 1, queries: 0, linked: [], symbol: '', density: 'dense' }

it.each<[string, Step[], object]>([
  ['nothing has changed', [], {}],
  ['a feed was added', [send('workspace', 'feed.added')], { feeds: 2 }],
  [
    'a feed searches, in a form that is kept',
    [says('feed.0', { type: 'search.chosen', search: { keywords: ['gold'], queryLanguage: 2 } })],
    { queries: 1 },
  ],
  ['a feed follows', [send('selection', { type: 'link.toggled', id: 'feed-1' })], { linked: ['feed-1'] }],
  ['a symbol is selected', [send('selection', { type: 'symbol.chosen', symbol: 'NVDA' })], { symbol: 'NVDA' }],
  ['rows are higher', [send('appearance', { type: 'density.chosen', density: 'compact' })], { density: 'compact' }],
  ['a builder is open', [send('feed.0', 'builder.asked')], { building: [0] }],
  [
    'a user has signed in, who goes on with what is here',
    [
      send('workspace', 'feed.added'),
      answers('session', 'recallUser', {}),
      answers('session', 'restoreSignIn', annFirst),
      send('workspace', { type: 'workspace.recalled', owner: 'ann', kept: undefined }),
    ],
    { owner: 'ann', feeds: 2 },
  ],
])('DSK-01 what stands on the desk: %s', (_, steps, change) => {
  expect(contentAfter(...steps)).toEqual({ ...atFirst, ...change })
})

const sentToKeep = (...steps: Step[]) =>
  (changesOf(...steps)['desks sends to keepDesks'] as { type: string; owner: string; current?: string }[]).map(
    ({ type, owner, current }) => [type, owner, current],
  )

it('DSK-01 the reader is known before what is theirs: nothing of one is kept for another', () => {
  const recalled = send('workspace', { type: 'workspace.recalled', owner: 'ben', kept: undefined })
  expect(sentToKeep(known, send('workspace', 'feed.added'))).toEqual([['edit.made', '', 'desk-1']])
  expect(sentToKeep(known, send('workspace', 'feed.added'), recalled)).toEqual([['desks.wanted', 'ben', undefined]])
})

const opened = (symbol: string) =>
  says('desks', {
    type: 'desk.opened',
    arrangement: { openWidgets: ['EVENTS'] },
    linked: ['feed-1'],
    symbol,
    density: 'comfortable',
  })

it('DSK-01 a desk that is opened brings its panels, its rows, its symbol, and the feeds that follow', () => {
  const scene = openScene()
  scene.take(send('workspace', { type: 'over.asked', over: 'left' }))
  scene.take(opened('NVDA'))
  const { workspace } = scene.snapshot('workspace').context
  expect([
    workspace.openWidgets,
    scene.snapshot('workspace').value.over,
    scene.snapshot('appearance').context.density,
    scene.snapshot('selection').context.linked,
    workspace.feedConfigurations.map(({ searchContext, before }: { searchContext: object; before: object }) => [
      searchContext,
      before,
    ]),
    scene.snapshot('chart').context.symbol,
  ]).toEqual([['EVENTS'], 'clear', 'comfortable', ['feed-1'], [[{ tickers: ['NVDA'] }, {}]], 'NVDA'])
  scene.take(opened(''))
  expect(scene.snapshot('selection').value).toBe('free')
})

it('DSK-01 TRM-09 the feeds that followed follow again after a reload', () => {
  const scene = openScene()
  scene.take(send('selection', { type: 'symbol.chosen', symbol: 'NVDA' }))
  const followed = { ...firstContent, id: 'a', name: 'A', linked: ['feed-1'] }
  scene.take(send('desks', { type: 'desks.recalled', kept: { desks: [followed], current: 'a' }, seenIn: 'tab' }))
  const [feed] = scene.snapshot('workspace').context.workspace.feedConfigurations
  expect([scene.snapshot('selection').context.linked, feed.searchContext]).toEqual([['feed-1'], { tickers: ['NVDA'] }])
})

it.each([
  ['preset.updated', false],
  ['preset.renamed', true],
] as const)('DSK-01 TRM-03 %s is so on every desk', (type, isNameOnly) => {
  const preset = { id: 'p', name: 'Oil', searchContext: {} }
  expect(changesOf(known, says('builder.0', { type, preset }))['desks sends to keepDesks']).toEqual([
    expect.objectContaining({ edit: { does: 'renewPreset', preset, isNameOnly } }),
  ])
})

it.each(['preset.gone', 'preset.removed'])('DSK-01 TRM-03 %s is so on every desk', (type) => {
  expect(changesOf(known, says('builder.0', { type, id: 'p' }))['desks sends to keepDesks']).toEqual([
    expect.objectContaining({ edit: { does: 'forgetPreset', id: 'p' } }),
  ])
})

const two = ['a', 'b'].map((id) => ({ ...firstContent, id, name: id.toUpperCase(), symbol: id === 'b' ? 'AMD' : '' }))
const recalled = (...desks: typeof two) =>
  send('desks', { type: 'desks.recalled', kept: { desks, current: 'a' }, seenIn: 'tab' })
const reached = (desk: string, symbol?: string) =>
  send('layers', { type: 'entry.reached', entry: { page: 'terminal', layers: [], desk, symbol }, isReturn: true })
const noOne = [answers('session', 'recallUser', {}), answers('session', 'restoreSignIn', undefined)]
const addressed = (scene: ReturnType<typeof openScene>) => {
  const { desk, symbol } = scene.snapshot('layers').context
  return [scene.snapshot('desks').context.current, desk, symbol]
}

it('RTE-21 the address is to name the desk that is seen, where there are several', () => {
  const scene = openScene()
  const seen = [recalled(...two), send('desks', { type: 'desk.chosen', id: 'b' })].map((step) => {
    scene.take(step)
    return addressed(scene)
  })
  expect(seen).toEqual([
    ['a', 'a', undefined],
    ['b', 'b', 'AMD'],
  ])
  const alone = openScene()
  alone.take(recalled(...two.slice(0, 1)))
  expect(addressed(alone)).toEqual(['a', undefined, undefined])
})

it('RTE-21 the desk that Back leads to is seen with the symbol that the address names, and the one that is left keeps its own', () => {
  const scene = openScene()
  scene.take(recalled(...two))
  scene.take(reached('b', 'NVDA'))
  expect(addressed(scene)).toEqual(['b', 'b', 'NVDA'])
  expect(scene.snapshot('desks').context.desks.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['', 'NVDA'])
  expect(selectedIn(scene)).toBe('NVDA')
  scene.take(reached('a'))
  expect([...addressed(scene), selectedIn(scene)]).toEqual(['a', 'a', undefined, undefined])
})
const selectedIn = (scene: ReturnType<typeof openScene>) => {
  const { value, context } = scene.snapshot('selection')
  return value === 'on' ? context.trail.symbols[context.trail.at] : undefined
}

it.each([
  ['was deleted', noOne, 'x'],
  ['cannot be opened while something is built', [send('feed.0', 'builder.asked')], 'b'],
])('RTE-21 where the desk of an address %s, the address is to name the one that is seen', (_, steps, id) => {
  const scene = openScene()
  // the builder has an entry of its own, which Back would leave first
  const building = { page: 'terminal', layers: ['builder0'], desk: id }
  const back = send('layers', { type: 'entry.reached', entry: building, isReturn: true })
  for (const step of [recalled(...two), ...steps, back]) scene.take(step)
  expect(addressed(scene)).toEqual(['a', 'a', undefined])
})

it.each([
  ['which then opens it', [...two, { ...two[0], id: 'x' }], ['x', 'x', undefined], {}],
  [
    'which does not have it, and a notice says so',
    two,
    ['a', 'a', undefined],
    {
      notification: shown(
        'Failure',
        'The desk of this address is not here: it was deleted, or is another reader’s. You see “A”.',
      ),
    },
  ],
])('RTE-21 an address that names a desk of the account waits for the account, %s', (_, theirs, seen, notices) => {
  const scene = openScene()
  const ann = [
    answers('session', 'recallUser', {}),
    answers('session', 'restoreSignIn', annFirst),
    send('workspace', { type: 'workspace.recalled', owner: 'ann', kept: undefined }),
  ]
  for (const step of [...ann, recalled(...two)]) scene.take(step)
  const before = [scene.changes(reached('x')).notification, scene.snapshot('desks').context.current]
  const agreed = { desks: theirs, revision: 1 }
  const { notification } = scene.changes(answers('deskSync', 'loadDesks', { desks: theirs, ids: {}, agreed, rest: [] }))
  expect([before, addressed(scene), notification ? { notification } : {}]).toEqual([[undefined, 'a'], seen, notices])
})

it('RTE-21 an address that is reached before the code of the desks is kept for it', () => {
  const scene = openScene(['layers', 'workspace', 'selection', 'appearance'])
  scene.take(reached('b'))
  scene.arrive(['desks'])
  scene.take(recalled(...two))
  expect(addressed(scene)).toEqual(['b', 'b', undefined])
})

it('DSK-01 a desk that is opened is not saved as another', () => {
  const scene = openScene()
  const content = { ...firstContent, symbol: 'NVDA', density: 'compact' as const }
  const desks = [
    { ...firstContent, id: 'a', name: 'A' },
    { ...content, id: 'b', name: 'B' },
  ]
  scene.take(send('desks', { type: 'desks.recalled', kept: { desks, current: 'a' }, seenIn: 'tab' }))
  scene.take(send('desks', { type: 'desk.chosen', id: 'b' }))
  expect(scene.snapshot('desks').context.desks).toEqual(desks)
  expect(scene.snapshot('desks').context.content).toEqual(content)
})

it.each<[string, Step, object]>([
  [
    'DSK-02 what cannot be done is said',
    says('desks', { type: 'desk.refused', words: 'This is the only desk.' }),
    { notification: shown('Failure', 'This is the only desk.') },
  ],
  [
    'DSK-02 the palette gives the commands of desks',
    says('palette', { type: 'desks.ordered', order: { type: 'menu.toggled' } }),
    { desks: { state: { menu: 'open.listing' } } },
  ],
])('%s', (_, step, changes) => {
  expect(changesOf(step)).toEqual(changes)
})
