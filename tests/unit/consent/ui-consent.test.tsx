// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { consentOf } from '../../../src/machines/consent/consent.machine.ts'
import { ConsentBar } from '../../../src/ui/consent/ConsentBar.tsx'
import { CookieSettings } from '../../../src/ui/consent/CookieSettings.tsx'
import { show } from '../markets/ui-charts.tsx'

const page = (
  <main id="main">
    <ConsentBar />
    <CookieSettings />
  </main>
)
const bar = () => screen.queryByRole('region', { name: 'Cookies', hidden: true })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const allow = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))

it.each([
  ['Necessary only', { functionality: false, thirdParty: false }],
  ['Allow all', { functionality: true, thirdParty: true }],
])('LEG-04 the banner is answered once: %s', async (answer, consent) => {
  const { charts } = await show(page)
  await press(answer)
  expect([consentOf(charts.consent.getSnapshot()), bar()]).toEqual([consent, null])
})

it('LEG-04 each category is described, and only optional ones can be switched', async () => {
  const { notify } = await show(page)
  await notify(({ consent }) => consent.send({ type: 'settings.asked' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cookie Settings' }))
  expect({
    categories: dialog.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent),
    choices: dialog
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ labels, checked }) => [labels?.[0]?.textContent, checked]),
  }).toEqual({
    categories: ['NecessaryAlways on', 'Functionality', 'Third-party content', 'AnalyticsNot in use'],
    choices: [
      ['Functionality', false],
      ['Third-party content', false],
    ],
  })
})

it('LEG-04 a choice applies when it is saved, and can be changed', async () => {
  const { charts, notify } = await show(page)
  const inForce = () => consentOf(charts.consent.getSnapshot())
  const seen: unknown[] = []
  await press('Choose…')
  await allow('Third-party content')
  seen.push(inForce())
  await press('Save')
  seen.push(inForce())
  await notify(({ consent }) => consent.send({ type: 'settings.asked' }))
  await allow('Third-party content')
  await allow('Functionality')
  await press('Save')
  seen.push(inForce(), bar())
  expect(seen).toEqual([
    { functionality: false, thirdParty: false },
    { functionality: false, thirdParty: true },
    { functionality: true, thirdParty: false },
    null,
  ])
})

it('LEG-04 leaving the settings chooses nothing, and returns to where they were opened', async () => {
  const { charts } = await show(page)
  const opener = screen.getByRole('button', { name: 'Choose…' })
  await userEvent.click(opener)
  await allow('Functionality')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect([consentOf(charts.consent.getSnapshot()), bar() === null]).toEqual([
    { functionality: false, thirdParty: false },
    false,
  ])
})
