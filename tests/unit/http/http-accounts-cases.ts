import type { createAccountCalls } from '../../../src/adapters/http/account-calls.ts'
import type { createHttp } from '../../../src/adapters/http/http.ts'
import { json, user } from './http-scene.ts'

const { username: _, ...profile } = user
export const message = { firstName: 'De', lastName: 'Mo', email: user.email, message: 'Hello' }
export const signUp = { email: user.email, username: 'demo', password: 'Demo-Account-1' }
export const newPassword = 'Demo-Account-2'
const record = {
  id: 'sign-in-1',
  startedAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-21T12:00:00.000Z',
  ...{ browser: '', system: '', userAgent: '', address: '203.0.113.x' },
  isRemembered: false,
  isCurrent: true,
}
const list = { data: [record], asOf: '2026-11-21T12:00:00.000Z' }
const account = {
  exportedAt: '2026-11-21T12:00:00.000Z',
  createdAt: '2026-11-20T12:00:00.000Z',
  user,
  isVerified: true,
  feedConfigurations: [],
  watchlists: [],
  desks: [],
  sources: [],
  signIns: [record],
  messages: [],
  mails: [{ kind: 'passwordReset', subject: 'Reset your password', createdAt: '2026-11-21T12:00:00.000Z' }],
}
const empty = () => new Response(null, { status: 204 })

/** `by`: the user who makes the call. A message may be sent signed in or not. */
type Case = {
  by: 'anyone' | 'writer' | 'member'
  ask: (http: ReturnType<typeof createHttp>) => Promise<unknown>
  says: string
  body?: unknown
  answer: () => Response
  output?: unknown
}

export const accountCalls: Record<keyof ReturnType<typeof createAccountCalls>, Case> = {
  createAccount: {
    by: 'anyone',
    ask: (http) => http.createAccount(signUp),
    says: 'POST /api/user/create',
    body: signUp,
    answer: () => json(200, { username: 'demo', email: user.email }),
  },
  verifyEmail: {
    by: 'anyone',
    ask: (http) => http.verifyEmail('link-1'),
    says: 'PATCH /api/user/verify-user',
    body: { verificationToken: 'link-1' },
    answer: () => json(200, { standing: 'waiting' }),
    output: 'waiting',
  },
  correctEmail: {
    by: 'anyone',
    ask: (http) => http.correctEmail({ formerEmail: 'dem@marketflux.test', email: user.email }),
    says: 'PATCH /api/user/correct-email',
    body: { formerEmail: 'dem@marketflux.test', email: user.email },
    answer: empty,
  },
  resendVerification: {
    by: 'anyone',
    ask: (http) => http.resendVerification(user.email),
    says: 'POST /api/user/resend-verification-email',
    body: { email: user.email },
    answer: empty,
  },
  requestReset: {
    by: 'anyone',
    ask: (http) => http.requestReset(user.email),
    says: 'POST /api/user/reset-password-request',
    body: { email: user.email },
    answer: empty,
  },
  resetPassword: {
    by: 'anyone',
    ask: (http) => http.resetPassword({ token: 'link-1', newPassword }),
    says: 'PATCH /api/user/reset-password',
    body: { token: 'link-1', newPassword },
    answer: empty,
  },
  sendMessage: {
    by: 'writer',
    ask: (http) => http.sendMessage(message),
    says: 'POST /api/contact',
    body: message,
    answer: empty,
  },
  changePassword: {
    by: 'member',
    ask: (http) => http.changePassword({ currentPassword: 'Demo-Account-1', newPassword }),
    says: 'PATCH /api/user/change-password',
    body: { currentPassword: 'Demo-Account-1', newPassword },
    answer: empty,
  },
  saveProfile: {
    by: 'member',
    ask: (http) => http.saveProfile(profile),
    says: 'PATCH /api/user/update-user-info',
    body: profile,
    answer: () => json(200, user),
    output: user,
  },
  listSignIns: {
    by: 'member',
    ask: (http) => http.listSignIns(),
    says: 'GET /api/user/sign-ins',
    answer: () => json(200, list),
    output: list,
  },
  endSignInOf: {
    by: 'member',
    ask: (http) => http.endSignInOf('sign-in-1'),
    says: 'DELETE /api/user/sign-ins/sign-in-1',
    answer: empty,
  },
  endOtherSignIns: {
    by: 'member',
    ask: (http) => http.endOtherSignIns(),
    says: 'DELETE /api/user/sign-ins',
    answer: empty,
  },
  exportAccount: {
    by: 'member',
    ask: (http) => http.exportAccount(),
    says: 'GET /api/user/export',
    answer: () => json(200, account),
    output: account,
  },
  deleteAccount: {
    by: 'member',
    ask: (http) => http.deleteAccount({ currentPassword: 'Demo-Account-1' }),
    says: 'DELETE /api/user',
    body: { currentPassword: 'Demo-Account-1' },
    answer: empty,
  },
}
