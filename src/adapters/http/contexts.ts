import type { NewsPitSearchContext } from '../../contract/content/content.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { Failure } from '../../contract/shared/failure.ts'
import { QueryLanguages, SearchContext } from '../../contract/shared/search-context.ts'

export type Encode = (context: SearchContext | NewsPitSearchContext) => Promise<string>
const LIFETIME_SECONDS = 3600

/** API-04: a search context from the form that it is sent in, without its issued-at and expiry. The languages of its keywords stand in the header. */
export async function decodeContext(token: string): Promise<SearchContext> {
  const { decodeJwt, decodeProtectedHeader } = await import('jose')
  try {
    const { iat: _issued, exp: _expires, ...context } = decodeJwt(token)
    const { queryLanguages = {} } = decodeProtectedHeader(token)
    const { asked, muted } = QueryLanguages.parse(queryLanguages)
    const { exclude, ...wanted } = SearchContext.parse(context)
    return {
      ...{ ...wanted, ...(asked && { queryLanguage: asked }) },
      ...(exclude && { exclude: { ...exclude, ...(muted && { queryLanguage: muted }) } }),
    }
  } catch {
    throw new Failure('offContract')
  }
}

/** … and into it. The key is thrown away: the signature belongs to the form, it proves nothing. */
export const createEncode =
  ({ now, page }: Pick<Environment, 'now' | 'page'>): Encode =>
  async (context) => {
    const { SignJWT } = await import('jose')
    const issued = Math.floor(now() / 1000)
    return new SignJWT(context)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + LIFETIME_SECONDS)
      .sign(page.crypto.getRandomValues(new Uint8Array(32)))
  }
