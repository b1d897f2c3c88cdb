import type { AccountExport } from '../../src/contract/account/account.ts'
import type { Clock } from '../clock.ts'
import type { Post } from '../mails/post.ts'
import type { Database } from '../store/open-store.ts'
import type { Account } from './account.ts'
import type { Links } from './links.ts'
import type { Evenly } from './passwords/evenly.ts'
import type { PasswordCheck, PasswordHash } from './passwords/passwords.ts'
import type { Tries } from './passwords/tries.ts'
import type { AccessTokens } from './sign-ins/access-tokens.ts'
import type { Devices } from './sign-ins/devices.ts'
import type { SignIns } from './sign-ins/sign-ins.ts'

/** Everything the account calls need to produce their answers. */
export type AccountParts = {
  database: Database
  clock: Clock
  signIns: SignIns
  tokens: AccessTokens
  links: Links
  devices: Devices
  /** Of passwords. */
  tries: Tries
  /** Requests for mails, all of which count. */
  mailRequests: Tries
  hashPassword: PasswordHash
  isPassword: PasswordCheck
  evenly: Evenly
  uuid(): string
  post: Post
  /** Whether sign-in treats the account as missing. */
  isShut(account: Account): boolean
  /** What a user has of features that come later, for them to take away. */
  belongingsOf(userId: string): Promise<Pick<AccountExport, 'watchlists' | 'desks'>>
  /** After an account was deleted. */
  deleted(): Promise<void>
  /** Answers 401 instead of 404, to conceal which addresses have an account. */
  hideAccounts: boolean
}
