import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses, settled, themes } from './look.ts'
import { expect, signIn, test } from './test.ts'

const WIDTHS = [390, 1024, 1440]

test.use({ bypassCSP: true })

/** The themes differ in their colours alone: one is held against all rules, the other against those that look at colours. */
async function findings(page: Page, theme: (typeof themes)[number]) {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (theme === 'light') axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations, passes } = await axe.analyze()
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

async function findingsAtEveryWidth(page: Page, theme: (typeof themes)[number]) {
  const found: string[] = []
  for (const width of theme === 'light' ? [1440] : WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const finding of await findings(page, theme)) found.push(`${width} px ${finding}`)
  }
  return found
}

for (const theme of themes) {
  test.describe(`axe in the ${theme} theme`, () => {
    test.use({ colorScheme: theme })

    for (const address of addresses) {
      test(`axe finds nothing at ${address} in ${theme}`, async ({ page }) => {
        // the Terminal has thousands of elements, looked through at three widths
        if (address === '/') test.slow()
        await page.goto(address)
        if (address.startsWith('/profile')) await signInByMenu(page, address)
        await settled(page, address)
        expect(await findingsAtEveryWidth(page, theme)).toEqual([])
      })
    }

    test(`axe finds nothing with overlays open in ${theme}`, async ({ page }) => {
      test.slow()
      await page.goto('/')
      await settled(page, '/')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await findingsAtEveryWidth(page, theme)).toEqual([])
      await page.getByRole('dialog').getByText('Terms of Service').click()
      await page.getByRole('dialog').getByRole('heading', { name: 'Terms of Service' }).first().waitFor()
      expect(await findingsAtEveryWidth(page, theme)).toEqual([])
    })
  })
}

/** A visitor's profile shows nothing: the sign-in happens on the Terminal. */
async function signInByMenu(page: Page, address: string) {
  await page.goto('/')
  await signIn(page)
  await page.goto(address)
}
