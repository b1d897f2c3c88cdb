import type { Page } from '@playwright/test'

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const opener = (page: Page) => button(page, /^Desks: /)
export const menu = (page: Page) => page.getByRole('region', { name: 'Desks' })
export const names = (page: Page) => menu(page).getByRole('listitem').locator('bdi')
export const boxes = (page: Page) => page.getByLabel('Search news')
