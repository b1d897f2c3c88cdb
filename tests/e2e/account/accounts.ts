import type { Page } from '@playwright/test'
import type { MailKind } from '../../../src/contract/account/mail-kind.ts'
import { SignedIn, type SignInRecord } from '../../../src/contract/shared/user/user.ts'
import { type Backend, tokenIn } from '../backend.ts'
import { expect } from '../test.ts'

export type Person = { email: string; username: string; password: string }

export const ann = { email: 'ann@marketflux.test', username: 'ann', password: 'Secret-1-of-Ann' }
export const bob = { email: 'bob@marketflux.test', username: 'bob', password: 'Secret-1-of-Bob' }

/** Signs a person up by calling the API; the mail waits in the outbox. */
export const createAccount = (backend: Backend, { email, username, password }: Person) =>
  backend.call('POST', '/api/user/create', { email, username, password })

/** … who has followed the mailed link. */
export async function verifiedAccount(backend: Backend, person: Person) {
  await createAccount(backend, person)
  await verify(backend, person.email, person.password)
}

/** Follows the newest mailed link and confirms it with the password; leaves no sign-in. */
export async function verify(backend: Backend, email: string, password = ann.password) {
  const mails = await backend.mailsTo(email)
  const verificationToken = tokenIn(mails.find(({ kind }) => kind === 'verification'))
  const headers = { 'x-timezone': 'UTC', 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password, verificationToken })
  const answer = await fetch(`${backend.url}/api/user/login`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  const cookie = answer.headers.getSetCookie().join('; ')
  await fetch(`${backend.url}/api/user/logout`, { headers: { 'x-timezone': 'UTC', cookie } })
}

/** The newest link of its kind that was mailed to the person. */
export async function mailedLink(backend: Backend, email: string, kind: MailKind) {
  const link = (await backend.mailsTo(email)).find((mail) => mail.kind === kind)?.link
  if (!link) throw new Error(`No ${kind} link was mailed to ${email}.`)
  return link
}

/** The token of the reset link that was mailed to the person. Requests one if there is none. */
export async function resetTokenOf(backend: Backend, email: string) {
  const newest = async () => (await backend.mailsTo(email)).find(({ kind }) => kind === 'passwordReset')
  const mail = await newest()
  if (mail) return tokenIn(mail)
  await backend.call('POST', '/api/user/reset-password-request', { email })
  return tokenIn(await newest())
}

/** Signs the page in before it is opened. */
export async function signedIn(page: Page, backend: Backend, { email, password }: Omit<Person, 'username'>) {
  const answer = await page.request.post(`${backend.url}/api/user/login`, {
    headers: { 'x-timezone': 'UTC' },
    data: { email, password },
  })
  expect(answer.status()).toBe(200)
}

/** … by hand, on a page where no user is signed in. */
export async function signInBy(page: Page, person: Omit<Person, 'username'>) {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await signInAtDialog(page, person)
}

/** … where LogIn is open. */
export async function signInAtDialog(page: Page, { email, password }: Omit<Person, 'username'>) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: /Beta Tester/ })).toBeVisible()
}

/** Ends all sign-ins of the person except a new one, as from another device. */
export async function endSignInsElsewhere(backend: Backend, { email, password }: Omit<Person, 'username'>) {
  const ask = async (method: string, path: string, token?: string, body?: object) =>
    fetch(`${backend.url}/api/user/${path}`, {
      method,
      headers: {
        'x-timezone': 'UTC',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    })
  const { accessToken } = SignedIn.parse(await (await ask('POST', 'login', undefined, { email, password })).json())
  const { data }: { data: SignInRecord[] } = await (await ask('GET', 'sign-ins', accessToken)).json()
  for (const { id, isCurrent } of data) if (!isCurrent) await ask('DELETE', `sign-ins/${id}`, accessToken)
}

/** Saves the person's profile as another of their clients would that sends no base. */
export async function saveProfileElsewhere(backend: Backend, { email, password }: Person, change: object) {
  const ask = (method: string, path: string, body: object, token = '') =>
    fetch(`${backend.url}/api/user/${path}`, {
      method,
      headers: { 'x-timezone': 'UTC', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const { accessToken } = SignedIn.parse(await (await ask('POST', 'login', { email, password })).json())
  const saved = await ask('PATCH', 'update-user-info', { email, ...change }, accessToken)
  expect(saved.status).toBe(200)
}

export async function signOutBy(page: Page) {
  await page.getByRole('button', { name: /Beta Tester/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
}
