import type { Page } from '@playwright/test'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import {
  canEnd,
  canEndOthers,
  endingOf,
  hasFailed,
  isAskingOthers,
  isEndingOthers,
  isLoading,
  signInsMachine,
  signInsOf,
} from '../../../../src/machines/account/sign-ins.machine.ts'
import { ann, signedIn, signOutBy, verifiedAccount } from '../../account/accounts.ts'
import type { Backend } from '../../backend.ts'
import { expect, test } from '../../test.ts'
import { seenIn } from '../seen.ts'
import { walkInBrowser } from '../walk.ts'
import { openSettings } from './member.ts'

const agents: Record<string, string> = {
  'Chrome on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
  'Safari on iOS': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  'Firefox on macOS': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:130.0) Gecko/20100101 Firefox/130.0',
}
const HERE = 'Chrome on Windows'
const PHONE = 'Safari on iOS'

test.use({ quiet: [/Failed to load resource/], userAgent: agents[HERE] })

/** The browser's name replaces the id that the backend assigns. */
const signInOf = (id: string) => ({
  id,
  ...{ browser: '', system: '', userAgent: agents[id] ?? '', address: '127.0.0.x' },
  startedAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-01-05T10:00:00.000Z',
  isRemembered: false,
  isCurrent: id === HERE,
})
const all = Object.keys(agents).map(signInOf)
const list = { data: all, asOf: '2026-01-05T10:00:00.000Z' }

async function signInElsewhere({ url }: Backend, userAgent: string) {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-timezone': 'Etc/UTC', 'user-agent': userAgent },
    body: JSON.stringify({ email: ann.email, password: ann.password }),
  })
  expect(answer.status).toBe(200)
}

const region = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' })
const named = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true })
const end = (page: Page, name: string) => named(page, `End ${name}`)
const END_OTHERS = 'End all others'

walkInBrowser(signInsMachine)({
  ids: 'CHT-03',
  cases: [
    { type: 'list.asked' },
    { type: 'xstate.done.actor.listSignIns', output: list },
    { type: 'xstate.error.actor.listSignIns', error: new Failure('silent') },
    { type: 'end.pressed', id: PHONE },
    { type: 'xstate.done.actor.endSignIn' },
    { type: 'xstate.error.actor.endSignIn', says: 'gone', error: new Failure('refused', 404) },
    { type: 'xstate.error.actor.endSignIn', says: 'cut', error: new Failure('silent') },
    { type: 'endOthers.pressed' },
    { type: 'endOthers.cancelled' },
    { type: 'endOthers.confirmed' },
    { type: 'xstate.done.actor.endOtherSignIns' },
    { type: 'xstate.error.actor.endOtherSignIns', error: new Failure('silent') },
    { type: 'user.left' },
  ],
  unreachable: {
    'signIns user.came #1': 'another user signs in only in another tab',
    'signIns user.came #2': 'the user is known before the page is shown',
  },
  facets: ({ context: { signIns } }) => signIns.length,
  canHappen(snapshot, event) {
    switch (event.type) {
      // ended sign-ins do not come back
      case 'xstate.done.actor.listSignIns':
        return [0, all.length].includes(signInsOf(snapshot).length)
      case 'user.left':
        return endingOf(snapshot) !== undefined
      default:
        return true
    }
  },
  ends: (_, { type }) => type === 'user.left',
  calls: { listSignIns: 'user.listSignIns', endSignIn: 'user.endSignIn', endOtherSignIns: 'user.endOtherSignIns' },
  notices: {
    'end.failed': 'That sign-in could not be ended. Please try again.',
    'endOthers.failed': 'Your other sign-ins could not be ended. Please try again.',
  },
  async begin({ page, backend }) {
    await verifiedAccount(backend, ann)
    for (const { userAgent, isCurrent } of all) if (!isCurrent) await signInElsewhere(backend, userAgent)
    await signedIn(page, backend, ann)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
  },
  hands: {
    'list.asked': async ({ page }, _, before) => {
      if (hasFailed(before)) return region(page).getByRole('button', { name: 'Retry' }).click()
      if (before.matches('shown') || before.matches('confirming')) await openSettings(page, 'User Profile')
      await openSettings(page, 'Password')
    },
    'end.pressed': ({ page }, { id }) => end(page, id).click(),
    'endOthers.pressed': ({ page }) => named(page, END_OTHERS).click(),
    'endOthers.cancelled': ({ page }) => named(page, 'Cancel').click(),
    'endOthers.confirmed': ({ page }) => named(page, 'End them').click(),
    'xstate.done.actor.endOtherSignIns': ({ calls }) => calls.end('endOtherSignIns', 'answered'),
    'xstate.error.actor.endOtherSignIns': ({ calls }) => calls.end('endOtherSignIns', 'cut'),
    'user.came': async () => undefined,
    'user.left': ({ page }) => signOutBy(page),
    'xstate.done.actor.listSignIns': ({ calls }) => calls.end('listSignIns', 'answered'),
    'xstate.error.actor.listSignIns': ({ calls }) => calls.end('listSignIns', 'cut'),
    'xstate.done.actor.endSignIn': ({ calls }) => calls.end('endSignIn', 'answered'),
    'xstate.error.actor.endSignIn': async ({ page, calls }, { says }) => {
      if (says === 'gone') await endInAnotherTab(page)
      await calls.end('endSignIn', says === 'gone' ? 'answered' : 'cut')
    },
  },
  async look({ page }, snapshot) {
    await expect.poll(() => listSeen(page)).toEqual(snapshot.matches('unasked') ? undefined : expectedOf(snapshot))
  },
})

