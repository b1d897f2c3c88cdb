import type { BrowserContext } from '@playwright/test'
import { build, type Rollup } from 'vite'
import type {} from './probe.ts'
import { expect, signIn, test } from './test.ts'

const TABS = 20
const CALLS = 10

test.use({ quiet: [/Failed to load resource.*401/] })

test('SES-04 SES-05 twenty tabs whose token has expired share one refresh', async ({ context, page, backend }) => {
  test.setTimeout(120_000)
  await serveProbe(context)
  await page.goto('/')
  await signIn(page)

  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
  const upgrades = tabs.map((tab) => tab.waitForEvent('websocket'))
  for (const tab of tabs) await tab.goto('/probe/')
  await Promise.all(upgrades)
  for (const tab of tabs) {
    await tab.waitForFunction(() => window.marketFlux.charts.session.getSnapshot().matches({ signedIn: 'fresh' }))
    await tab.waitForFunction(() => window.marketFlux.charts.presets.getSnapshot().matches('loaded'))
  }
  const before = await backend.answers('feedConfiguration.list')
  await backend.setClock({ advance: 6 * 60_000 })

  const answers = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async (count) => {
        const { charts, calls } = window.marketFlux
        const user = charts.session.getSnapshot().context.signIn?.user
        if (!user) return []
        const http = await calls()
        return Promise.all(Array.from({ length: count }, async () => (await http.listPresets(user)).length))
      }, CALLS),
    ),
  )
  const after = await backend.answers('feedConfiguration.list')
  const presets = answers[0]?.[0] ?? 0
  expect({
    answers,
    hasPresets: presets > 0,
    answered: (after[200] ?? 0) - (before[200] ?? 0),
    refreshes: await backend.answers('user.refreshAccessToken'),
  }).toEqual({
    answers: Array.from({ length: TABS }, () => Array.from({ length: CALLS }, () => presets)),
    hasPresets: true,
    answered: TABS * CALLS,
    refreshes: { 200: 1 },
  })
})

/** Serves the app without its screens under `/probe/` of the backend's own address. */
async function serveProbe(context: BrowserContext) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    base: '/probe/',
    build: { write: false, modulePreload: false, rollupOptions: { input: 'tests/e2e/probe.ts' } },
  })
  const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  const scripts = new Map(
    chunks.filter((file): file is Rollup.OutputChunk => file.type === 'chunk').map((file) => [`/probe/${file.fileName}`, file]),
  )
  const entry = [...scripts].find(([, { isEntry }]) => isEntry)?.[0]
  await context.route('**/probe/**', (route) => {
    const script = scripts.get(new URL(route.request().url()).pathname)
    return script
      ? route.fulfill({ contentType: 'text/javascript', body: script.code })
      : route.fulfill({ contentType: 'text/html', body: `<!doctype html><script type="module" src="${entry}"></script>` })
  })
}
