/** Where the calls of `api` are served (API-01). */
export const API_BASE = '/api'
/** API-01, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000
/**
 * API-01: the header that carries the browser's time zone. Its presence marks a call from a page of ours; its value decides nothing.
 * Header names are in lower case here.
 */
export const TIME_ZONE_HEADER = 'x-timezone'
/** API-08: a random key of a call that creates something. The same call with the same key creates nothing more, and is answered alike. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
