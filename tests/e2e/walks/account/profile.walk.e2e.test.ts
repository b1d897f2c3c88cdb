import type { Page } from '@playwright/test'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import type { User } from '../../../../src/contract/shared/user/user.ts'
import {
  canSave,
  conflictsIn,
  draftOf,
  isEditing,
  isSaving,
  problemsOf,
  profileMachine,
} from '../../../../src/machines/account/profile.machine.ts'
import type { ProfileDraft } from '../../../../src/rules/account/profile.ts'
import {
  ann,
  endSignInsElsewhere,
  saveProfileElsewhere,
  signInAtDialog,
  signInBy,
  signOutBy,
  verifiedAccount,
} from '../../account/accounts.ts'
import { expect, test } from '../../test.ts'
import { isNew } from '../new.ts'
import { seenIn } from '../seen.ts'
import { walkInBrowser } from '../walk.ts'
import { openFromMenu } from './member.ts'

test.use({ quiet: [/Failed to load resource/] })

const blank = { firstName: '', lastName: '', profession: '', about: '', country: '', language: '', gender: '' } as const
const annNew: User = { ...blank, username: ann.username, email: ann.email }
const annLee: User = { ...annNew, firstName: 'Ann', lastName: 'Lee' }
/** As another client saves it. */
const dora = { firstName: 'Dora' }
const good = {
  firstName: 'Anna',
  lastName: 'Ray',
  profession: 'Trader',
  about: 'I trade\nthe open.',
  country: 'Japan',
  language: 'Thai',
  gender: 'Other',
} as const
const tooLong = {
  firstName: 'x'.repeat(33),
  lastName: 'y'.repeat(33),
  profession: 'z'.repeat(33),
  about: 'a'.repeat(351),
}
const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  profession: 'Profession',
  about: 'About',
  country: 'Country',
  language: 'Language',
  gender: 'Gender',
} as const
const names = Object.keys(labels) as (keyof typeof labels)[]

