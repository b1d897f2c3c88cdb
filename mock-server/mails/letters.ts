export type Recipient = { email: string; username: string }

/** What the backend writes to people. `token` is the secret of the link. */
export type Letter =
  | { kind: 'verification'; to: Recipient; token: string }
  | { kind: 'passwordReset'; to: Recipient; token: string }
  /** Changed or reset: other sign-ins were ended. */
  | { kind: 'passwordChanged'; to: Recipient }
  | { kind: 'accountDeleted'; to: Recipient }
