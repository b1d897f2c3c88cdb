import type { Page } from '@playwright/test'
import { signedIn } from '../account/accounts.ts'
import type { Backend } from '../backend.ts'
import { demo } from '../test.ts'

export type World = { page: Page; backend: Backend }

type Sight = {
  /** A selector of the part that lies over the rest, and is looked at alone. */
  layer?: string
  /** A selector of the part that is looked at, where the rest was looked at before. */
  part?: string
  /** At which widths it is there, if not at all (px). */
  widths?: readonly number[]
}

/** Something that a page shows when it is asked to. */
export type State = Sight & {
  name: string
  open(world: World): Promise<unknown>
  /** Leads back to what the next state begins with, if that is not this one. */
  close?(world: World): Promise<unknown>
}

/** A page, and what it shows one after another. */
export type Visit = Sight & {
  /** What the tests are called by. */
  name: string
  ids?: string
  address: string
  prepare?(world: World): Promise<unknown>
  /** Resolves when the page has what it is to show. */
  settled(page: Page): Promise<unknown>
  states?: State[]
  /** Whether the page itself is looked at, and how it loads, not its states only. */
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
