import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { type Backend, newFolder } from '../backend.ts'
import { demo, expect, test } from '../test.ts'

/** A Chromium of its own, which stores in the folder what it would on a user's machine. Playwright would close it in order. */
async function openChromium(folder: string, { executablePath = chromium.executablePath(), args = [] }: LaunchOptions) {
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--password-store=basic']
  const child = spawn(executablePath, [...args, ...own], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      said += chunk
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(said)))
  })
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context || !child.pid) throw new Error('The browser has no profile.')
  const group = -child.pid
  const exit = once(child, 'exit')
  return {
    page: await context.newPage(),
    /** As a crash or the end of the battery does, with all of its processes. */
    async kill() {
      process.kill(group, 'SIGKILL')
      await exit
    },
    async close() {
      const devtools = await browser.newBrowserCDPSession()
      await Promise.all([exit, devtools.send('Browser.close')])
    },
  }
}

const member = (page: Page) => page.getByRole('button', { name: /Beta Tester/ })

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(demo.email)
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password)
  await dialog.getByText('Remember Me').click()
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(member(page)).toBeVisible()
}

/** Signs in and closes the browser, which stores the cookie; then refreshes, and is killed before it has stored the next one. */
async function signInAndBeKilled(open: () => ReturnType<typeof openChromium>, backend: Backend) {
  const first = await open()
  await first.page.goto(`${backend.url}/terminal`)
  await signIn(first.page)
  await first.close()
  await backend.fault({ call: 'feedConfiguration.list', kind: 'expiredToken', count: 1 })
  const second = await open()
  await second.page.goto(`${backend.url}/terminal`)
  await expect(member(second.page)).toContainText(/\d+ presets/)
  expect(await backend.answers('user.refreshAccessToken')).toEqual({ 200: 1 })
  await second.kill()
}

test('SES-07 a browser that is killed after a refresh has the cookie before it: still good for 30 seconds, then the sign-in ends and a mail names both causes', async ({
  backend,
  launchOptions,
}) => {
  const folder = await newFolder()
  const open = () => openChromium(folder, launchOptions)
  await signInAndBeKilled(open, backend)

  const atOnce = await open()
  await atOnce.page.goto(`${backend.url}/terminal`)
  await expect(member(atOnce.page)).toContainText(/\d+ presets/)
  expect(await backend.mailsTo(demo.email)).toEqual([])
  await atOnce.kill()

  await backend.setClock({ advance: 31_000 })
  const later = await open()
  await later.page.goto(`${backend.url}/terminal`)
  await expect(later.page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await later.close()
  const mails = await backend.mailsTo(demo.email)
  expect(
    mails.map(({ kind, text }) => [kind, /browser stopped abruptly.*somebody copied the cookie/.test(text)]),
  ).toEqual([['signInEnded', true]])
  await rm(folder, { recursive: true })
})
