import type { Page } from '@playwright/test'
import { signedIn } from '../account/accounts.ts'
import type { Backend } from '../backend.ts'
import { demo } from '../test.ts'

export type World = { page: Page; backend: Backend }

type Sight = {
  /** A selector of the part that covers the rest, and is checked alone. */
  layer?: string
  /** A selector of the part to check, where the rest was checked before. */
  part?: string
  /** The widths at which it exists, if not at all of them (px). */
  widths?: readonly number[]
}

/** A state that a page shows after some action. */
export type State = Sight & {
  name: string
  open(world: World): Promise<unknown>
  /** Returns to the starting point of the next state, if that is not this one. */
  close?(world: World): Promise<unknown>
}

/** A page and the states that it shows in turn. */
export type Visit = Sight & {
  /** The name of the tests. */
  name: string
  ids?: string
  address: string
  prepare?(world: World): Promise<unknown>
  /** Resolves when the page has loaded its content. */
  settled(page: Page): Promise<unknown>
  states?: State[]
  /** A selector of samples, which look as if something were awaited. */
  samples?: string
  /** Whether the page itself and its loading are checked, not only its states. */
  isScreen?: true
}

export const DESKTOP = [1281, 1440, 1920, 2560]
export const TABLET = [768, 1280]
export const MOBILE = [390, 767]

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

export async function hasHeading(page: Page) {
  await page.locator('main :is(h1, h2)').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** An address that shows a screen of its own; nothing may shift while it loads. */
export const screen = (address: string, rest: Partial<Visit> = {}): Visit => ({
  name: address,
  address,
  settled: hasHeading,
  isScreen: true,
  ...rest,
})

/** The demo account is signed in before the page is opened. */
export const asMember = ({ page, backend }: World) => signedIn(page, backend, demo)
