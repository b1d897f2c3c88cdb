import type { BrowserName } from '../../src/rules/shared/browser-name.ts'

export type Recipient = { email: string; username: string }
/** When something was done, in epoch milliseconds, and with which browser. */
export type Deed = { at: number; browser: BrowserName }

/** What the backend writes to people. `token` is the secret of the link. */
export type Letter =
  | { kind: 'verification'; to: Recipient; token: string }
  | ({ kind: 'passwordReset'; to: Recipient; token: string } & Deed)
  /** Changed or reset: other sign-ins were ended. */
  | ({ kind: 'passwordChanged'; to: Recipient } & Deed)
  /** An old value of the cookie that this browser was given was used. */
  | ({ kind: 'signInEnded'; to: Recipient } & Deed)
  /** A browser signed in that had not done so before. */
  | ({ kind: 'newBrowser'; to: Recipient } & Deed)
  | { kind: 'accountDeleted'; to: Recipient }
  /** To the support address, with what somebody wrote; an answer goes to them. */
  | { kind: 'contactMessage'; to: Recipient; from: { name: string; email: string; isMember: boolean }; message: string }
