import { expect, it } from 'vitest'
import { newsOnly } from '../../../unit/installation/installation-chart.ts'
import { openScene, send } from './scene.ts'

const reached = (page: string, symbol: string | undefined, isReturn = true) =>
  send('layers', { type: 'entry.reached', entry: { page, layers: [], symbol }, isReturn })
const selected = (scene: ReturnType<typeof openScene>) => {
  const { value, context } = scene.snapshot('selection')
  return value === 'on' ? context.trail.symbols[context.trail.at] : undefined
}

it('RTE-17 the symbol that Back leads to is selected, one that no address names is left, and other pages say nothing of it', () => {
  const scene = openScene()
  const steps = [reached('terminal', 'NVDA'), reached('newsPit', undefined), reached('terminal', 'AMD')]
  const seen = [...steps, reached('terminal', undefined)].map((step) => {
    scene.take(step)
    return [selected(scene), scene.snapshot('chart').context.symbol]
  })
  expect(seen).toEqual([
    ['NVDA', 'NVDA'],
    ['NVDA', 'NVDA'],
    ['AMD', 'AMD'],
    [undefined, 'AMD'],
  ])
})

it('RTE-17 the address is to name the symbol that is selected, and none once it is left', () => {
  const scene = openScene()
  const seen = [send('selection', { type: 'symbol.chosen', symbol: 'NVDA' }), send('selection', 'selection.left')].map(
    (step) => {
      scene.take(step)
      return scene.snapshot('layers').context.symbol
    },
  )
  expect(seen).toEqual(['NVDA', undefined])
})

const released = (release: string | undefined) =>
  send('layers', { type: 'entry.reached', entry: { page: 'terminal', layers: [], release }, isReturn: true })
const layout = (name: string) => send('layout', { type: 'screen.changed', screen: { layout: name, pointer: 'fine' } })
const openedIn = (scene: ReturnType<typeof openScene>) => {
  const { value, context } = scene.snapshot('releaseHistory')
  return [value.open ? context.id : value, scene.snapshot('layers').context.open]
}

it.each([
  ['a desktop’s panel in its column', 'desktop', ['release']],
  ['a tablet’s column over the feeds', 'tablet', ['over', 'release']],
  ['a phone’s sheet', 'mobile', ['over', 'release']],
])('RTE-20 the history that the address names is opened in %s, over what lies over the feeds', (_, name, open) => {
  const scene = openScene()
  scene.take(layout(name))
  for (const closing of [
    { type: 'widget.toggled', widget: 'CALENDAR' },
    { type: 'drawer.toggled', side: 'right' },
  ])
    scene.take(send('workspace', closing))
  scene.take(released('cpi'))
  expect(openedIn(scene)).toEqual(['cpi', open])
})

it('RTE-20 a history is closed with the calendar that it stands in', () => {
  const scene = openScene()
  const steps = [released('cpi'), send('workspace', { type: 'widget.toggled', widget: 'CALENDAR' })]
  const seen = steps.map((step) => {
    scene.take(step)
    return openedIn(scene)
  })
  expect(seen).toEqual([
    ['cpi', ['release']],
    ['closed', []],
  ])
})

it('RTE-20 an address that is reached before the code of the calendar is kept for it', () => {
  const scene = openScene(['layers', 'workspace'])
  scene.take(released('cpi'))
  const before = scene.snapshot('layers').context.release
  scene.arrive(['releaseHistory'])
  expect([before, ...openedIn(scene)]).toEqual(['cpi', 'cpi', ['release']])
})

it('RTE-20 BCK-13 no history is opened where the installation has no economic calendar, and the address is not kept for it', () => {
  const scene = openScene()
  scene.take(send('installation', { type: 'installation.named', installation: newsOnly }))
  scene.take(released('cpi'))
  expect([...openedIn(scene), scene.snapshot('layers').context.release]).toEqual(['off', [], undefined])
})
