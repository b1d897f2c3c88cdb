import * as z from 'zod/mini'
import { User } from '../shared/user/user.ts'

// tabs of earlier releases send and know `signIn.told` and `user.told` alone: the next release sends the names that this one accepts beside them

/**
 * What one tab of a browser sends to the others when it has a token. `turn` counts the tokens that the browser has been given; `since` is that of
 * the sign-in's first.
 */
export const SignInMessage = z.object({
  type: z.enum(['tab.signedIn', 'signIn.told']),
  signIn: z.object({ user: User, token: z.string(), turn: z.number(), since: z.number() }),
})
export type SignInMessage = z.infer<typeof SignInMessage>

/** … when the user has saved their profile. */
export const UserMessage = z.object({ type: z.enum(['tab.userUpdated', 'user.told']), user: User })
export type UserMessage = z.infer<typeof UserMessage>
