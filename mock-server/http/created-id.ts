import { createHash } from 'node:crypto'

/**
 * The id of what a call with an idempotency key creates (API-08). It follows from the key and from what was said, so that the same call again
 * meets what the first one made; a key that is used for something else makes something else.
 */
export const createdId = (key: string, ...said: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([key, ...said]))
    .digest('base64url')
