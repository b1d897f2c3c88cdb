import type { FastifyRequest } from 'fastify'
import { api } from '../../../src/contract/api.ts'
import type { LoginRequest } from '../../../src/contract/shared/user/user.ts'
import { shortAddress } from '../../http/asking/network.ts'
import { forbidden, notFound, unauthorized } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import type { Database } from '../../store/open-store.ts'
import { findByEmail, toUser } from '../account.ts'
import type { AccountParts } from '../account-parts.ts'
import { deviceOf, tryPassword } from '../prove-owner.ts'
import { browserOf, userAgentOf } from '../sign-ins/browsers.ts'
import { reportNewBrowser } from '../sign-ins/new-browser.ts'
import { readCookie, setCookie } from '../sign-ins/refresh-cookie.ts'
import type { NotifyOwner, UsedSignIn } from '../sign-ins/sign-ins.ts'
import { endOverdue, verify } from '../verification.ts'

const wrongPassword = () => unauthorized('The password is wrong.')
const noAccount = () => notFound('No account has this e-mail address.')

export const serveSession = (parts: AccountParts) => [
  serve(api.user.login, async ({ body, request }) => {
    const account = await provenAccount(parts, body, request)
    const isRemembered = body.rememberMe === true
    const asking = { isRemembered, userAgent: userAgentOf(request), address: shortAddress(request.ip) }
    const notify = (step: Database) => reportNewBrowser(parts, account, request, step)
    const started = await parts.signIns.start(account, asking, notify)
    if (!started) throw wrongPassword()
    const former = readCookie(request)
    if (former !== undefined) await parts.signIns.endOf(former)
    const cookies = [cookieOf(request, started)['set-cookie'], parts.devices.note(request, 'signedIn', account.id)]
    return { status: 200, body: await signedInOf(parts, started), headers: { 'set-cookie': cookies } }
  }),

  serve(api.user.logout, async ({ request }) => {
    const cookie = readCookie(request)
    if (cookie !== undefined) await parts.signIns.endOf(cookie)
    return { status: 204, body: undefined, headers: { 'set-cookie': setCookie(request, undefined) } }
  }),

  serve(api.user.persistedLogin, async ({ request }) => {
    if (readCookie(request) === undefined) return { status: 200, body: { user: null, accessToken: null } }
    const used = await usedSignIn(parts, request)
    return { status: 200, body: await signedInOf(parts, used), headers: cookieOf(request, used) }
  }),

  serve(api.user.refreshAccessToken, async ({ request }) => {
    const used = await usedSignIn(parts, request)
    return { status: 200, body: await parts.tokens.issue(used), headers: cookieOf(request, used) }
  }),
]

async function provenAccount(parts: AccountParts, typed: LoginRequest, request: FastifyRequest) {
  await endOverdue(parts.database, parts.clock)
  const found = await findByEmail(parts.database, typed.email)
  const account = found && !parts.isShut(found) ? found : undefined
  const device = deviceOf(parts, account, request)
  const trier = device ? { device } : { account: typed.email, address: request.network }
  const isRight = await tryPassword(parts, account, typed.password, trier)
  if (!account) throw parts.hideAccounts ? wrongPassword() : noAccount()
  if (!isRight) throw wrongPassword()
  const token = typed.verificationToken
  const isVerified = account.isVerified || (token !== undefined && (await verify(parts, account, token)))
  if (!isVerified) throw forbidden('The e-mail address is not verified.')
  return account
}

async function usedSignIn({ signIns, post, clock }: AccountParts, request: FastifyRequest) {
  const notifyOwner: NotifyOwner = ({ email, username }, { userAgent }, step) =>
    post.send({ kind: 'signInEnded', to: { email, username }, at: clock.now(), browser: browserOf(userAgent) }, step)
  const cookie = readCookie(request)
  const used = cookie === undefined ? undefined : await signIns.use(cookie, shortAddress(request.ip), notifyOwner)
  if (!used) throw unauthorized('The sign-in has ended.', { 'set-cookie': setCookie(request, undefined) })
  return used
}

const signedInOf = async ({ tokens }: AccountParts, used: UsedSignIn) => ({
  user: toUser(used.account),
  accessToken: await tokens.issue(used),
})

const cookieOf = (request: FastifyRequest, { cookie, signIn }: UsedSignIn) => ({
  'set-cookie': setCookie(request, cookie, signIn.isRemembered),
})
