import type { Limits } from './limits.ts'

/** Refusals that an address has at once. More are made to wait. */
const AT_ONCE = { calls: 20, seconds: 10 }
const HELD_MS = 1000

/**
 * Answers those late who go on after a limit. A refusal costs the server about as much as a cheap call, so a client that asks again as soon as it is
 * refused would have all of its time; a connection that waits costs nothing. Resolves when the refusal may be sent.
 */
export const createTarpit =
  (limits: Limits, wait: (milliseconds: number) => Promise<unknown>) =>
  async (network: string): Promise<void> => {
    if (limits.count(`refusals ${network}`, AT_ONCE) > 0) await wait(HELD_MS)
  }