async function endInAnotherTab(page: Page) {
  const tab = await page.context().newPage()
  await tab.goto('/profile/reset-password-request')
  await end(tab, PHONE).click()
  await expect(end(tab, PHONE)).toHaveCount(0)
  await expect(region(tab).getByRole('button', { name: 'Ending…' })).toHaveCount(0)
  await tab.close()
}

/** The rows by name: the order of those used at the same time is undefined. */
async function listSeen(page: Page) {
  const names = [
    ...Object.keys(agents).map((name) => `End ${name}`),
    'Ending…',
    'Retry',
    END_OTHERS,
    'Cancel',
    'End them',
  ]
  const seen = await seenIn(region(page), names)
  if (!seen) return undefined
  const rows = await region(page).getByRole('listitem').getByRole('heading').allInnerTexts()
  const isBusy = (await region(page).locator('ul[aria-busy="true"]').count()) === 1
  return { ...seen, rows: rows.map((row) => row.replace(/\s+/g, ' ')).sort(), isBusy }
}

function othersExpected(snapshot: Parameters<typeof signInsOf>[0]) {
  if (isEndingOthers(snapshot)) return { Cancel: false, 'Ending…': false }
  return isAskingOthers(snapshot) ? { Cancel: true, 'End them': true } : { [END_OTHERS]: canEndOthers(snapshot) }
}

function expectedOf(snapshot: Parameters<typeof signInsOf>[0]) {
  const title = 'Where you are signed in'
  if (hasFailed(snapshot)) return { title, fields: {}, buttons: { Retry: true }, rows: [], isBusy: false }
  const ending = endingOf(snapshot)
  const shown = signInsOf(snapshot)
  return {
    title,
    fields: {},
    buttons: {
      ...Object.fromEntries(
        shown
          .filter(({ isCurrent }) => !isCurrent)
          .map(({ id }) => (id === ending ? ['Ending…', false] : [`End ${id}`, canEnd(snapshot, id)])),
      ),
      ...(shown.length > 1 && othersExpected(snapshot)),
    },
    rows: shown.map(({ id, isCurrent }) => (isCurrent ? `${id} This device` : id)).sort(),
    isBusy: isLoading(snapshot),
  }
}
