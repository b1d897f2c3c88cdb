import { rm } from 'node:fs/promises'
import { build } from 'vite'
import { manyRenderers } from '../chromium.ts'
import type {} from '../probe/probe.ts'
import { expect, signIn, test } from '../test.ts'

const TABS = 20
const CALLS = 10

const PROBE = 'dist/app/probe'

test.beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: 'tests/e2e/probe',
    base: '/probe/',
    build: { outDir: `../../../${PROBE}`, emptyOutDir: true },
  })
})
test.afterAll(() => rm(PROBE, { recursive: true, force: true }))

test.use({ quiet: [/Failed to load resource.*401/], ownBrowser: manyRenderers })

test('SES-04 SES-05 twenty tabs whose token has expired share one refresh', async ({ context, page, backend }) => {
  await page.goto('/')
  await signIn(page)

  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
  const upgrades = tabs.map((tab) => tab.waitForEvent('websocket', { timeout: 120_000 }))
  for (const tab of tabs) await tab.goto('/probe/index.html')
  await Promise.all(upgrades)
  for (const tab of tabs) {
    await tab.waitForFunction(() => window.marketFlux.charts.session.getSnapshot().matches({ signedIn: 'fresh' }))
    await tab.waitForFunction(() => window.marketFlux.charts.presets.getSnapshot().matches('loaded'))
  }
  const before = await backend.answers('feedConfiguration.list')
  const restored = await backend.answers('user.persistedLogin')
  await backend.setClock({ advance: 6 * 60_000 })

  const answers = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async (count) => {
        const { charts, calls } = window.marketFlux
        const user = charts.session.getSnapshot().context.signIn?.user
        if (!user) return []
        const { http } = await calls()
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
    restored: await backend.answers('user.persistedLogin'),
  }).toEqual({
    restored,
    answers: Array.from({ length: TABS }, () => Array.from({ length: CALLS }, () => presets)),
    hasPresets: true,
    answered: TABS * CALLS,
    refreshes: { 200: 1 },
  })
})
