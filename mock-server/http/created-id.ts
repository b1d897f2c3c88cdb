import { createHash } from 'node:crypto'

/**
 * The id of whatever a call with an idempotency key creates (API-08). It is derived from the key and the content, so that a repeated call finds what
 * the first one created; a key that is reused for something else creates something else.
 */
export const createdId = (key: string, ...said: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([key, ...said]))
    .digest('base64url')
