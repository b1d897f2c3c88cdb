import { expect as base, type Locator, type Page } from '@playwright/test'

type State = { isNot: boolean; timeout: number }
type Sight = { visible?: boolean; timeout?: number }
type Limit = { timeout?: number }

/** Ends at once: what is not as expected by now is described by Playwright. */
const NOW = { timeout: 1 }

/**
 * Playwright's expectations, of which two wait in a cheaper way: for each try that is in vain, its own describe the whole page as a tree of
 * roles, for a message that is seldom needed. In the Terminal that takes the page 50 ms, up to seven times for one expectation.
 */
export const expect = base.extend({
  async toBeVisible(this: State, locator: Locator, { visible = true, timeout = this.timeout }: Sight = {}) {
    const state = visible === this.isNot ? 'hidden' : 'visible'
    const isSo = await locator.waitFor({ state, timeout }).then(
      () => true,
      () => false,
    )
    if (!isSo) await sided(base(locator), this).toBeVisible({ visible, ...NOW })
    return agreed(this)
  },

  async toHaveURL(this: State, page: Page, address: string | RegExp, { timeout = this.timeout }: Limit = {}) {
    const isThere = (url: URL) => (typeof address === 'string' ? isAt(url, address) : address.test(url.href))
    const end = Date.now() + timeout
    // without a message from the page: its address is known here
    if (!this.isNot && !isThere(new URL(page.url())))
      await page.waitForURL(isThere, { timeout, waitUntil: 'commit' }).catch(() => undefined)
    await sided(base(page), this).toHaveURL(address, { timeout: Math.max(NOW.timeout, end - Date.now()) })
    return agreed(this)
  },
})

/** A page that is not open yet is at no address. */
const isAt = (url: URL, address: string) => URL.canParse(address, url.href) && new URL(address, url).href === url.href

const sided = <Own extends { not: Own }>(own: Own, { isNot }: State): Own => (isNot ? own.not : own)

const agreed = ({ isNot }: State) => ({ pass: !isNot, message: () => '' })
