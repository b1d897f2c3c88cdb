import type { BrowserName } from '../../src/rules/shared/browser-name.ts'

export type Recipient = { email: string; username: string }
/** When something was done, in epoch milliseconds, and with which browser. */
export type Deed = { at: number; browser: BrowserName }

/** The mails that the backend writes. `token` is the secret of the link. */
export type Letter =
  | { kind: 'verification'; to: Recipient; token: string }
  | ({ kind: 'passwordReset'; to: Recipient; token: string } & Deed)
  /** Changed or reset; other sign-ins were ended. */
  | ({ kind: 'passwordChanged'; to: Recipient } & Deed)
  /** An old value of the cookie issued to this browser was used. */
  | ({ kind: 'signInEnded'; to: Recipient } & Deed)
  /** A browser signed in for the first time. */
  | ({ kind: 'newBrowser'; to: Recipient } & Deed)
  | ({ kind: 'accountDeleted'; to: Recipient } & Deed)
  /** A visitor's message, to the support address; replies go to its author. */
  | { kind: 'contactMessage'; to: Recipient; from: { name: string; email: string; isMember: boolean }; message: string }
