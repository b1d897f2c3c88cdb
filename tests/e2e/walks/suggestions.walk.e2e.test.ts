import type { Page } from '@playwright/test'
import { Failure } from '../../../src/contract/shared/failure.ts'
import {
  foundOf,
  hasFailed,
  indexOf,
  isShown,
  tickerSearchMachine,
} from '../../../src/machines/filters/ticker-search.machine.ts'
import { expect, test } from '../test.ts'
import { walkInBrowser } from './walk.ts'

test.use({ quiet: [/Failed to load resource/] })

const berkshire = { symbol: 'BRK.B', name: 'Berkshire Hathaway Inc', exchange: 'NYSE', kind: 'share' as const }
const field = (page: Page) => page.getByLabel('Add Tickers')
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggested symbols' })
/** What names nothing as a whole, but with its last word. */
const both = 'nvda hathaway'

walkInBrowser(tickerSearchMachine)({
  ids: 'CHT-03 FED-19',
  cases: [
    { type: 'text.changed', says: 'one', text: 'hathaway' },
    { type: 'text.changed', says: 'two', text: both },
    { type: 'text.changed', says: 'nothing', text: '' },
    { type: 'box.opened' },
    { type: 'box.left' },
    { type: 'option.reached', at: 0 },
    { type: 'option.taken', symbol: berkshire.symbol },
    { type: 'xstate.after.typingPause.tickerSearch.open.pausing' },
    { type: 'xstate.done.actor.suggestSymbols', says: 'one', output: [berkshire] },
    { type: 'xstate.done.actor.suggestSymbols', says: 'none', output: [] },
    { type: 'xstate.error.actor.suggestSymbols', error: new Failure('silent') },
  ],
  facets: ({ context: { text, found, index } }) => [text, found.length, index],
  canHappen(snapshot, event) {
    const { text } = snapshot.context
    switch (event.type) {
      // the page asks as soon as the typing rests
      case 'text.changed':
        return event.text !== text && !snapshot.matches({ open: 'asking' }) && !snapshot.matches({ open: 'narrowing' })
      case 'box.opened':
        return text !== ''
      case 'box.left':
        return !snapshot.matches({ open: 'pausing' })
      // what is left of both is looked up as it is
      case 'option.reached':
      case 'option.taken':
        return (
          text !== both &&
          snapshot.matches({ open: 'listed' }) &&
          foundOf(snapshot).length > 0 &&
          indexOf(snapshot) === undefined
        )
      case 'xstate.done.actor.suggestSymbols':
        return event.says === (text === both && snapshot.matches({ open: 'asking' }) ? 'none' : 'one')
      default:
        return true
    }
  },
  calls: { suggestSymbols: 'symbols.suggest' },
  async begin({ page }) {
    // a symbol that is taken is checked by the same call, which is not the field's
    await page.route(/\/symbols\/suggestions\?search=BRK\.B$/, (route) => route.continue())
    await page.clock.install()
    await page.goto('/terminal')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('button', { name: /^Tickers/ }).press('Enter')
    await expect(field(page)).toBeFocused()
  },
  hands: {
    // the typing rests when the walk says so
    'text.changed': async ({ page }, { text }, before) => {
      if (text !== '' && !before.matches({ open: 'pausing' }))
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await field(page).fill(text)
    },
    'box.opened': async ({ page }) => {
      await field(page).focus()
      await page.keyboard.press('ArrowDown')
    },
    'box.left': ({ page }) => field(page).blur(),
    'option.reached': ({ page }) => page.keyboard.press('ArrowDown'),
    'option.taken': ({ page }) => list(page).getByRole('option').first().click(),
    'xstate.after.typingPause': ({ page }) => page.clock.resume(),
    'xstate.done.actor.suggestSymbols': ({ calls }) => calls.end('suggestSymbols', 'answered'),
    'xstate.error.actor.suggestSymbols': ({ calls }) => calls.end('suggestSymbols', 'cut'),
  },
  async look({ page }, snapshot) {
    const found = foundOf(snapshot)
    const options = list(page).getByRole('option')
    await expect(options).toHaveText(found.map(({ symbol, name, exchange }) => `${symbol}${name}${exchange}`))
    await expect(page.getByText('Symbols could not be suggested.')).toHaveCount(hasFailed(snapshot) ? 1 : 0)
    await expect(field(page)).toHaveAttribute('aria-expanded', String(isShown(snapshot)))
    const isAt = indexOf(snapshot) === 0
    await expect(list(page).locator('[aria-selected="true"], [data-highlighted]')).toHaveCount(isAt ? 1 : 0)
  },
})
