import type { User } from '../../contract/user.ts'

type Kept = { user: User; since: number }

/** A user and their sign-in, for 5 minutes, under a key that cannot leave the browser's key store. */
export async function seal({ user, since }: Kept) {
  const { EncryptJWT } = await import('jose')
  return new EncryptJWT({ user, since })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime('5 minutes')
    .encrypt(await key())
}

/** Rejects what is too old, or sealed under another key. */
export async function open(sealed: string) {
  const [{ jwtDecrypt }, { User }] = await Promise.all([import('jose'), import('../../contract/user.ts')])
  const { payload } = await jwtDecrypt(sealed, await key(), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return { user: User.parse(payload.user), since: Number(payload.since) }
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
