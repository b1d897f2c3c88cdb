export type Recipient = { email: string; username: string }

/** What the backend writes to people. `token` is the secret of the link. */
export type Letter =
  | { kind: 'verification'; to: Recipient; token: string }
  | { kind: 'passwordReset'; to: Recipient; token: string }
  /** Changed or reset: other sign-ins were ended. */
  | { kind: 'passwordChanged'; to: Recipient }
  /** An old value of its cookie was used. `at`: epoch milliseconds. */
  | { kind: 'signInEnded'; to: Recipient; userAgent: string; at: number }
  | { kind: 'accountDeleted'; to: Recipient }
  /** To the support address, with what somebody wrote; an answer goes to them. */
  | { kind: 'contactMessage'; to: Recipient; from: { name: string; email: string; isMember: boolean }; message: string }
