import { api } from '../../src/contract/api.ts'
import type { SignInRecord } from '../../src/contract/user.ts'
import { notFound } from '../http/refusal.ts'
import { serveUser } from '../http/serve.ts'
import type { AccountParts } from './account-parts.ts'
import type { SignIn } from './sign-in-records.ts'

export const serveSignIns = ({ signIns, tokens }: AccountParts) => [
  serveUser(api.user.listSignIns, async ({ account, request }) => {
    const current = await tokens.signInIdOf(request.headers.authorization)
    const data = (await signIns.list(account.id)).map((signIn) => toRecord(signIn, current))
    return { status: 200, body: { data } }
  }),

  serveUser(api.user.endSignIn, async ({ params, account }) => {
    if (!(await signIns.endOfUser(account.id, params.id))) throw notFound('You have no such sign-in.')
    return { status: 204, body: undefined }
  }),
]

export const toRecord = (signIn: SignIn, current: string): SignInRecord => ({
  id: signIn.id,
  startedAt: signIn.createdAt.toISOString(),
  lastUsedAt: signIn.usedAt.toISOString(),
  userAgent: signIn.userAgent,
  isRemembered: signIn.isRemembered,
  isCurrent: signIn.id === current,
})
