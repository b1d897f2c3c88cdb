// Makes the icons of public/ from favicon.svg, and its share card and the README's pictures from the running product, in a scenario:
//   npm run pictures -- http://127.0.0.1:4173
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'

const [origin] = process.argv.slice(2)
const mark = await readFile('public/favicon.svg', 'utf8')
const inter = await readFile('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', 'base64')
const readme = [
  {
    path: 'docs/pictures/terminal-dark.png',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    row: /quarter|results/,
  },
  {
    path: 'docs/pictures/terminal-light-mobile.png',
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    row: undefined,
  },
] as const
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

for (const { file, size, scale } of [
  { file: 'icon-180', size: 180, scale: 1 },
  { file: 'icon-192', size: 192 },
  { file: 'icon-512', size: 512 },
  { file: 'icon-maskable-512', size: 512, scale: 0.76 },
]) {
  const filled = scale ? mark.replace('rx="7"', '') : mark
  const back = scale ? '#17191b' : 'transparent'
  const inner = size * (scale ?? 1)
  await draw(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${back}"><div style="width:${inner}px;height:${inner}px">${filled}</div>`,
    { width: size, height: size, path: `public/${file}.png` },
  )
}

await writeFile('public/favicon.ico', icoOf(await readFile('public/icon-192.png'), 192))

if (origin) {
  await beginEvening(origin)
  for (const picture of readme) await photograph(origin, picture)
  const desk = await screenOf(`${origin}/terminal`)
  await draw(
    `<style>
      @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${inter}) }
      body { margin: 0; background: #0b0c0d; font: 400 27px/1.4 Inter, 'Liberation Sans', sans-serif; color: #a7adb2; overflow: hidden }
      .words { position: absolute; left: 64px; top: 56px; display: flex; align-items: center; gap: 24px }
      .words svg { width: 76px; height: 76px }
      b { display: block; font-weight: 650; color: #e8e9ea; font-size: 44px; line-height: 1.15; letter-spacing: -0.02em }
      img { position: absolute; left: 64px; top: 180px; width: 1240px; border: 1px solid #23272a; border-radius: 10px }
    </style>
    <div class="words">${mark}<p style="margin:0"><b>Market Flux</b>Live market news for retail traders</p></div>
    <img src="data:image/png;base64,${desk}">`,
    { width: 1200, height: 630, path: 'public/share-card.png' },
  )
}
await browser.close()

/** The only picture of an .ico file, for documents that name no icon, such as the notices. `size`: of its sides, in pixels, below 256. */
function icoOf(png: Buffer, size: number) {
  const head = Buffer.alloc(22)
  const [kind, count, planes, bits] = [1, 1, 1, 32]
  head.writeUInt16LE(kind, 2)
  head.writeUInt16LE(count, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(planes, 10)
  head.writeUInt16LE(bits, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

type Picture = { path: string; width: number; height: number }

async function draw(html: string, { path, ...viewport }: Picture) {
  const page = await browser.newPage({ viewport })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path, omitBackground: true })
  await page.close()
}

/** An evening of earnings, when the first results are there. */
async function beginEvening(address: string) {
  const post = (path: string, body: object) =>
    fetch(`${address}/mock/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('reset', {})
  await post('world', { scenario: 'earnings-night' })
  await post('clock', { advance: 12 * 60_000 })
}

/** The Terminal, with a result open where there is space for it. */
async function photograph(address: string, { path, row, ...look }: (typeof readme)[number]) {
  const page = await browser.newPage({ ...look, timezoneId: 'America/New_York', locale: 'en-US' })
  await page.goto(`${address}/terminal`)
  await page.getByRole('article').nth(8).waitFor()
  await page.getByRole('button', { name: 'Necessary only' }).click()
  await page.getByText(/^World/).waitFor()
  await page.getByRole('region', { name: 'Ticker tape' }).getByRole('listitem').first().waitFor()
  await page.mouse.move(0, 0)
  if (row) await page.getByRole('article').filter({ hasText: row }).first().getByRole('button').first().click()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path })
  await page.close()
}

async function screenOf(address: string) {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 420 },
    deviceScaleFactor: 1.24,
    colorScheme: 'dark',
    timezoneId: 'America/New_York',
  })
  await page.goto(address)
  await page.getByText(/^World/).waitFor()
  await page.getByRole('region', { name: 'Ticker tape' }).getByRole('listitem').first().waitFor()
  await page.getByRole('article').nth(8).waitFor()
  const answer = page.getByRole('button', { name: 'Necessary only' })
  if (await answer.isVisible()) await answer.click()
  const picture = await page.screenshot()
  await page.close()
  return picture.toString('base64')
}
