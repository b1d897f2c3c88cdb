import type { BrowserContext, Page } from '@playwright/test'
import type { Hands } from '../../tests/e2e/account/journey-hands.ts'
import { followMail, register, signIn } from '../../tests/e2e/account/journey-steps.ts'
import type { Backend } from '../../tests/e2e/backend.ts'
import type { Facts } from '../../tests/e2e/shared/upgrade.ts'
import { accountOn, settingsOn, terminalOn } from '../../tests/e2e/shared/upgrade-seen.ts'
import { expect } from '../../tests/e2e/test.ts'
import { arrangeTerminal, chooseCalendar, readHeadlines, savePresets } from './arrange-terminal.ts'

const person = { email: 'zoe@marketflux.test', username: 'zoe_0.1', password: 'Upgrade-1-of-Zoe' }
const profile = {
  'First Name': 'Zoë',
  'Last Name': "O'Neil-Þórsdóttir",
  Profession: 'Händlerin <株式>',
  About: 'First line: “copper” & <b>tin</b>\n\nÞriðja línan 🚢 – 100 % \\ "quoted"',
}
const choices = { Country: 'Iceland', Language: 'Japanese', Gender: 'Prefer not to say' }
const injectedTitle = 'Zürich kauft Kupferhütte: 銅'
const message = 'Grüße!\nThe tape stands still at 09:30 & again at 16:00 🐢.'

const mouse: Hands = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  tick: (box) => box.press('Space'),
  choose: async (list, choice) => void (await list.selectOption(choice)),
  async pick(page, button, entry) {
    await button.click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  },
}

/** Uses everything that an upgrade must keep, as one user in one browser; returns what the screens then show. */
export async function leaveTraces(context: BrowserContext, backend: Backend): Promise<Facts> {
  const first = await context.newPage()
  const traveller = { context, hands: mouse, person, isMobile: false }
  await first.goto('/')
  await allowFunctionality(first)
  await register(first, traveller)
  const page = await followMail(traveller, /Verify your .* account/)
  await first.close()
  await signIn(page, traveller, true)
  await editProfile(page)
  await writeMessage(page)
  const [injected = ''] = (await backend.inject([{ title: injectedTitle }])).ids

  await page.goto('/terminal')
  await savePresets(page)
  const account = await accountOn(page)
  await page.goto('/terminal')
  await arrangeTerminal(page)
  await chooseLook(page)
  await chooseCalendar(page)
  await readHeadlines(page)
  const { now: recordedAt } = await backend.call('GET', '/mock/clock')
  const terminal = await terminalOn(page)
  const fetched = terminal.feeds[0]?.rows.map(({ id, title }) => ({ id, title })) ?? []
  return {
    recordedAt,
    person,
    account,
    terminal,
    settings: await settingsOn(page),
    items: [...fetched, { id: injected, title: injectedTitle }],
  }
}

async function allowFunctionality(page: Page) {
  await page.getByRole('button', { name: 'Choose…' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByText('Functionality', { exact: true }).click()
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings).toHaveCount(0)
}

async function editProfile(page: Page) {
  await page.goto('/profile')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Edit', exact: true }).click()
  for (const [label, text] of Object.entries(profile)) await main.getByLabel(label, { exact: true }).fill(text)
  for (const [label, one] of Object.entries(choices)) await main.getByLabel(label, { exact: true }).selectOption(one)
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
}

async function writeMessage(page: Page) {
  await page.goto('/contact-us')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Email Address')).toHaveValue(person.email)
  await main.getByLabel('Message', { exact: true }).fill(message)
  await main.getByRole('checkbox').press('Space')
  await main.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for reaching out!' })).toBeVisible()
}

async function chooseLook(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const name of ['Light', 'Compact']) await page.getByRole('menuitemradio', { name }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}
