import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startBackend } from '../tests/e2e/backend.ts'
import { pageVisits } from '../tests/e2e/look/page-states.ts'
import { hasHeading } from '../tests/e2e/look/state.ts'
import { rows, signIn } from '../tests/e2e/test.ts'

const WIDTHS = [390, 768, 1281, 1440, 1920, 2560]
const FOLDER = 'screenshots'

type Scene = { name: string; address: string; begin?(page: Page): Promise<unknown> }

const overlays: Scene[] = [
  { name: 'row-open', address: '/', begin: (page) => rows(page).nth(1).getByRole('button').first().click() },
  { name: 'nothing-found', address: '/', begin: (page) => page.getByLabel('Search news').fill('no such words') },
  {
    name: 'log-in',
    address: '/',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Sign In' }).first().click()
      await page.getByRole('dialog').getByLabel('Email Address').fill('not an address')
    },
  },
  { name: 'signed-in', address: '/', begin: signIn },
  { name: 'menu', address: '/', begin: (page) => page.getByRole('button', { name: 'Menu' }).first().click() },
  { name: 'keys', address: '/', begin: (page) => page.keyboard.press('?') },
  { name: 'cookie-settings', address: '/', begin: (page) => page.getByRole('button', { name: 'Choose' }).click() },
  {
    name: 'three-feeds',
    address: '/',
    begin: async (page) => {
      const add = page.getByRole('button', { name: 'Add Feed' })
      if (!(await add.isVisible())) return
      for (const _ of [2, 3]) await add.click()
      await page.getByRole('separator', { name: /third feed/ }).waitFor()
    },
  },
  {
    name: 'calendar-drawer',
    address: '/',
    begin: async (page) => {
      const drawer = page.getByRole('button', { name: 'Restore Calendar and Charts' })
      if (await drawer.isVisible()) await drawer.click()
    },
  },
  { name: 'filters', address: '/', begin: (page) => page.getByRole('button', { name: 'Filters' }).first().click() },
  {
    name: 'held',
    address: '/',
    begin: async (page) => {
      await page.getByRole('feed', { name: 'Headlines' }).first().hover()
      await page.mouse.wheel(0, 600)
    },
  },
]
const addresses = ['/', '/news-pit', ...pageVisits.map(({ address }) => address), '/profile/user-profile']
const scenes: Scene[] = [
  ...addresses.map((address) => ({
    name: address === '/' ? 'terminal' : address.slice(1).replaceAll('/', '-'),
    address,
  })),
  ...overlays,
]

/** Pictures of every screen at the supported widths, in both themes: `npm run screenshots [part of a name]`. The app must have been built. */
async function takeAll(browser: Browser, url: string, wanted: string) {
  for (const { name, address, begin } of scenes.filter((scene) => scene.name.includes(wanted))) {
    for (const theme of ['dark', 'light'] as const) {
      for (const width of WIDTHS) {
        const page = await browser.newPage({
          baseURL: url,
          colorScheme: theme,
          viewport: { width, height: width < 768 ? 844 : 900 },
        })
        await page.goto(address)
        await hasHeading(page)
        if (address === '/') await rows(page).first().waitFor()
        await begin?.(page)
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: `${FOLDER}/${name}-${theme}-${width}.png` })
        await page.close()
      }
    }
    console.log(name)
  }
}

const backend = await startBackend()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  await mkdir(FOLDER, { recursive: true })
  await takeAll(browser, backend.url, process.argv[2] ?? '')
} finally {
  await browser.close()
  await backend.stop()
}
