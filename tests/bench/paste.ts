import { chromium, type Page } from '@playwright/test'
import { startBackend } from '../e2e/backend.ts'

/** `npm run bench -- paste`, after a build: the cost of a long paste into the e-mail field, compared with a plain field on the same page. */
const LIMIT = 2
const LENGTH = 100_000
const ROUNDS = 9
const pieces = ['a', '@', '.', 'a@b.', 'a b']
/** In milliseconds: below this, a ratio only shows the resolution of the clock. */
const GRAIN = 1

/** Pastes from the clipboard into a field. Returns the milliseconds until the next frame is drawn. */
async function paste(page: Page, label: string) {
  const field = page.getByLabel(label, { exact: true })
  await field.fill('')
  await field.focus()
  const handle = await field.evaluateHandle(costOfNextInput)
  await page.keyboard.press('ControlOrMeta+v')
  const milliseconds = await handle.evaluate(({ cost }) => cost)
  const { length } = await field.inputValue()
  if (length < LENGTH) throw new Error(`Only ${length} characters were pasted into ${label}.`)
  return milliseconds
}

/** Runs within the page. The promise is wrapped in an object, because a bare one would be awaited. */
const costOfNextInput = (element: Element) => ({
  cost: new Promise<number>((resolve) => {
    let start = 0
    // no named function, because the tool that runs this would call a helper that does not exist in the page
    element.addEventListener(
      'beforeinput',
      () => {
        start = performance.now()
      },
      { once: true, capture: true },
    )
    element.addEventListener(
      'input',
      () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
      { once: true },
    )
  }),
})

/** A field on a page without any code. */
const addPlainField = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const label = document.createElement('label')
    const input = document.createElement('input')
    label.append('Plain', input)
    dialog.prepend(label)
  })

/** The fastest of several rounds, in alternation. */
async function rowOf(page: Page, piece: string) {
  const text = piece.repeat(LENGTH).slice(0, LENGTH)
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  const costs = { plain: Number.POSITIVE_INFINITY, email: Number.POSITIVE_INFINITY }
  for (let round = 0; round < ROUNDS; round++) {
    costs.plain = Math.min(costs.plain, await paste(page, 'Plain'))
    costs.email = Math.min(costs.email, await paste(page, 'Email Address'))
  }
  return { text: JSON.stringify(piece), ...costs, ratio: costs.email / Math.max(costs.plain, GRAIN) }
}

const backend = await startBackend()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const context = await browser.newContext({ baseURL: backend.url, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').getByLabel('Email Address').waitFor()
  await addPlainField(page)
  await rowOf(page, 'a')
  const rows = []
  for (const piece of pieces) rows.push(await rowOf(page, piece))
  const rounded = rows.map(({ text, ...figures }) => ({
    text,
    ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, Number(figure.toFixed(2))])),
  }))
  console.table(rounded)
  if (rows.some(({ ratio }) => ratio > LIMIT)) process.exitCode = 1
} finally {
  await browser.close()
  await backend.stop()
}
