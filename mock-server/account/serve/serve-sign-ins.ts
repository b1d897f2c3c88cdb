import { api } from '../../../src/contract/api.ts'
import type { SignInRecord } from '../../../src/contract/shared/user/user.ts'
import { notFound } from '../../http/refusal.ts'
import { serveUser } from '../../http/serve.ts'
import type { AccountParts } from '../account-parts.ts'
import { browserOf } from '../sign-ins/browsers.ts'
import type { StoredSignIn } from '../sign-ins/sign-in-records.ts'

export const serveSignIns = ({ database, signIns, tokens, clock }: AccountParts) => [
  serveUser(api.user.listSignIns, async ({ account, request }) => {
    const current = await tokens.signInIdOf(request.headers.authorization)
    const data = (await signIns.list(account.id)).map((signIn) => toRecord(signIn, current))
    return { status: 200, body: { data, asOf: new Date(clock.now()).toISOString() } }
  }),

  serveUser(api.user.endOtherSignIns, async ({ account, request }) => {
    await signIns.endAll(database, account.id, await tokens.signInIdOf(request.headers.authorization))
    return { status: 204, body: undefined }
  }),

  serveUser(api.user.endSignIn, async ({ params, account }) => {
    if (!(await signIns.endOfUser(account.id, params.id))) throw notFound('You have no such sign-in.')
    return { status: 204, body: undefined }
  }),
]

export const toRecord = (signIn: StoredSignIn, current: string): SignInRecord => ({
  id: signIn.id,
  startedAt: signIn.createdAt.toISOString(),
  lastUsedAt: signIn.usedAt.toISOString(),
  ...browserOf(signIn.userAgent),
  userAgent: signIn.userAgent,
  address: signIn.address,
  isRemembered: signIn.isRemembered,
  isCurrent: signIn.id === current,
})
