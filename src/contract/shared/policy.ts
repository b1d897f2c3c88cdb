/** What a route asks of its caller. `bind.ts` of the backend enforces it; docs and tests read it. */
export type Policy = {
  /** `user`: a bearer token is needed, else 401. */
  needs: 'anyone' | 'user'
  /** The refresh cookie is read or written: the browser sends credentials, the server refuses cross-site calls and navigations (403). */
  credentials?: true
  /** At most `calls` within `seconds` for each network address, else 429. */
  limit: { calls: number; seconds: number }
  /** Refused with 429, too, while the address has cost more than it may (time of the processor, bytes), whatever calls it was for. */
  isMetered?: true
  /** How large a body may be, in bytes, where that is more than other calls may send. */
  bodyBytes?: number
}

export const policy = (asked: Policy) => asked
