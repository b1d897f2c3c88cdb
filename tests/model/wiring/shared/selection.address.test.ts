import { expect, it } from 'vitest'
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
