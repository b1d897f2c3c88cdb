import type { Page } from '@playwright/test'
import { expect } from '../../test.ts'

/** Opens the page from the menu of the signed-in user. */
export async function openFromMenu(page: Page, entry: 'Profile' | 'Send Feedback') {
  await page.getByRole('button', { name: /Beta Tester/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  await expect(page).toHaveURL(entry === 'Profile' ? '/profile' : '/contact-us')
}

/** By the profile's own links. */
export async function openSettings(page: Page, name: 'User Profile' | 'Password') {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).click()
  const title = name === 'Password' ? /^Profile \/ Password|^Your password|^Change Password/ : 'Your data'
  await expect(page.getByRole('main').getByRole('heading', { name: title }).first()).toBeVisible()
}
