/** Wrong passwords before tries are slowed down: more for an address, because many people may share one. */
const FREE = { account: 5, address: 20 } as const
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 5 * 60_000
const FORGET_AFTER_MS = 15 * 60_000
const SWEEP_AT = 10_000

type Record = { wrong: number; last: number; free: number }

/** Tries, slowed down for each account and each address: a first delay after the last free one, then twice as long each time. */
export type Tries = {
  /** Counts a try as wrong until `succeeded` says otherwise, so that tries at one time do not slip through. Answers how long to wait, 0 if it may go on. */
  begin(email: string, address: string): number
  succeeded(email: string, address: string): void
  clear(): void
}

/** `firstDelay` in milliseconds. */
export function createTries(elapsed: () => number, firstDelay = FIRST_DELAY_MS): Tries {
  const records = new Map<string, Record>()
  const keysOf = (email: string, address: string) => ({
    account: `account ${email.toLowerCase()}`,
    address: `address ${address}`,
  })

  function find(key: string, free: number): Record {
    const known = records.get(key)
    return known && elapsed() - known.last < FORGET_AFTER_MS ? known : { wrong: 0, last: 0, free }
  }

  function waitOf({ wrong, last, free }: Record) {
    if (wrong < free) return 0
    return Math.max(0, last + Math.min(firstDelay * 2 ** (wrong - free), LONGEST_DELAY_MS) - elapsed())
  }

  function sweep() {
    if (records.size < SWEEP_AT) return
    for (const [key, { last }] of records) if (elapsed() - last >= FORGET_AFTER_MS) records.delete(key)
  }

  return {
    begin(email, address) {
      const keys = keysOf(email, address)
      const account = find(keys.account, FREE.account)
      const ofAddress = find(keys.address, FREE.address)
      const wait = Math.max(waitOf(account), waitOf(ofAddress))
      if (wait > 0) return wait
      sweep()
      records.set(keys.account, { ...account, wrong: account.wrong + 1, last: elapsed() })
      records.set(keys.address, { ...ofAddress, wrong: ofAddress.wrong + 1, last: elapsed() })
      return 0
    },
    succeeded(email, address) {
      const keys = keysOf(email, address)
      records.delete(keys.account)
      const ofAddress = find(keys.address, FREE.address)
      records.set(keys.address, { ...ofAddress, wrong: Math.max(0, ofAddress.wrong - 1) })
    },
    clear: () => records.clear(),
  }
}
