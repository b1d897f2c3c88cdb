import type { User } from '../contract/user.ts'

/** Who is signed in. Without a token the user is only remembered. `turn` counts the tokens that this browser has been given. */
export type SignIn = { user: User; token?: string; turn: number }
/** What the last visit left: its user, and whether a sign-out is still to be confirmed by the server. */
export type Recalled = { user?: User; isEnding: boolean }
/** Another tab has got a token since: nobody asks the server twice, that tab is asked instead. */
export type Superseded = { superseded: true; turn: number }

export type TabsTold =
  | { type: 'signIn.told'; signIn?: SignIn; isGiven?: boolean }
  | { type: 'signOut.told' }
  | { type: 'user.told'; user: User }
  | { type: 'signIn.wanted' }
/** All tabs share the shelf. A mark that a sign-out is ending stays until that is `confirmed`, or somebody signs in: `isGiven`. */
export type ShelfTold =
  | { type: 'user.kept'; user?: User; isGiven?: boolean }
  | { type: 'user.dropped'; signOut: 'ending' | 'confirmed' | 'elsewhere' }

/** What happens to a session. */
export type SessionEvent =
  | { type: 'signIn.given'; signIn: SignIn }
  | { type: 'signOut.pressed' }
  | { type: 'token.refused'; token: string }
  | { type: 'token.missed' }
  | { type: 'network.returned' }
  /** `isGiven`: somebody has just signed in there; otherwise the token was renewed. */
  | { type: 'tab.signedIn'; signIn: SignIn; isGiven?: boolean }
  | { type: 'tab.signedOut' }
  | { type: 'tab.wanted' }
  /** The user has saved a profile: here, or in another tab. */
  | { type: 'user.updated'; user: User }
  | { type: 'tab.userUpdated'; user: User }
