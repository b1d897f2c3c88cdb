import { errors, jwtVerify, SignJWT } from 'jose'
import { BEARER_EXPIRED, BEARER_INVALID, BEARER_MISSING } from '../../../src/contract/session/authentication.ts'
import type { Clock } from '../../clock.ts'
import { Refusal, unauthorized } from '../../http/refusal.ts'
import type { Account } from '../account.ts'
import type { SignIns, UsedSignIn } from './sign-ins.ts'

export const ACCESS_TOKEN_SECONDS = 5 * 60
const ISSUER = 'market-flux'
const ALGORITHM = 'HS256'

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
const bearerRefused = (header: string, message: string) => unauthorized(message, { 'www-authenticate': header })
const expired = () => bearerRefused(BEARER_EXPIRED, 'The access token expired.')
const ended = () => bearerRefused(BEARER_INVALID, 'The access token is not valid.')

export type AccessTokens = ReturnType<typeof createAccessTokens>

export function createAccessTokens(key: Uint8Array, signIns: SignIns, clock: Clock) {
  async function read(authorization: string | undefined) {
    const token = /^Bearer ([^ ]{1,4096})$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) throw bearerRefused(BEARER_MISSING, 'Please sign in.')
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: new Date(clock.now()) }
    try {
      const { payload } = await jwtVerify(token, key, options)
      return {
        id: typeof payload.sid === 'string' ? payload.sid : '',
        counter: typeof payload.rot === 'number' ? payload.rot : undefined,
        until: (payload.exp ?? 0) * 1000,
      }
    } catch (error) {
      throw error instanceof errors.JWTExpired ? expired() : ended()
    }
  }

  async function authenticate(authorization: string | undefined, takeForExpired: boolean): Promise<Account> {
    const { id, counter } = await read(authorization)
    if (takeForExpired) throw expired()
    const account = await signIns.accountOf(id, counter)
    if (!account) throw ended()
    return account
  }

  return {
    issue: ({ account, signIn }: UsedSignIn) =>
      new SignJWT({ sid: signIn.id, rot: signIn.counter })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(account.id)
        .setIssuedAt(seconds(clock.now()))
        .setExpirationTime(seconds(clock.now()) + ACCESS_TOKEN_SECONDS)
        .sign(key),

    authenticate,

    /** The account that an access token proves, and until when, in epoch milliseconds; undefined when it proves none. */
    async holderOf(token: string): Promise<{ id: string; until: number } | undefined> {
      try {
        const { id, counter, until } = await read(`Bearer ${token}`)
        const account = await signIns.accountOf(id, counter)
        return account && { id: account.id, until }
      } catch (error) {
        if (error instanceof Refusal) return undefined
        throw error
      }
    },

    /** Which sign-in a bearer belongs to. */
    signInIdOf: async (authorization: string | undefined) => (await read(authorization)).id,
  }
}
