import type { Locator, Page } from '@playwright/test'
import { asMember } from '../look/state.ts'
import { expect, noticeOn, test } from '../test.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const firstName = (page: Page) => page.getByLabel('First Name')
const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Market Flux' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

test.beforeEach(async ({ page, backend }) => {
  await asMember({ page, backend })
  await page.goto('/profile/user-profile')
})

const edgesOf = (found: Locator) =>
  found.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test('PRO-01 PRO-03 PRO-04 the profile has three columns, and fills the window between the bars', async ({ page }) => {
  const measure = () =>
    page.evaluate(() => {
      const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0
      const bars = ['header', '#root footer:not(main *)', '[aria-label="Cookies"]'].map(heightOf)
      const rest = bars.reduce((left, bar) => left - bar, innerHeight)
      return { high: heightOf('main > *'), rest: Math.min(rest, innerHeight - 60) }
    })
  const seen: Awaited<ReturnType<typeof measure>>[] = []
  for (const height of [600, 900]) {
    await page.setViewportSize({ width: 1440, height })
    await expect(button(page, 'Logout')).toBeInViewport({ ratio: 1 })
    await button(page, 'Logout').click({ trial: true })
    seen.push(await measure())
  }
  await page.getByRole('button', { name: 'Necessary only' }).click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  seen.push(await measure())
  expect(seen.map(({ high }) => high)).toEqual(seen.map(({ rest }) => rest))

  const settings = await edgesOf(page.getByRole('complementary', { name: 'Settings' }))
  const centre = await edgesOf(page.getByRole('form', { name: 'USER DETAILS' }))
  const upgrade = await edgesOf(page.getByRole('complementary', { name: 'Upgrade' }))
  expect(settings.right).toBeLessThanOrEqual(centre.left)
  expect(centre.right).toBeLessThanOrEqual(upgrade.left)
  expect([settings.top, settings.bottom]).toEqual([upgrade.top, upgrade.bottom])
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await measure()).high).toBeGreaterThanOrEqual(844 - 60)
})

test('PRO-11 leaving a changed profile asks for confirmation, and the draft is kept', async ({ page }) => {
  await brand(page).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await button(page, 'Edit').click()
  await firstName(page).fill('Dora')
  await brand(page).click()
  await answer(page, 'Keep editing')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/profile/user-profile')
  // the next history entry belongs to the app, so the browser's own buttons ask as well
  await page.goForward()
  await answer(page, 'Leave')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(firstName(page)).toHaveValue('Dora')
})

test('PRO-02 PRO-10 the links are below the profile; a save is confirmed, after which leaving asks for nothing', async ({
  page,
}) => {
  const form = await edgesOf(page.getByRole('form', { name: 'USER DETAILS' }))
  for (const words of ['Terms of Service', 'Privacy Policy', `© ${new Date().getFullYear()} `]) {
    // it occurs once in the page, in its footer
    const { top } = await edgesOf(page.getByText(words))
    expect(top).toBeGreaterThanOrEqual(form.bottom)
  }
  await button(page, 'Edit').click()
  await firstName(page).fill('Dora')
  await button(page, 'Save').click()
  await expect(noticeOn(page)).toContainText('Your profile has been saved.')
  await brand(page).click()
  await expect(page).toHaveURL('/')
})

test('PRO-11 the browser asks for confirmation before a reload discards a profile or a message', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(`${dialog.type()} ${new URL(page.url()).pathname}`)
    await dialog.accept()
  })
  await page.reload()
  await button(page, 'Edit').click()
  await firstName(page).fill('Dora')
  await page.reload()
  await page.goto('/contact-us')
  await page.getByLabel('Message', { exact: true }).fill('Hello')
  await page.reload()
  // of both it asks once
  await page.goto('/profile/user-profile')
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await page.getByLabel('Message', { exact: true }).fill('Hello')
  await page.goBack()
  await button(page, 'Edit').click()
  await firstName(page).fill('Dora')
  await page.reload()
  expect(asked).toEqual(
    ['/profile/user-profile', '/contact-us', '/profile/user-profile'].map((path) => `beforeunload ${path}`),
  )
})

test('PWD-01 Back leaves a sub-view of the password page, then the page', async ({ page }) => {
  const rows = page.getByRole('main').getByText('Change Account Password')
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Password' }).click()
  await button(page, 'Change Password').click()
  await expect(page.getByLabel('Current Password')).toBeVisible()
  await page.goBack()
  await expect(rows).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Current Password')).toBeVisible()
  await button(page, 'Back').click()
  await expect(rows).toBeVisible()
  await expect(page).toHaveURL('/profile/reset-password-request')
  await page.goBack()
  await expect(page).toHaveURL('/profile/user-profile')
})
