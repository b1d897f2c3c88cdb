import { createSweep } from './sweep.ts'

/** Processor time in milliseconds; bytes of answers before compression. */
const kinds = ['work', 'bytes'] as const
export type Kind = (typeof kinds)[number]
type Allowance = Record<Kind, { atOnce: number; perSecond: number }>
/** The balance at a time of a monotonic clock: spent, and not yet forgiven. */
type Spent = Record<Kind, number> & { at: number }

/** The allowance of an address: at once, and again in each second. */
const OF_ADDRESS: Allowance = {
  work: { atOnce: 2000, perSecond: 200 },
  bytes: { atOnce: 64 * 2 ** 20, perSecond: 4 * 2 ** 20 },
}
/** The same for all addresses in total: above it, addresses that have used more than a quarter of their own allowance wait. */
const OF_PROCESS: Allowance = {
  work: { atOnce: 4000, perSecond: 500 },
  bytes: { atOnce: 512 * 2 ** 20, perSecond: 32 * 2 ** 20 },
}
const SHARE = 1 / 4

/** The costs of addresses. They are forgiven as time passes. */
export function createLedger(elapsed: () => number) {
  const accounts = new Map<string, Spent>()
  const nothing = (): Spent => ({ work: 0, bytes: 0, at: elapsed() })
  let all = nothing()
  const sweep = createSweep(accounts, (spent) => {
    forgive(spent, OF_ADDRESS, elapsed())
    return spent.work + spent.bytes === 0
  })

  return {
    spend(address: string, kind: Kind, amount: number) {
      sweep()
      const own = accounts.get(address) ?? nothing()
      accounts.set(address, own)
      forgive(own, OF_ADDRESS, elapsed())
      forgive(all, OF_PROCESS, elapsed())
      own[kind] += amount
      all[kind] += amount
    },
    /** Milliseconds until an address can afford more; 0 if it can now. */
    wait(address: string) {
      const own = accounts.get(address)
      if (!own) return 0
      forgive(own, OF_ADDRESS, elapsed())
      forgive(all, OF_PROCESS, elapsed())
      return overdraft(own, OF_ADDRESS, overdraft(all, OF_PROCESS) > 0 ? SHARE : 1)
    },
    /** How many addresses are remembered. */
    size: () => accounts.size,
    clear() {
      accounts.clear()
      all = nothing()
    },
  }
}

function forgive(spent: Spent, allowance: Allowance, now: number) {
  const seconds = (now - spent.at) / 1000
  for (const kind of kinds) spent[kind] = Math.max(0, spent[kind] - seconds * allowance[kind].perSecond)
  spent.at = now
}

/** Milliseconds until the spent amount is within a share of the allowance. */
const overdraft = (spent: Spent, allowance: Allowance, share = 1) =>
  Math.max(
    ...kinds.map((kind) => {
      const { atOnce, perSecond } = allowance[kind]
      return Math.max(0, Math.ceil(((spent[kind] - atOnce * share) / perSecond) * 1000))
    }),
  )
