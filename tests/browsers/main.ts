import { mkdir, writeFile } from 'node:fs/promises'
import built from '../../scripts/lib/built.mjs'
import { type Backend, startBackend } from '../e2e/backend.ts'
import { openProxy } from '../e2e/environments/proxy.ts'
import type { Browser } from './browser.ts'
import { FIRST_SCRIPT } from './complaints.ts'
import { startFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { openPage } from './page.ts'
import { startWebKit } from './webkit.ts'

const starts: Record<string, () => Promise<Browser>> = { firefox: startFirefox, webkit: startWebKit }
const FOLDER = '.cache/browsers'
const HELP = `npm run browsers -- [firefox] [webkit]

  the four journeys (read, sign in, filter and preset, write a message) in browsers other than Chromium: all, or those named
  needs firefox-esr, webkit2gtk-driver and, without a desktop, xvfb (their names in Debian)
  fails when a browser is missing, a journey does not end, or the page logs an error; pictures of failures: ${FOLDER}`

const asked = process.argv.slice(2)
if (asked.includes('--help')) {
  console.log(HELP)
  process.exit()
}
const stranger = asked.find((name) => !(name in starts))
if (stranger) {
  console.error(`${stranger} is not one of: ${Object.keys(starts).join(', ')}.`)
  process.exit(1)
}
await built()
for (const [name, start] of Object.entries(starts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const trouble = await visit(name, start).catch((error: unknown) => error)
  if (!trouble) continue
  process.exitCode = 1
  console.error(`${name}: ${inWords(trouble)}`)
}
// a browser that was started only partly would be waited for
process.exit()

async function visit(name: string, start: () => Promise<Browser>) {
  const browser = await start()
  const backend = await startBackend()
  try {
    // no simulated items between those of the journeys
    await backend.setClock({ rate: 0.01 })
    const proxy = await openProxy(backend.url, undefined, FIRST_SCRIPT)
    try {
      await takeAll(browser, backend, `${proxy.url}/terminal`)
    } finally {
      await keepPicture(browser, name)
      await proxy.close()
    }
  } finally {
    await browser.close()
    await backend.stop()
  }
}

async function takeAll(browser: Browser, backend: Backend, address: string) {
  const page = await openPage(browser, address)
  for (const [sentence, take] of Object.entries(journeys)) {
    await take({ page, backend }).catch((error: unknown) => {
      throw new Error(`a visitor who ${sentence} is stopped: ${inWords(error)}`)
    })
    const complaints = await browser.evaluate(`JSON.stringify(window.complaints)`)
    if (complaints !== '[]') throw new Error(`while a visitor ${sentence} the page complains: ${complaints}`)
    if (!(await browser.evaluate(`document.getElementById('root').innerText`))) throw new Error('The page is empty.')
    console.log(`${browser.name}: a visitor ${sentence}`)
  }
}

async function keepPicture(browser: Browser, name: string) {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(`${FOLDER}/${name}.png`, await browser.screenshot())
}

function inWords(trouble: unknown) {
  return trouble instanceof Error ? trouble.message : String(trouble)
}
