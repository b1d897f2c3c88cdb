import type { User } from '../../contract/shared/user/user.ts'

/**
 * Who is signed in. Without a token the user is only remembered. `turn` counts the tokens that this browser has been given;
 * `since` is the turn of the sign-in's first token, and so distinguishes sign-ins: a later one has a higher `since`.
 */
export type SignIn = { user: User; token?: string; turn: number; since: number }
/** What outlives a visit: never the token. */
export type Kept = Pick<SignIn, 'user' | 'since'>
/** What the last visit left: its user, and up to which sign-in (`since`) the server has still to confirm the end. */
export type Recalled = { kept?: Kept; ending?: number }
/** Another tab has got a token since: this tab asks that one instead of the server. */
export type Superseded = { superseded: true; turn: number }

export type TabsEvent =
  | { type: 'signIn.told'; signIn?: SignIn }
  | { type: 'tab.signedOut' | 'tab.lapsed'; since: number }
  | { type: 'user.told'; user: User }
  | { type: 'signIn.wanted' }
/** All tabs share the shelf. A mark that a sign-out is ending stays until that is `confirmed`, or somebody signs in later. */
export type ShelfEvent =
  | { type: 'user.kept'; kept?: Kept }
  | { type: 'user.dropped'; signOut: 'ending' | 'confirmed' | 'elsewhere'; since: number }

/** What happens to a session. */
export type SessionEvent =
  | { type: 'signIn.given'; signIn: SignIn }
  | { type: 'signOut.pressed' }
  | { type: 'token.refused'; token: string }
  | { type: 'token.missed' }
  /** The sign-in may have ended elsewhere. */
  | { type: 'token.doubted' }
  /** The server has ended every sign-in of an account: perhaps this one. */
  | { type: 'password.reset' }
  | { type: 'network.returned' }
  | { type: 'tab.signedIn'; signIn: SignIn }
  /** Every sign-in up to `since` has ended. */
  | { type: 'tab.signedOut'; since: number }
  /** The same, but without a sign-out: the server does not know the sign-in any more. */
  | { type: 'tab.lapsed'; since: number }
  /** No other tab is ending a sign-out now. `ending`: which is still to be confirmed; `latest`: the `since` of the latest sign-in. */
  | { type: 'duty.came'; ending?: number; latest: number }
  | { type: 'tab.wanted' }
  /** The user has saved a profile: here, or in another tab. */
  | { type: 'user.updated'; user: User }
  | { type: 'tab.userUpdated'; user: User }
