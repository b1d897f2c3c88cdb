import * as z from 'zod/mini'
import { ContactMessage } from '../contact/contact.ts'
import { Desk } from '../desks/desks.ts'
import { FeedConfiguration } from '../shared/feed-configuration.ts'
import { Instant } from '../shared/fields.ts'
import { SignInRecord, User } from '../shared/user/user.ts'
import { Watchlist } from '../shared/user/watchlist.ts'
import { MailKind } from './mail-kind.ts'

/** All that the backend keeps about a user, for them to take away. No password, no token. */
export const AccountExport = z.object({
  exportedAt: Instant,
  createdAt: Instant,
  user: User,
  /** Whether the e-mail address is. */
  isVerified: z.boolean(),
  /** Each with the copy that others can open by its link, if there is one. */
  feedConfigurations: z.array(
    z.extend(FeedConfiguration, { shared: z.optional(z.omit(FeedConfiguration, { id: true })) }),
  ),
  watchlists: z.array(Watchlist),
  /** Arrangements of the Terminal. */
  desks: z.array(Desk),
  /** Sources of news that the user has added. */
  sources: z.array(z.object({ address: z.string(), name: z.string(), folder: z.string() })),
  signIns: z.array(SignInRecord),
  messages: z.array(z.object({ sentAt: Instant, ...ContactMessage.shape })),
  /** Those to the user. What they said holds links, and is left out. */
  mails: z.array(z.object({ kind: MailKind, subject: z.string(), createdAt: Instant })),
})
export type AccountExport = z.infer<typeof AccountExport>
