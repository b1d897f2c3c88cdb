import { chromium, type Page } from '@playwright/test'
import { startBackend } from '../e2e/backend.ts'

/** `npm run bench -- paste`, after a build: what a long paste costs in the e-mail field, beside a plain field of the same page. */
const LIMIT = 2
const LENGTH = 100_000
const ROUNDS = 9
const pieces = ['a', '@', '.', 'a@b.', 'a b']
/** In milliseconds: below it a ratio is the clock's grain. */
const GRAIN = 1

/** Pastes from the clipboard into a field. Answers the milliseconds until the next frame is drawn. */
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

/** Runs within the page. The promise is held in an object, for a bare one would be waited for. */
const costOfNextInput = (element: Element) => ({
  cost: new Promise<number>((resolve) => {
    let start = 0
    // no named function: the tool that runs this would name it by a helper that the page has not
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

/** A field as a page without any code has it. */
const addPlainField = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const label = document.createElement('label')
    const input = document.createElement('input')
    label.append('Plain', input)
    dialog.prepend(label)
  })

/** The quickest of some rounds, by turns. */
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
