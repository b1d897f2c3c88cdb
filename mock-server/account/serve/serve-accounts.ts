import type { AccountParts } from '../account-parts.ts'
import { refuseNul } from '../storable.ts'
import { servePasswords } from './serve-passwords.ts'
import { serveProfile } from './serve-profile.ts'
import { serveSession } from './serve-session.ts'
import { serveSignIns } from './serve-sign-ins.ts'
import { serveSignUp } from './serve-sign-up.ts'

export const serveAccounts = (parts: AccountParts) =>
  [
    ...serveSession(parts),
    ...serveSignUp(parts),
    ...servePasswords(parts),
    ...serveProfile(parts),
    ...serveSignIns(parts),
  ].map(refuseNul)
