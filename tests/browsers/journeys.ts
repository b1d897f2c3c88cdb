import type { Backend } from '../e2e/backend.ts'
import { demo } from '../e2e/test.ts'
import { ENTER, type Page } from './page.ts'

type Visit = { page: Page; backend: Backend }

const news = { role: 'feed', part: 'Headlines' }
const dialog = { role: 'dialog' }
const main = { role: 'main' }
const headline = (hasText: string) => ({ role: 'article', hasText, within: news })
const button = (name: string) => ({ role: 'button', name })

/** The four journeys of one visit, each starting where the previous one has left the page. */
export const journeys: Record<string, (visit: Visit) => Promise<unknown>> = {
  async 'reads a headline that comes live'({ page, backend }) {
    await page.sees(news)
    await backend.inject([{ title: 'Copper is dug out' }, { title: 'Oil is found' }])
    await page.sees(headline('Copper is dug out'))
    await page.sees(headline('Oil is found'))
  },

  async 'signs in'({ page }) {
    await page.click(button('Sign In'))
    await page.type({ label: 'Email Address', within: dialog }, demo.email)
    await page.type({ label: 'Password', within: dialog }, demo.password)
    await page.press(ENTER)
    await page.seesNo(dialog)
    await page.sees({ role: 'button', part: 'Beta Tester' })
  },

  async 'filters, and keeps that as a preset'({ page, backend }) {
    await page.click(button('Filters'))
    await page.click({ role: 'button', part: 'Keywords' })
    await page.type({ label: 'Add Keywords' }, 'oil')
    await page.press(ENTER)
    await page.click(button('Back to all filters'))
    await page.click(button('Apply Filters'))
    await page.seesNo(headline('Copper is dug out'))
    await page.sees(headline('Oil is found'))
    await page.click({ role: 'button', part: 'Filters' })
    await page.click(button('Save Preset'))
    await page.type({ label: 'Preset name' }, 'My oil')
    await page.press(ENTER)
    await page.sees({ role: 'region', name: 'My oil' })
    await backend.inject([{ title: 'Copper is sold' }, { title: 'Oil is sold' }])
    await page.sees(headline('Oil is sold'))
    await page.seesNo(headline('Copper is sold'))
  },

  async 'writes a message'({ page }) {
    await page.click({ role: 'button', part: 'Beta Tester' })
    await page.click({ role: 'menuitem', name: 'Send Feedback' })
    await page.type({ label: 'Message', within: main }, 'The tape stands still.')
    await page.click({ role: 'checkbox', within: main })
    await page.click({ role: 'button', name: 'Send', within: main })
    await page.sees({ role: 'heading', name: 'Thank you for reaching out!', within: dialog })
  },
}
