// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { frameAddress } from '../../../src/rules/markets/embeds.ts'

afterEach(() => document.body.replaceChildren())

/** Runs the script of a frame's page at an address. Returns the script that it would load, and the messages that it posts. */
function openFrame(address: string) {
  const html = readFileSync('public/embed/frame.html', 'utf8')
  const [, own = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  document.body.innerHTML = '<div class="tradingview-widget-container"></div>'
  const received: string[] = []
  const parent = { postMessage: ({ state }: { state: string }) => received.push(state) }
  const run = new Function('location', 'parent', own)
  run(new URL(address, 'http://127.0.0.1'), parent)
  return { scripts: [...document.body.querySelectorAll<HTMLScriptElement>('div > script')], received }
}

it.each([
  [
    'tape',
    'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js',
    { displayMode: 'adaptive', locale: 'en' },
  ],
  [
    'timeline',
    'https://s3.tradingview.com/external-embedding/embed-widget-timeline.js',
    { colorTheme: 'light', locale: 'en', width: 480, height: 830 },
  ],
  [
    'heatmap',
    'https://s3.tradingview.com/external-embedding/embed-widget-stock-heatmap.js',
    { colorTheme: 'light', locale: 'en' },
  ],
] as const)('EMB-01 the frame of the %s loads the provider’s script with its settings', (name, address, settings) => {
  const { scripts, received } = openFrame(frameAddress(name))
  expect([scripts.map(({ src, text }) => [src, JSON.parse(text)]), received]).toEqual([
    [[address, expect.objectContaining(settings)]],
    [],
  ])
})

it('EMB-01 a frame that is asked for another script loads none', () => {
  const asked = encodeURIComponent(JSON.stringify({ widget: '../evil', settings: {} }))
  const failed = { scripts: [], received: ['failed'] }
  expect([openFrame(`/embed/frame.html#${asked}`), openFrame('/embed/frame.html')]).toEqual([failed, failed])
})
