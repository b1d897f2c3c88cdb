import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/open-store.ts'
import type { Account } from './account.ts'
import { openTicket, sealTicket } from './refresh-cookie.ts'
import { createSignInRecords, type SignIn } from './sign-in-records.ts'

export type UsedSignIn = { account: Account; signIn: SignIn; cookie: string }
export type SignIns = ReturnType<typeof createSignIns>

/** In characters, as the contract says. */
const USER_AGENT_LIMIT = 500

export function createSignIns(database: Database, key: Uint8Array, clock: Clock) {
  const records = createSignInRecords(database, clock)
  const used = (account: Account, signIn: SignIn) => ({ account, signIn, cookie: sealTicket(key, signIn) })

  /**
   * The sign-in of a cookie, undefined when it has ended. The newest value is rotated; the one before it is answered with the newest, for its
   * answer may have been lost; anything older is a copy that someone kept, and ends the sign-in.
   */
  async function use(cookie: string): Promise<UsedSignIn | undefined> {
    const ticket = openTicket(key, cookie)
    const found = ticket && (await records.find(ticket.id))
    if (!ticket || !found) return undefined
    const { account, signIn } = found
    if (ticket.counter === signIn.counter) {
      const rotated = await records.rotate(signIn)
      return rotated ? used(account, rotated) : use(cookie)
    }
    if (ticket.counter === signIn.counter - 1) return used(account, signIn)
    await records.end(signIn.id)
    return undefined
  }

  return {
    use,
    list: records.list,
    endOfUser: records.endOfUser,
    endAll: records.endAll,

    /** Undefined when the password that was proven is no longer the account's. */
    async start(account: Account, isRemembered: boolean, userAgent: string): Promise<UsedSignIn | undefined> {
      const id = randomBytes(18).toString('base64url')
      const signIn = await records.add({ id, isRemembered, userAgent: userAgent.slice(0, USER_AGENT_LIMIT) }, account)
      return signIn && used(account, signIn)
    },

    async endOf(cookie: string) {
      const ticket = openTicket(key, cookie)
      if (ticket) await records.end(ticket.id)
    },

    /** The account of a sign-in that has not ended. */
    async accountOf(id: string): Promise<Account | undefined> {
      return (await records.find(id))?.account
    },
  }
}
