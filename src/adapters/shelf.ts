import type { User } from '../contract/user.ts'

const SEALED = 'market-flux.shell'
const ENDING = 'market-flux.signing-out'

/**
 * SES-10: the signed-in user's shell, sealed for 5 minutes (JWE, `alg: dir`, A256GCM) with a key that cannot leave the browser's key store.
 * Never a token, never a password. What cannot be opened is dropped silently.
 */
export function createShelf() {
  let changes = 0
  return {
    async recall(): Promise<{ user?: User; isEnding: boolean }> {
      const sealed = localStorage.getItem(SEALED)
      const isEnding = localStorage.getItem(ENDING) !== null
      return { user: sealed && !isEnding ? await open(sealed).catch(() => undefined) : undefined, isEnding }
    },
    /** `isGiven`: somebody has just signed in, and no earlier sign-out is to be confirmed any more. */
    async keep(user: User, isGiven = false) {
      const change = ++changes
      if (isGiven) localStorage.removeItem(ENDING)
      const sealed = await seal(user).catch(() => undefined)
      if (sealed && change === changes) localStorage.setItem(SEALED, sealed)
    },
    /** While a sign-out is `ending`, no visit may restore the sign-in; `elsewhere` leaves that mark to the tab that set it. */
    drop(signOut: 'ending' | 'confirmed' | 'elsewhere') {
      changes++
      localStorage.removeItem(SEALED)
      if (signOut === 'ending') localStorage.setItem(ENDING, '1')
      if (signOut === 'confirmed') localStorage.removeItem(ENDING)
    },
  }
}

async function seal(user: User) {
  const { EncryptJWT } = await import('jose')
  return new EncryptJWT({ user })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime('5 minutes')
    .encrypt(await key())
}

async function open(sealed: string) {
  const [{ jwtDecrypt }, { User }] = await Promise.all([import('jose'), import('../contract/user.ts')])
  const { payload } = await jwtDecrypt(sealed, await key(), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return User.parse(payload.user)
}

async function key() {
  const { createStore, get, set } = await import('idb-keyval')
  const store = createStore('market-flux-keys', 'keys')
  const kept = await get<CryptoKey>('shell', store)
  if (kept) return kept
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await set('shell', made, store)
  return made
}
