import type { FastifyRequest } from 'fastify'
import { api } from '../../src/contract/api.ts'
import { forbidden, notFound, slowDown, unauthorized } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { Database } from '../store/open-store.ts'
import type { AccessTokens } from './access-tokens.ts'
import { findByEmail, toUser } from './account.ts'
import type { PasswordCheck } from './passwords.ts'
import { readCookie, setCookie } from './refresh-cookie.ts'
import type { SignIns, UsedSignIn } from './sign-ins.ts'
import type { Tries } from './tries.ts'

export type AccountParts = {
  database: Database
  signIns: SignIns
  tokens: AccessTokens
  tries: Tries
  isPassword: PasswordCheck
  /** Answers 401 instead of 404, so that nobody learns which addresses have an account. */
  hideAccounts: boolean
}

const wrongPassword = () => unauthorized('The password is wrong.')
const noAccount = () => notFound('No account has this e-mail address.')

export const serveAccounts = (parts: AccountParts) => [
  serve(api.user.login, async ({ body, request }) => {
    const account = await provenAccount(parts, body, request.ip)
    const former = readCookie(request)
    if (former !== undefined) await parts.signIns.endOf(former)
    const isRemembered = body.rememberMe === true
    const started = await parts.signIns.start(account, isRemembered, request.headers['user-agent'] ?? '')
    return { status: 200, body: await signInOf(parts, started), headers: cookieOf(request, started) }
  }),

  serve(api.user.logout, async ({ request }) => {
    const cookie = readCookie(request)
    if (cookie !== undefined) await parts.signIns.endOf(cookie)
    return { status: 204, body: undefined, headers: { 'set-cookie': setCookie(request, undefined) } }
  }),

  serve(api.user.persistedLogin, async ({ request }) => {
    if (readCookie(request) === undefined) return { status: 200, body: { user: null, accessToken: null } }
    const used = await usedSignIn(parts, request)
    return { status: 200, body: await signInOf(parts, used), headers: cookieOf(request, used) }
  }),

  serve(api.user.refreshAccessToken, async ({ request }) => {
    const used = await usedSignIn(parts, request)
    return { status: 200, body: await parts.tokens.issue(used), headers: cookieOf(request, used) }
  }),
]

async function provenAccount(parts: AccountParts, typed: { email: string; password: string }, address: string) {
  const wait = parts.tries.begin(typed.email, address)
  if (wait > 0) throw slowDown(wait)
  const account = await findByEmail(parts.database, typed.email)
  const isRight = await parts.isPassword(account?.passwordHash, typed.password)
  if (!account) throw parts.hideAccounts ? wrongPassword() : noAccount()
  if (!isRight) throw wrongPassword()
  parts.tries.succeeded(typed.email, address)
  if (!account.isVerified) throw forbidden('The e-mail address is not verified.')
  return account
}

async function usedSignIn({ signIns }: AccountParts, request: FastifyRequest) {
  const cookie = readCookie(request)
  const used = cookie === undefined ? undefined : await signIns.use(cookie)
  if (!used) throw unauthorized('The sign-in has ended.', { 'set-cookie': setCookie(request, undefined) })
  return used
}

const signInOf = async ({ tokens }: AccountParts, used: UsedSignIn) => ({
  user: toUser(used.account),
  accessToken: await tokens.issue(used),
})

const cookieOf = (request: FastifyRequest, { cookie, signIn }: UsedSignIn) => ({
  'set-cookie': setCookie(request, cookie, signIn.isRemembered),
})
