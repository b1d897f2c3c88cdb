import type { NewsPitSearchContext } from '../../contract/content.ts'
import { Failure } from '../../contract/failure.ts'
import { SearchContext } from '../../contract/search-context.ts'

/** API-04: a search context from the form that it is sent in, without its issued-at and expiry. */
export async function decodeContext(token: string): Promise<SearchContext> {
  const { decodeJwt } = await import('jose')
  try {
    const { iat: _issued, exp: _expires, ...context } = decodeJwt(token)
    return SearchContext.parse(context)
  } catch {
    throw new Failure('offContract')
  }
}

/** … and into it. The key is thrown away: the signature belongs to the form, it proves nothing. */
export async function encodeContext(context: SearchContext | NewsPitSearchContext): Promise<string> {
  const { SignJWT } = await import('jose')
  return new SignJWT(context)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(crypto.getRandomValues(new Uint8Array(32)))
}
