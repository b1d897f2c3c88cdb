import { createHash } from 'node:crypto'
import { api } from '../../src/contract/api.ts'
import type { AccessTokens } from '../accounts/access-tokens.ts'
import { refuseNul } from '../accounts/storable.ts'
import type { Clock } from '../clock.ts'
import { serve } from '../http/serve.ts'
import type { Database } from '../store/open-store.ts'
import { messages } from '../store/schema.ts'

type ContactParts = { database: Database; clock: Clock; tokens: AccessTokens }

export const serveContact = ({ database, clock, tokens }: ContactParts) =>
  [
    serve(api.contact.send, async ({ body, request }) => {
      const account = await tokens.accountOf(request.headers.authorization)
      const sent = account ? { ...body, email: account.email } : body
      const createdAt = new Date(clock.now())
      const row = { userId: account?.id ?? null, ...sent, createdAt }
      await database
        .insert(messages)
        .values({ ...row, id: idOf(row) })
        .onConflictDoNothing()
      return { status: 204, body: undefined }
    }),
  ].map(refuseNul)

/**
 * Derived, so that what is sent again on the same day, because the answer to it was lost, is kept once: also when the bearer's time
 * was up meanwhile.
 */
function idOf({ createdAt, firstName, lastName, email, message }: Omit<typeof messages.$inferSelect, 'id'>) {
  const day = createdAt.toISOString().slice(0, 10)
  const said = JSON.stringify([day, firstName, lastName, email, message])
  return createHash('sha256').update(said).digest('base64url')
}
