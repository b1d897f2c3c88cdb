import type { Environment } from '../../../contract/shared/environment.ts'
import type { SiteStorage } from '../../../contract/shared/storage.ts'
import type { User } from '../../../contract/shared/user/user.ts'

type Kept = { user: User; since: number }

const SEALED = 'market-flux.shell'
const ENDING = 'market-flux.signing-out'

/**
 * SES-10: the signed-in user's shell, sealed for 5 minutes (JWE, `alg: dir`, A256GCM) with a key that cannot leave the browser's key store.
 * Never a token, never a password. What cannot be opened is dropped silently.
 */
export function createShelf(
  { lasting, database }: Pick<SiteStorage, 'lasting' | 'database'>,
  environment: Pick<Environment, 'now' | 'page'>,
) {
  const keys = database('market-flux-keys', 'keys')
  let changes = 0
  /** The mark of a sign-out that the server has not confirmed: the `since` of the sign-in that it ends. */
  const ending = () => {
    const mark = lasting.get(ENDING)
    return mark === undefined ? undefined : Number(mark)
  }
  const marked = () => ending() ?? Number.NEGATIVE_INFINITY
  return {
    async recall(): Promise<{ kept?: Kept; ending?: number }> {
      const sealed = lasting.get(SEALED)
      if (ending() !== undefined) return { ending: ending() }
      return {
        kept: sealed
          ? await sealing()
              .then(({ open }) => open(sealed, keys, environment))
              .catch(() => undefined)
          : undefined,
      }
    },
    /** Up to which sign-in the server has still to confirm the end. */
    ending,
    /** A sign-in after a sign-out leaves nothing of that sign-out to be confirmed. */
    async keep({ user, since }: Kept) {
      const change = ++changes
      if (marked() >= since) return
      lasting.remove(ENDING)
      const sealed = await sealing()
        .then(({ seal }) => seal({ user, since }, keys, environment))
        .catch(() => undefined)
      if (sealed && change === changes) lasting.set(SEALED, sealed)
    },
    /** While a sign-out is `ending`, no visit may restore the sign-in; `elsewhere` leaves that mark to the tab that set it. */
    drop(signOut: 'ending' | 'confirmed' | 'elsewhere', since: number) {
      changes++
      lasting.remove(SEALED)
      if (signOut === 'ending' && marked() < since) lasting.set(ENDING, String(since))
      if (signOut === 'confirmed' && marked() <= since) lasting.remove(ENDING)
    },
  }
}

/** Loaded when there is something to seal or to open: users who only read news do not wait for it. */
const sealing = () => import('./sealing.ts')
