import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { policy } from '../shared/policy.ts'
import { Problem } from '../shared/problem.ts'
import { bodyRefusals, foreignRefusal, inputRefusals, refusals, userRefusal } from '../shared/refusals.routes.ts'
import {
  AccessToken,
  AccountDeletion,
  ChangePasswordRequest,
  EmailCorrection,
  FollowedLink,
  LoginRequest,
  PasswordRefused,
  PersistedLogin,
  ResendVerification,
  ResetPassword,
  ResetPasswordRequest,
  SignedIn,
  SignInList,
  Taken,
  User,
  Verification,
} from '../shared/user/user.ts'
import { AccountExport } from './account.ts'
import { ProfileConflict, ProfileUpdate } from './profile-update.ts'

const c = initContract()

/** SES-*, API-02, API-07. Credentials: the refresh cookie goes with the call. */
export const user = c.router(
  {
    login: {
      method: 'POST',
      path: '/user/login',
      summary: 'Sign in; 404 no such account, 401 wrong password, 403 e-mail not verified (or another site asks)',
      body: LoginRequest,
      responses: { 200: SignedIn, 401: Problem, 403: Problem, 404: Problem, ...bodyRefusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 30, seconds: 60 } }),
    },
    logout: {
      method: 'GET',
      path: '/user/logout',
      summary: 'End the sign-in of the refresh cookie; without one there is nothing to end and the answer is the same',
      responses: { 204: c.noBody(), ...foreignRefusal, ...refusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 60, seconds: 60 } }),
    },
    persistedLogin: {
      method: 'GET',
      path: '/user/persisted-login',
      summary: 'The sign-in of the refresh cookie; nulls without a cookie, 401 when its sign-in has ended',
      responses: { 200: PersistedLogin, 401: Problem, ...foreignRefusal, ...refusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 120, seconds: 60 } }),
    },
    refreshAccessToken: {
      method: 'GET',
      path: '/user/refresh-access-token',
      summary:
        'A new access token, as a JSON string, for the refresh cookie; 401 without one or when its sign-in has ended',
      responses: { 200: AccessToken, 401: Problem, ...foreignRefusal, ...refusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 120, seconds: 60 } }),
    },
    updateUserInfo: {
      method: 'PATCH',
      path: '/user/update-user-info',
      summary:
        'Save what was changed of the profile; 403 when the body has another e-mail than the account, 409 when somebody else has changed the same field since its `base`',
      body: ProfileUpdate,
      responses: { 200: User, 409: ProfileConflict, ...userRefusal, ...foreignRefusal, ...bodyRefusals },
      metadata: policy({ needs: 'user', limit: { calls: 60, seconds: 60 } }),
    },
    changePassword: {
      method: 'PATCH',
      path: '/user/change-password',
      summary:
        'Change the password; 401 with an `error` when the current one is wrong, with a problem when the token is; 422 when the new one is refused',
      body: ChangePasswordRequest,
      responses: { 204: c.noBody(), 401: z.union([PasswordRefused, Problem]), 422: Problem, ...bodyRefusals },
      metadata: policy({ needs: 'user', limit: { calls: 20, seconds: 60 } }),
    },
    resetPasswordRequest: {
      method: 'POST',
      path: '/user/reset-password-request',
      summary: 'Mail a reset link to the address if it has an account; the answer does not show whether it has',
      body: ResetPasswordRequest,
      responses: { 204: c.noBody(), ...foreignRefusal, ...bodyRefusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 10, seconds: 60 } }),
    },
    resetPassword: {
      method: 'PATCH',
      path: '/user/reset-password',
      summary:
        'Set a new password by a mailed link, which verifies the account, too; 410 when the link has expired or was used, 422 when the password is refused',
      body: ResetPassword,
      responses: { 204: c.noBody(), 410: Problem, 422: Problem, ...foreignRefusal, ...bodyRefusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 20, seconds: 60 } }),
    },
    verifyUser: {
      method: 'PATCH',
      path: '/user/verify-user',
      summary:
        'Follow a verification link: it verifies only in the browser in which the account was made; says how it stands',
      body: Verification,
      responses: { 200: FollowedLink, ...foreignRefusal, ...bodyRefusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 20, seconds: 60 } }),
    },
    resendVerificationEmail: {
      method: 'POST',
      path: '/user/resend-verification-email',
      summary:
        'Mail a new verification link to the address if it waits for one; the answer does not show whether it does',
      body: ResendVerification,
      responses: { 204: c.noBody(), ...foreignRefusal, ...bodyRefusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 10, seconds: 60 } }),
    },
    correctEmail: {
      method: 'PATCH',
      path: '/user/correct-email',
      summary:
        'Correct the address of an account that is not verified, in the browser in which it was made (else 403), and mail it a link',
      body: EmailCorrection,
      responses: { 204: c.noBody(), 403: Problem, 409: Taken, ...bodyRefusals },
      metadata: policy({ needs: 'anyone', credentials: true, limit: { calls: 10, seconds: 60 } }),
    },
    exportAccount: {
      method: 'GET',
      path: '/user/export',
      summary: 'All that is kept about the user',
      responses: { 200: AccountExport, ...userRefusal, ...refusals },
      metadata: policy({ needs: 'user', limit: { calls: 10, seconds: 60 } }),
    },
    deleteAccount: {
      method: 'DELETE',
      path: '/user',
      summary: 'Delete the account and all that is kept about it; 401 with an `error` when the password is wrong',
      body: AccountDeletion,
      responses: { 204: c.noBody(), 401: z.union([PasswordRefused, Problem]), ...foreignRefusal, ...bodyRefusals },
      metadata: policy({ needs: 'user', credentials: true, limit: { calls: 20, seconds: 60 } }),
    },
    listSignIns: {
      method: 'GET',
      path: '/user/sign-ins',
      summary: "The user's sign-ins, the last used first",
      responses: { 200: SignInList, ...userRefusal, ...refusals },
      metadata: policy({ needs: 'user', limit: { calls: 60, seconds: 60 } }),
    },
    endOtherSignIns: {
      method: 'DELETE',
      path: '/user/sign-ins',
      summary: "End all of the user's sign-ins but the one that asks",
      responses: { 204: c.noBody(), ...userRefusal, ...refusals },
      metadata: policy({ needs: 'user', limit: { calls: 60, seconds: 60 } }),
    },
    endSignIn: {
      method: 'DELETE',
      path: '/user/sign-ins/:id',
      summary: "End one of the user's sign-ins; 404 when it is none of theirs",
      pathParams: z.strictObject({ id: Id }),
      responses: { 204: c.noBody(), 404: Problem, ...userRefusal, ...inputRefusals },
      metadata: policy({ needs: 'user', limit: { calls: 60, seconds: 60 } }),
    },
  },
  { strictStatusCodes: true },
)
