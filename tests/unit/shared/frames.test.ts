// @vitest-environment jsdom

import { afterEach, expect, it } from 'vitest'
import { watchFrame } from '../../../src/adapters/markets/frames.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  document.body.innerHTML = ''
})

function scene() {
  document.body.innerHTML = '<iframe data-embed="tape"></iframe><iframe data-embed="heatmap"></iframe>'
  const received: string[] = []
  stop = watchFrame('tape', ({ type }) => received.push(type), browserEnvironment())
  const [tape, heatmap] = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow)
  const say = (source: Window | null | undefined, data: unknown, origin = 'null') =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { received, tape, heatmap, say }
}
const ready = { from: 'market-flux-embed', state: 'ready' }
const failed = { from: 'market-flux-embed', state: 'failed' }

it('EMB-01 a frame reports whether its widget has loaded', () => {
  const { received, tape, say } = scene()
  say(tape, ready)
  say(tape, failed)
  expect(received).toEqual(['frame.ready', 'frame.failed'])
})

it('EMB-01 messages from another frame, the page or a window with an origin are ignored, and so are unknown ones', () => {
  const { received, tape, heatmap, say } = scene()
  say(heatmap, ready)
  say(window, ready)
  say(null, ready)
  say(tape, ready, 'https://www.tradingview.com')
  say(tape, ready, location.origin)
  for (const words of [
    'ready',
    null,
    { ...ready, from: 'elsewhere' },
    { ...ready, state: 'done' },
    { ...ready, more: 1 },
  ]) {
    say(tape, words)
  }
  expect(received).toEqual([])
})

it('EMB-01 no message is received after stopping', () => {
  const { received, tape, say } = scene()
  stop?.()
  say(tape, ready)
  expect(received).toEqual([])
})
