import { decodeJwt, SignJWT } from 'jose'
import { SearchContext } from '../../src/contract/search-context.ts'
import type { Clock } from '../clock.ts'
import { check } from '../http/check.ts'
import { invalid } from '../http/refusal.ts'

const SIGNED_FOR_SECONDS = 3600

/** Presets are stored as data and signed whenever they are read, so that none of them ever expires. */
export function signContext(context: SearchContext, key: Uint8Array, clock: Clock) {
  const now = Math.floor(clock.now() / 1000)
  return new SignJWT(context)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now)
    .setExpirationTime(now + SIGNED_FOR_SECONDS)
    .sign(key)
}

/** What a browser has encoded proves nothing by its signature: the context within is held to the contract. */
export function readContext(token: string): SearchContext {
  const { iat: _issued, exp: _expires, ...context } = payloadOf(token)
  const checked = check(SearchContext, context)
  if ('issue' in checked) throw invalid(`body: searchContext: ${checked.issue}`)
  if (hasNul(context)) throw invalid('body: searchContext: A text has a NUL.')
  return SearchContext.parse(checked.value)
}

function payloadOf(token: string) {
  try {
    return decodeJwt(token)
  } catch {
    throw invalid('body: searchContext: It cannot be decoded.')
  }
}

const hasNul = (value: unknown) => JSON.stringify(value).includes('\\u0000')
