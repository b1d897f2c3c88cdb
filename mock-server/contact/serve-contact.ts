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
      // who believes to be signed in is never taken for a stranger: they sign in and send it again
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
 * Derived, so that what is sent again because the answer to it was lost is kept once: also when the bearer's time was up meanwhile.
 * Without a key of the call that is what is sent again on the same day.
 */
const idOf = ({ createdAt, firstName, lastName, email, message }: Message, key?: string) =>
  createdId(key ?? createdAt.toISOString().slice(0, 10), firstName, lastName, email, message)
