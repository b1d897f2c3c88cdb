// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { App } from '../../../src/ui/App.tsx'
import { ProfilePage } from '../../../src/ui/account/profile/ProfilePage.tsx'
import { ContactPage } from '../../../src/ui/contact/ContactPage.tsx'
import { LegalPage } from '../../../src/ui/legal/LegalPage.tsx'
import { PitBar } from '../../../src/ui/news-pit/PitBar.tsx'
import { Toolbar } from '../../../src/ui/terminal/Toolbar.tsx'
import { annFirst } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'
import { showPit } from '../news-pit/ui-pit.tsx'

const header = () => screen.getByRole('heading', { level: 1 }).textContent

it.each<[string, ReactNode, string]>([
  ['/terminal', <Toolbar key="" />, 'Terminal / News Feed'],
  ['/contact-us', <ContactPage key="" />, 'Beta / Send Feedback'],
  ['/profile/user-profile', <ProfilePage key="" />, 'Account Settings / User Profile'],
  ['/profile/reset-password-request', <ProfilePage key="" />, 'Account Settings / Password'],
  ['/legal/tos', <LegalPage key="" />, 'Legal'],
])('LAY-11 the page at %s shows its header', async (path, page, words) => {
  const { notify } = await show(page, { restore: async () => annFirst })
  await notify(({ place }) => place.send({ type: 'place.changed', place: placeOf(path) }))
  expect(header()).toBe(words)
})

it('LAY-11 the header of the News Pit names the visible view', async () => {
  const { place } = await showPit(<PitBar />)
  await act(async () => place.send({ type: 'place.changed', place: placeOf('/news-pit') }))
  const seen = [header()]
  await userEvent.click(screen.getByRole('button', { name: 'Library' }))
  seen.push(header())
  await userEvent.click(screen.getByRole('button', { name: 'Spotlight' }))
  expect([...seen, header()]).toEqual(['News Pit / Spotlight', 'News Pit / Library', 'News Pit / Spotlight'])
})

it('RTE-12 navigating to a place sets the title of the document', async () => {
  const { notify } = await show(<App />)
  const seen: string[] = [document.title]
  for (const path of ['/about-us', '/legal/privacy', '/profile/sign-in', '/nowhere', '/']) {
    await notify(({ place }) => place.send({ type: 'place.changed', place: placeOf(path) }))
    seen.push(document.title)
  }
  expect(seen).toEqual(
    ['The Terminal', 'About Us', 'Privacy Policy', 'Sign In', 'Page not found', 'The Terminal'].map(
      (title) => `${title} · Market Flux`,
    ),
  )
})
