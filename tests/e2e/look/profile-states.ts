import { asMember, press, type State, screen, type Visit } from './state.ts'

const profileStates: State[] = [
  {
    name: 'the profile is edited',
    async open({ page }) {
      await press(page, 'Edit')
      await page.getByLabel('First Name').fill('x'.repeat(33))
      await page.getByLabel('About', { exact: true }).fill('a'.repeat(351))
    },
    part: 'form',
  },
  {
    name: 'the account is about to be deleted',
    open: ({ page }) => press(page, 'Delete my account'),
    part: '[aria-labelledby="leaving"]',
  },
]

const passwordStates: State[] = [
  {
    name: 'the password is changed',
    async open({ page }) {
      await press(page, 'Change Password')
      await page.getByLabel('New Password', { exact: true }).fill('short')
      await page.getByLabel('Confirm New Password').fill('shorter')
    },
    close: ({ page }) => press(page, 'Back'),
    part: '[aria-labelledby="view"]',
  },
  {
    name: 'a reset is asked for',
    open: ({ page }) => press(page, 'Reset Password'),
    part: '[aria-labelledby="view"]',
  },
  {
    name: 'a reset is sent',
    async open({ page }) {
      await press(page, 'Send Instructions')
      await page.getByRole('heading', { name: 'Check Your Mail' }).waitFor()
    },
    part: '[aria-labelledby="view"]',
  },
]

export const profileVisits: Visit[] = [
  screen('/profile/user-profile', { prepare: asMember, states: profileStates }),
  screen('/profile/reset-password-request', { prepare: asMember, states: passwordStates }),
  screen('/profile/sign-in'),
  screen('/profile/create-account'),
]
