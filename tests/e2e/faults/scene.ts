import type { Locator, Page } from '@playwright/test'
import { type Person, signedIn } from '../account/accounts.ts'
import type { Backend } from '../backend.ts'
import { expect } from '../expect.ts'
import type { Fault } from './fail-next.ts'

export type World = { page: Page; backend: Backend; person: Person }
type Step = (world: World) => Promise<unknown>
/** Texts by label. */
type Typed = Record<string, string>

/** How a page makes a call that fails, and the outcome. */
export type Scene = {
  title: string
  call: string
  fault: Fault
  begin: Step
  /** Typed before the call, and still there when it has failed. */
  typed?(world: World): Typed
  act: Step
  /** What the page shows when the call has failed. */
  failed: Step
  /** The next attempt, where it differs from the first. */
  again?: Step
  good: Step
  /** The data that the backend has in the end. */
  effects: Step
  /** … when the action was executed once. */
  once: unknown
}

export const dialogOf = (page: Page) => page.getByRole('dialog')
export const button = (area: Page | Locator, name: string | RegExp) =>
  area.getByRole('button', { name, exact: typeof name === 'string' })
export const says = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
export const notifies = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
export const isTitled = (page: Page, title: string | RegExp) =>
  expect(page.getByRole('heading', { name: title })).toBeVisible()
const isMember = (page: Page) => expect(page.getByRole('button', { name: /Beta Tester/ })).toBeVisible()
export const isVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()

export async function fillIn(area: Page | Locator, typed: Typed) {
  for (const [label, value] of Object.entries(typed)) await area.getByLabel(label, { exact: true }).fill(value)
}

export async function expectTyped(area: Page | Locator, typed: Typed) {
  for (const [label, value] of Object.entries(typed))
    await expect(area.getByLabel(label, { exact: true })).toHaveValue(value)
}

export async function signInBy(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const dialog = dialogOf(page)
  await fillIn(dialog, { 'Email Address': email, Password: password })
  await button(dialog, 'Sign In').click()
}

/** The browser is signed in, as by an earlier visit. */
export async function beSignedIn({ page, backend, person }: World, path: string) {
  await signedIn(page, backend, person)
  await page.goto(path)
  await isMember(page)
}
