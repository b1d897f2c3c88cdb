import { createHash, randomUUID } from 'node:crypto'

/**
 * The id of what a call creates. With an idempotency key (API-08) it follows from the key and from what was said, so that the same call again
 * meets what the first one made; a key that is used for something else makes something else.
 */
export const createdId = (key: string | undefined, ...said: unknown[]) =>
  key === undefined
    ? randomUUID()
    : createHash('sha256')
        .update(JSON.stringify([key, ...said]))
        .digest('base64url')
