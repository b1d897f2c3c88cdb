import { decodeJwt, SignJWT } from 'jose'
import type * as z from 'zod/mini'
import { SearchContext } from '../../src/contract/shared/search-context.ts'
import { withoutLanguages } from '../../src/rules/shared/search.ts'
import type { Clock } from '../clock.ts'
import { check } from '../http/check.ts'
import { invalid } from '../http/refusal.ts'

const SIGNED_FOR_SECONDS = 3600

/**
 * Presets are stored as plain data and signed when they are read, so that they never expire. The languages of the keywords stand in the header: a page of
 * an earlier release refuses contexts with more than it knows.
 */
export function signContext(context: SearchContext, key: Uint8Array, clock: Clock) {
  const now = Math.floor(clock.now() / 1000)
  const queryLanguages = { asked: context.queryLanguage, muted: context.exclude?.queryLanguage }
  return new SignJWT(withoutLanguages(context))
    .setProtectedHeader({ alg: 'HS256', queryLanguages })
    .setIssuedAt(now)
    .setExpirationTime(now + SIGNED_FOR_SECONDS)
    .sign(key)
}

/** The signature of a context that a browser encoded is not trusted: the context itself is validated. */
export function readContext(token: string): SearchContext {
  const context = decodeContext(token, SearchContext, 'searchContext')
  if (hasNul(context)) throw invalid('body: searchContext: A text has a NUL.')
  return context
}

/** The context that a field of a body carries. */
export function decodeContext<Context>(token: string, schema: z.ZodMiniType<Context>, field: string): Context {
  const { iat: _issued, exp: _expires, ...context } = payloadOf(token, field)
  const checked = check(schema, context)
  if ('issue' in checked) throw invalid(`body: ${field}: ${checked.issue}`)
  return schema.parse(checked.value)
}

function payloadOf(token: string, field: string) {
  try {
    return decodeJwt(token)
  } catch {
    throw invalid(`body: ${field}: It cannot be decoded.`)
  }
}

const hasNul = (value: unknown) => JSON.stringify(value).includes('\\u0000')
