import type { Limits } from './limits.ts'

/** Refusals that an address gets immediately. Further ones are delayed. */
const AT_ONCE = { calls: 20, seconds: 10 }
const HELD_MS = 1000

/**
 * Delays the answers to clients that continue after a limit. A refusal costs the server about as much as a cheap call, so a client that retries as
 * soon as it is refused would take all of its time; a waiting connection costs nothing. Resolves when the refusal may be sent.
 */
export const createTarpit =
  (limits: Limits, wait: (milliseconds: number) => Promise<unknown>) =>
  async (network: string): Promise<void> => {
    if (limits.count(`refusals ${network}`, AT_ONCE) > 0) await wait(HELD_MS)
  }
