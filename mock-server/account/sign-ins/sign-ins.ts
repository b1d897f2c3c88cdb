import type { Clock } from '../../clock.ts'
import type { Environment } from '../../environment.ts'
import type { Database } from '../../store/open-store.ts'
import type { Account } from '../account.ts'
import { openTicket, sealTicket } from './refresh-cookie.ts'
import { createSignInRecords, type StoredSignIn } from './sign-in-records.ts'

/** Tells the owner that an old value of the cookie was used. */
export type NotifyOwner = (account: Account, signIn: StoredSignIn, step: Database) => Promise<void>
/** How a browser names itself, and the shortened address that it asks from. */
export type Asking = { userAgent: string; address: string }
export type UsedSignIn = { account: Account; signIn: StoredSignIn; cookie: string }
export type SignIns = ReturnType<typeof createSignIns>

/** For requests that were in flight when the next value was first used. */
const GRACE_MS = 30_000
const LONG_AGO = new Date(0)

export function createSignIns(
  database: Database,
  key: Uint8Array,
  clock: Clock,
  { randomText }: Pick<Environment, 'randomText'>,
) {
  const records = createSignInRecords(database, clock)
  const used = (account: Account, signIn: StoredSignIn) => ({ account, signIn, cookie: sealTicket(key, signIn) })

  /**
   * The sign-in of a cookie, undefined when it has ended. The newest value is rotated. The previous one is answered with the newest until that is
   * known to have arrived, and for 30 seconds more. After that it is a copy, held by a thief or by the victim: the sign-in ends and its owner gets a
   * mail.
   */
  async function use(cookie: string, address: string, notifyOwner: NotifyOwner): Promise<UsedSignIn | undefined> {
    const ticket = openTicket(key, cookie)
    const found = ticket && (await records.find(ticket.id))
    if (!ticket || !found) return undefined
    const { account, signIn } = found
    if (ticket.counter === signIn.counter) {
      const rotated = await records.rotate(signIn, address)
      return rotated ? used(account, rotated) : use(cookie, address, notifyOwner)
    }
    if (isInTime(signIn, ticket.counter)) return used(account, signIn)
    // a value newer than the stored one comes from a data folder that was restored from an older copy
    if (ticket.counter > signIn.counter) await records.end(signIn.id)
    else await records.endAndNotify(signIn.id, (step) => notifyOwner(account, signIn, step))
    return undefined
  }

  /** Whether an older value of the cookie may still be used. */
  function isInTime({ counter, receivedAt, formerReceivedAt }: StoredSignIn, used: number) {
    const next = used === counter - 1 ? receivedAt : used === counter - 2 ? formerReceivedAt : LONG_AGO
    return next === null || clock.now() - next.getTime() <= GRACE_MS
  }

  return {
    use,
    list: records.list,
    endOfUser: records.endOfUser,
    endAll: records.endAll,

    /** Undefined when the proven password is no longer the account's. */
    async start(
      account: Account,
      asking: Asking & { isRemembered: boolean },
      notify: (step: Database) => Promise<void>,
    ): Promise<UsedSignIn | undefined> {
      const id = randomText(18)
      const signIn = await records.add({ id, ...asking }, account, notify)
      return signIn && used(account, signIn)
    },

    async endOf(cookie: string) {
      const ticket = openTicket(key, cookie)
      if (ticket) await records.end(ticket.id)
    },

    /** The account of a sign-in that has not ended; `counter` is that of the access token in use. */
    async accountOf(id: string, counter: number | undefined): Promise<Account | undefined> {
      const found = await records.find(id)
      if (found && found.signIn.counter === counter && !found.signIn.receivedAt) await records.received(found.signIn)
      return found?.account
    },
  }
}
