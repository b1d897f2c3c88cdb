import type { Page } from '@playwright/test'
import type { Backend } from '../backend.ts'
import { demo, expect, headlines, noticeOn, rows } from '../test.ts'

type Visit = {
  page: Page
  backend: Backend
  /** The feed's message when it cannot be read. */
  unread?: RegExp
  /** LogIn's message about a sign-in that will not last. */
  note?: RegExp
  /** Takes the member away while a headline arrives, which is shown on return. */
  away?: (meanwhile: () => Promise<unknown>) => Promise<unknown>
}

/** STO-02: one visit of a newcomer who reads, filters, signs in to save the filter as a preset, and writes a message. */
export async function visit({ page, backend, unread, note, away }: Visit) {
  await backend.inject([{ title: 'Copper is dug out' }, { title: 'Oil is found' }])
  if (unread) await expect(page.getByRole('region', { name: 'News', exact: true })).toContainText(unread)
  else await expect(rows(page).filter({ hasText: 'Copper is dug out' })).toBeVisible()
  await filter(page)
  if (!unread) await expect(headlines(page)).not.toContainText('Copper')
  await keepAsPreset(page, note)
  if (away) {
    await away(() => backend.inject([{ title: 'Oil rises meanwhile' }]))
    await expect(rows(page).filter({ hasText: 'Oil rises meanwhile' })).toBeVisible()
  }
  await write(page)
  expect(await page.locator('#root').innerText()).not.toBe('')
}

async function filter(page: Page) {
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('button', { name: /^Keywords/ }).click()
  await page.getByLabel('Add Keywords').fill('oil')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Back to all filters' }).click()
  await page.getByRole('button', { name: 'Apply Filters', exact: true }).click()
}

/** Presets belong to members, so a visitor signs in first. */
async function keepAsPreset(page: Page, note?: RegExp) {
  await page
    .getByRole('button', { name: /^Filters/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save Preset' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(demo.email)
  if (note) await expect(dialog.getByRole('note')).toHaveText(note)
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password)
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByLabel('Preset name').fill('My oil')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'My oil', exact: true })).toBeVisible()
}

async function write(page: Page) {
  await page.getByRole('button', { name: /Beta Tester/ }).click()
  await page.getByRole('menuitem', { name: 'Send Feedback' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('Message', { exact: true }).fill('The tape stands still.')
  await main.getByRole('checkbox').press('Space')
  await main.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Thank you for reaching out!' })).toBeVisible()
}

export const saysRefusal = (page: Page) =>
  expect(noticeOn(page)).toContainText('Your browser limits what this site may store')
