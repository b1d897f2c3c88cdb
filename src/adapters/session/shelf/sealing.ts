import type { Environment } from '../../../contract/shared/environment.ts'
import type { ValueStore } from '../../../contract/shared/storage.ts'
import type { User } from '../../../contract/shared/user/user.ts'

type Surroundings = Pick<Environment, 'now' | 'page'>
const LIFETIME_MS = 5 * 60_000
type Kept = { user: User; since: number }

/** A user and their sign-in, for 5 minutes, under a key that cannot leave the browser's key store. */
export async function seal({ user, since }: Kept, keys: ValueStore, { now, page }: Surroundings) {
  const { EncryptJWT } = await import('jose')
  return new EncryptJWT({ user, since })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(now() + LIFETIME_MS))
    .encrypt(await keyIn(keys, page))
}

/** Rejects what is too old, or sealed under another key. */
export async function open(sealed: string, keys: ValueStore, { now, page }: Surroundings) {
  const [{ jwtDecrypt }, { User }] = await Promise.all([
    import('jose'),
    import('../../../contract/shared/user/user.ts'),
  ])
  const { payload } = await jwtDecrypt(sealed, await keyIn(keys, page), {
    currentDate: new Date(now()),
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return { user: User.parse(payload.user), since: Number(payload.since) }
}

async function keyIn(keys: ValueStore, { crypto }: Environment['page']) {
  const kept = await keys.get<CryptoKey>('shell')
  if (kept) return kept
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await keys.set('shell', made)
  return made
}
