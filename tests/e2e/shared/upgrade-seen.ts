import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { AccountExport } from '../../../src/contract/account/account.ts'
import type { Side, Widget } from '../../../src/contract/shared/workspace.ts'
import { expect, headlines } from '../test.ts'

/** The fixtures use the contract's names: when a panel is renamed on the screen, only this table changes. */
const panels: Record<string, Side | Widget> = {
  'Spotlight and Live TV': 'left',
  'Calendar and Charts': 'right',
  Calendar: 'CALENDAR',
  'Market overview': 'CHARTS',
  Chart: 'SINGLE_CHART',
  'Live TV': 'VIDEO_PLAYER',
}
export type TerminalSeen = Awaited<ReturnType<typeof terminalOn>>
export type SettingsSeen = Awaited<ReturnType<typeof settingsOn>>

/** Feeds with their rows and read marks, closed panels, and sizes. */
export async function terminalOn(page: Page) {
  const feeds = await headlines(page).evaluateAll((lists) =>
    lists.map((list) => {
      const panel = list.closest('section')
      const chip = [...(panel?.querySelectorAll('header [title]') ?? [])].find((part) =>
        /^\d+ filters?$/.test(part.textContent ?? ''),
      )
      return {
        name: panel?.querySelector('h2')?.textContent ?? '',
        phrase: panel?.querySelector<HTMLInputElement>('[role="search"] input')?.value ?? '',
        filters: chip?.getAttribute('title') ?? '',
        rows: [...list.querySelectorAll('article')].map((row) => ({
          id: row.dataset.id ?? '',
          title: row.querySelector('[id$="-title"]')?.textContent ?? '',
          isRead: row.querySelector('[id$="-unread"]') === null,
        })),
      }
    }),
  )
  const closed = await page
    .getByRole('button', { name: /^Restore / })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.replace('Restore ', '') ?? ''))
  return {
    feeds,
    closed: closed.map((name) => panels[name] ?? name).sort(),
    rightColumnPx: await edgeAt(page, 'Edge of Calendar and Charts'),
    firstFeedPercent: await edgeAt(page, 'Edge between the first feed and the second feed'),
  }
}

const edgeAt = async (page: Page, name: string) =>
  Number(await page.getByRole('separator', { name }).getAttribute('aria-valuenow'))

/** Theme, density, calendar options and consent. Needs the Terminal, which shows the calendar. */
export async function settingsOn(page: Page) {
  const asksForConsent = await page.getByRole('region', { name: 'Cookies', exact: true }).isVisible()
  const { theme, density } = await page.evaluate(() => ({ ...document.documentElement.dataset }))

  const calendar = page.getByRole('region', { name: 'Calendar', exact: true })
  await calendar.getByRole('button', { name: /^Filters/ }).click()
  const options = calendar.getByRole('dialog')
  const zone = await options.getByRole('combobox').inputValue()
  const filters = await options
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent?.replace(/\d+$/, '') ?? ''))
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cookie Settings' }).click()
  const cookies = page.getByRole('dialog', { name: 'Cookie Settings' })
  const functionality = await cookies.getByRole('checkbox', { name: 'Functionality' }).isChecked()
  const thirdParty = await cookies.getByRole('checkbox', { name: 'Third-party content' }).isChecked()
  await page.keyboard.press('Escape')
  await expect(cookies).toHaveCount(0)
  return { theme, density, calendar: { zone, filters }, asksForConsent, consent: { functionality, thirdParty } }
}

/**
 * The signed-in user's account, presets, messages and mails, as the profile's download lists them. A mail about a new browser is left out: the
 * sign-in that looks causes one.
 */
export async function accountOn(page: Page) {
  await page.goto('/profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const path = await (await downloading).path()
  const { exportedAt: _, signIns: __, ...account } = AccountExport.parse(JSON.parse(await readFile(path, 'utf8')))
  return { ...account, mails: account.mails.filter(({ kind }) => kind !== 'newBrowser') }
}
