import * as z from 'zod/mini'
import { Password } from '../shared/user/account-fields.ts'
import { EmailAddress } from '../shared/user/email.ts'
import { NewUsername } from '../shared/user/username.ts'

/** What makes an account. Apart from the rest of `user.ts`, because the list of restricted words comes with it. */
export const SignUpRequest = z.strictObject({ email: EmailAddress, username: NewUsername, password: Password })
export type SignUpRequest = z.infer<typeof SignUpRequest>
