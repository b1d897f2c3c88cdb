import { createStore, get, set } from 'idb-keyval'
import { User } from '../contract/user.ts'

const SEALED = 'market-flux.shell'
const ENDING = 'market-flux.signing-out'
const store = createStore('market-flux-keys', 'keys')

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
    async keep(user: User) {
      const change = ++changes
      localStorage.removeItem(ENDING)
      const { EncryptJWT } = await import('jose')
      const sealed = await new EncryptJWT({ user })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime('5 minutes')
        .encrypt(await key())
      if (change === changes) localStorage.setItem(SEALED, sealed)
    },
    /** `isEnding`: the server has still to confirm the sign-out, and no visit before that may restore the sign-in. */
    drop(isEnding: boolean) {
      changes++
      localStorage.removeItem(SEALED)
      if (isEnding) localStorage.setItem(ENDING, '1')
      else localStorage.removeItem(ENDING)
    },
  }
}

async function open(sealed: string) {
  const { jwtDecrypt } = await import('jose')
  const { payload } = await jwtDecrypt(sealed, await key(), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return User.parse(payload.user)
}

async function key() {
  const kept = await get<CryptoKey>('shell', store)
  if (kept) return kept
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await set('shell', made, store)
  return made
}
