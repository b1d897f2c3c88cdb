import * as z from 'zod/mini'
import { Id, Instant } from '../fields.ts'
import {
  About,
  FirstName,
  LastName,
  LinkToken,
  Password,
  Profession,
  TypedPassword,
  Username,
} from './account-fields.ts'
import { countries } from './countries.ts'
import { EmailAddress } from './email.ts'

/** PRO-09, in the order shown. */
export const genders = ['Male', 'Female', 'Other', 'Prefer not to say'] as const
export const languages = [
  'English',
  'Spanish',
  'French',
  'German',
  'Mandarin Chinese',
  'Japanese',
  'Hindi',
  'Portuguese',
  'Russian',
  'Arabic',
  'Bengali',
  'Italian',
  'Korean',
  'Turkish',
  'Vietnamese',
  'Urdu',
  'Persian',
  'Thai',
  'Swahili',
  'Dutch',
] as const

/** '' while the user has chosen none, as in the next two. */
export const Gender = z.enum(['', ...genders])
export type Gender = z.infer<typeof Gender>
export const Language = z.enum(['', ...languages])
export type Language = z.infer<typeof Language>
export const Country = z.enum(['', ...countries])
export type Country = z.infer<typeof Country>

/** What a user says about themselves. */
export const profileFields = {
  firstName: FirstName,
  lastName: LastName,
  profession: Profession,
  about: About,
  country: Country,
  language: Language,
  gender: Gender,
}

/** The account holder as the screens know them; '' in every field that was left empty. Username and e-mail are never empty. */
export const User = z.object({ ...profileFields, email: EmailAddress, username: Username })
export type User = z.infer<typeof User>

/** The bearer of authenticated calls: opaque to the client, good for 5 minutes, kept in memory only (SES-10). */
export const AccessToken = z.string().check(z.minLength(1), z.maxLength(4096))
export type AccessToken = z.infer<typeof AccessToken>

/** What a log-in answers. */
export const SignedIn = z.object({ user: User, accessToken: AccessToken })
export type SignedIn = z.infer<typeof SignedIn>

/** A visitor: there is no refresh cookie. */
export const SignedOut = z.object({ user: z.null(), accessToken: z.null() })
export type SignedOut = z.infer<typeof SignedOut>

/** What is answered at start: the sign-in of the refresh cookie, or nulls for a visitor (200, so that no browser logs an error). */
export const PersistedLogin = z.union([SignedIn, SignedOut])
export type PersistedLogin = z.infer<typeof PersistedLogin>

/**
 * RTE-10, `verificationToken`: of a mailed link that was followed here: together with the password it verifies the account.
 * SES-11: with `rememberMe` the sign-in ends after 30 days unused, without it with the browser session or after 12 hours.
 */
export const LoginRequest = z.strictObject({
  email: EmailAddress,
  password: TypedPassword,
  rememberMe: z.optional(z.boolean()),
  verificationToken: z.optional(LinkToken),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** The account that was made. It cannot sign in before its e-mail is verified. */
export const SignedUp = z.object({ username: Username, email: EmailAddress })
export type SignedUp = z.infer<typeof SignedUp>

/** The store's word for a value that must be unique and is not. */
export const TAKEN_CODE = 11_000

/** ERR-04: which of the values asked for belongs to an account already; `error` holds the taken values themselves, one or both. */
export const Taken = z.object({
  code: z.literal(TAKEN_CODE),
  error: z
    .object({ username: z.optional(z.string()), email: z.optional(z.string()) })
    .check(
      z.refine(
        ({ username, email }) => username !== undefined || email !== undefined,
        'Neither the username nor the e-mail is named as taken.',
      ),
    ),
})
export type Taken = z.infer<typeof Taken>

export const ChangePasswordRequest = z.strictObject({ currentPassword: TypedPassword, newPassword: Password })
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>

/** PWD-05: the current password was wrong; `error` is the sentence to show beneath its field. */
export const PasswordRefused = z.object({ error: z.string().check(z.minLength(1), z.maxLength(500)) })
export type PasswordRefused = z.infer<typeof PasswordRefused>

export const ResetPasswordRequest = z.strictObject({ email: EmailAddress })
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/** `token` is that of a reset link (good for 30 minutes, once), or of a verification link while its account is not verified. */
export const ResetPassword = z.strictObject({ token: LinkToken, newPassword: Password })
export type ResetPassword = z.infer<typeof ResetPassword>

export const Verification = z.strictObject({ verificationToken: LinkToken })
export type Verification = z.infer<typeof Verification>

/**
 * How it stands with a verification link. `verified`: by this call. `waiting`: the account was made in another browser, where signing in with
 * the password, or setting a new one, verifies it. `alreadyVerified`: by another link. `unknown`: also once it has expired.
 */
export const LinkStanding = z.enum(['verified', 'waiting', 'alreadyVerified', 'used', 'unknown'])
export type LinkStanding = z.infer<typeof LinkStanding>
export const FollowedLink = z.object({ standing: LinkStanding })

/** The address of an account that was made in this browser and is not verified. Pages of earlier releases name the account by its username. */
export const EmailCorrection = z.union([
  z.strictObject({ formerEmail: EmailAddress, email: EmailAddress }),
  z.strictObject({ username: Username, email: EmailAddress }),
])
export type EmailCorrection = z.infer<typeof EmailCorrection>

export const ResendVerification = z.strictObject({ email: EmailAddress })
export type ResendVerification = z.infer<typeof ResendVerification>

/** One sign-in of the user on one browser. */
export const SignInRecord = z.object({
  id: Id,
  startedAt: Instant,
  lastUsedAt: Instant,
  /** What the browser and its system are called, '' where that is not known; so the address. */
  browser: z.string().check(z.maxLength(100)),
  system: z.string().check(z.maxLength(100)),
  /** As the browser named itself, '' where it did not. */
  userAgent: z.string().check(z.maxLength(500)),
  /** Where it was last used from, shortened: 203.0.113.x or 2001:db8:85a3:x. */
  address: z.string().check(z.maxLength(50)),
  isRemembered: z.boolean(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type SignInRecord = z.infer<typeof SignInRecord>

/** `asOf`: when it was so, by the backend's clock. */
export const SignInList = z.object({ data: z.array(SignInRecord), asOf: Instant })
export type SignInList = z.infer<typeof SignInList>

/** What proves that it is the owner who deletes the account. */
export const AccountDeletion = z.strictObject({ currentPassword: TypedPassword })
export type AccountDeletion = z.infer<typeof AccountDeletion>