const field = (page: Page, name: keyof typeof labels) =>
  page.getByRole('main').getByLabel(labels[name], { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const isChoice = (name: keyof typeof labels) => ['country', 'language', 'gender'].includes(name)

async function fillIn(page: Page, change: Partial<ProfileDraft>) {
  for (const name of names) {
    const value = change[name]
    if (value === undefined) continue
    await (isChoice(name) ? field(page, name).selectOption(value) : field(page, name).fill(value))
  }
}

/** The user saves the profile in another tab. */
async function saveElsewhere(page: Page, { firstName, lastName }: User) {
  const tab = await page.context().newPage()
  await tab.goto('/profile')
  await button(tab, 'Edit').click()
  await fillIn(tab, { firstName, lastName })
  await button(tab, 'Save').click()
  await expect(button(tab, 'Edit')).toBeEnabled()
  await tab.close()
}

walkInBrowser(profileMachine)({
  ids: 'CHT-03 PRO-07 PRO-10',
  cases: [
    { type: 'user.came', says: 'signs in', user: annNew },
    { type: 'user.came', says: 'saved unchanged elsewhere', user: { ...annNew } },
    { type: 'user.came', says: 'changed elsewhere', user: annLee },
    { type: 'edit.pressed' },
    { type: 'draft.changed', says: 'good', change: good },
    { type: 'draft.changed', says: 'too long', change: tooLong },
    { type: 'save.pressed' },
    { type: 'edit.cancelled' },
    { type: 'xstate.done.actor.saveProfile', output: { ...annNew, ...good } },
    { type: 'xstate.error.actor.saveProfile', says: 'cut', error: new Failure('silent') },
    {
      type: 'xstate.error.actor.saveProfile',
      says: 'contested',
      error: new Failure('refused', 409, { code: 'changed-elsewhere', message: '', user: { ...annNew, ...dora } }),
    },
    { type: 'version.chosen', says: 'mine', field: 'firstName', keeps: 'draft' },
    { type: 'version.chosen', says: 'theirs', field: 'firstName', keeps: 'saved' },
    { type: 'user.left' },
    { type: 'user.lapsed' },
  ],
  facets: ({ context: { user, draft } }) => [user?.firstName, draft.firstName],
  canHappen(snapshot, event) {
    const { user, draft } = snapshot.context
    switch (event.type) {
      case 'user.came':
        if (event.says === 'signs in') return user === undefined || snapshot.matches('lapsed')
        if (snapshot.matches('lapsed')) return false
        // a field that was also edited is a conflict, which arrives with the refused save
        if (event.says === 'changed elsewhere') return user === annNew && draft.firstName === ''
        // a reset is best visible when something was typed
        return user === annNew && draft.firstName === good.firstName && isEditing(snapshot)
      case 'draft.changed':
        return isNew(event.change, draft)
      case 'edit.cancelled':
        return draft.firstName === tooLong.firstName
      case 'save.pressed':
        return draft.firstName === good.firstName
      case 'xstate.error.actor.saveProfile':
        return event.says === 'cut' || user === annNew
      // a page learns of it from a call
      case 'user.lapsed':
        return user === annNew && isSaving(snapshot)
      case 'user.left':
        return user === annNew && isSaving(snapshot)
      default:
        return true
    }
  },
  unreachable: {
    'profile.reading user.lapsed #1': 'a page learns of it from a call, and reading makes none',
    'profile.editing user.lapsed #1': 'a page learns of it from a call, and typing makes none',
    'profile.lapsed.editing user.came #1': 'a user who was editing was saving when the page learned of it',
    'profile.lapsed user.came #1': 'the backend answers with the user who signs in, and there is one here',
    'profile.saving xstate.done.actor.saveProfile #2': 'the backend answers with the profile of the user who asks',
  },
  calls: { saveProfile: 'user.updateUserInfo' },
  notices: {
    'user.updated': 'Your profile has been saved.',
    'save.contested': 'Your profile was changed elsewhere, too. Nothing was saved yet.',
    'save.failed': 'Your profile could not be saved. What you typed is still here.',
  },
  async begin({ page, backend }) {
    await verifiedAccount(backend, ann)
    await page.goto('/profile')
  },
  hands: {
    'user.came': async ({ page }, { user, says }) => {
      if (says !== 'signs in') return saveElsewhere(page, user)
      if (!page.url().endsWith('/terminal')) return signInAtDialog(page, ann)
      await signInBy(page, ann)
      await openFromMenu(page, 'Profile')
    },
    'user.left': ({ page }) => signOutBy(page),
    'user.lapsed': async ({ page, backend, calls }) => {
      await endSignInsElsewhere(backend, ann)
      await calls.end('saveProfile', 'answered')
      await expect(page.getByRole('dialog').getByLabel('Email Address')).toBeVisible()
    },
    'edit.pressed': async ({ page }) => {
      await button(page, 'Edit').click()
      await expect(field(page, 'firstName')).toBeFocused()
    },
    'draft.changed': ({ page }, { change }) => fillIn(page, change),
    'edit.cancelled': async ({ page }) => {
      await button(page, 'Cancel').click()
      await expect(button(page, 'Edit')).toBeFocused()
    },
    'version.chosen': async ({ page }, { keeps }) => {
      await button(page, keeps === 'draft' ? 'Keep mine' : 'Use this').click()
      await expect(field(page, 'firstName')).toBeFocused()
    },
    'save.pressed': ({ page }) => field(page, 'firstName').press('Enter'),
    'xstate.done.actor.saveProfile': async ({ calls }) => {
      expect(await calls.body('saveProfile')).toMatchObject({ ...good, email: ann.email })
      await calls.end('saveProfile', 'answered')
    },
    'xstate.error.actor.saveProfile': async ({ backend, calls }, { says }) => {
      if (says === 'cut') return calls.end('saveProfile', 'cut')
      await saveProfileElsewhere(backend, ann, dora)
      await calls.end('saveProfile', 'answered')
    },
  },
  async look({ page }, snapshot) {
    const form = page.getByRole('form', { name: 'USER DETAILS' })
    const { user } = snapshot.context
    const isUnseen = snapshot.matches('absent') || snapshot.matches('lapsed')
    if (user && !isUnseen) {
      const name =
        user.firstName === '' || user.lastName === '' ? 'Market Fluxer' : `${user.firstName} ${user.lastName}`
      await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect
      .poll(() => seenIn(form, ['Edit', 'Cancel', 'Save', 'Saving…', 'Keep mine', 'Use this']))
      .toEqual(isUnseen ? undefined : expectedOf(snapshot))
  },
})

function expectedOf(snapshot: Parameters<typeof draftOf>[0]) {
  const draft = draftOf(snapshot)
  const problems = problemsOf(snapshot)
  const isFixed = !isEditing(snapshot) || undefined
  const textOf = (name: keyof typeof problems) => ({ value: draft[name], problem: problems[name], isFixed })
  const both = 'firstName' in conflictsIn(snapshot) ? { 'Keep mine': true, 'Use this': true } : {}
  const ways = isEditing(snapshot) ? { Cancel: true, Save: canSave(snapshot), ...both } : { Edit: true }
  return {
    title: 'USER DETAILS',
    fields: {
      About: textOf('about'),
      'First Name': textOf('firstName'),
      'Last Name': textOf('lastName'),
      Email: { value: ann.email, isFixed: true },
      Profession: textOf('profession'),
      Country: { value: draft.country, isFixed },
      Gender: { value: draft.gender, isFixed },
      Language: { value: draft.language, isFixed },
    },
    buttons: isSaving(snapshot) ? { 'Saving…': false } : ways,
  }
}
