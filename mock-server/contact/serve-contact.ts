import { api } from '../../src/contract/api.ts'
import { IDEMPOTENCY_HEADER } from '../../src/contract/shared/calls.ts'
import { product } from '../../src/rules/shared/product/product.ts'
import type { AccessTokens } from '../account/sign-ins/access-tokens.ts'
import { refuseNul } from '../account/storable.ts'
import type { Clock } from '../clock.ts'
import { createdId } from '../http/created-id.ts'
import { serve } from '../http/serve.ts'
import type { Letter } from '../mails/letters.ts'
import type { Post } from '../mails/post.ts'
import type { Database } from '../store/open-store.ts'
import { messages } from '../store/schema.ts'

type ContactParts = { database: Database; clock: Clock; tokens: AccessTokens; post: Post }

export const serveContact = ({ database, clock, tokens, post }: ContactParts) =>
  [
    serve(api.contact.send, async ({ body, headers, request }) => {
      const { authorization } = request.headers
      // a call with a bearer is never treated as a visitor: when that has expired the user signs in and sends the message again
      const account = authorization === undefined ? undefined : await tokens.authenticate(authorization, false)
      const sent = account ? { ...body, email: account.email } : body
      const createdAt = new Date(clock.now())
      const row = { userId: account?.id ?? null, ...sent, createdAt }
      const values = { ...row, id: idOf(row, headers[IDEMPOTENCY_HEADER]) }
      await database.transaction(async (step) => {
        const kept = await step.insert(messages).values(values).onConflictDoNothing().returning()
        if (kept.length > 0) await post.send(letterOf(row), step)
      })
      return { status: 204, body: undefined }
    }),
  ].map(refuseNul)

type Message = Omit<typeof messages.$inferSelect, 'id'>

const letterOf = ({ userId, firstName, lastName, email, message }: Message): Letter => ({
  kind: 'contactMessage',
  to: { email: product.supportEmail, username: product.name },
  from: { name: `${firstName} ${lastName}`.trim(), email, isMember: userId !== null },
  message,
})

/**
 * Derived, so that a message that is sent again because its answer was lost is kept once, even when the bearer expired in between. Without the key of
 * a call, the same message on the same day counts as a repeat.
 */
const idOf = ({ createdAt, firstName, lastName, email, message }: Message, key?: string) =>
  createdId(key ?? createdAt.toISOString().slice(0, 10), firstName, lastName, email, message)
