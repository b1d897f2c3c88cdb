import { type ApiFetcherArgs, initClient, tsRestFetchApi } from '@ts-rest/core'
import { saysExpired } from '../contract/authentication.ts'
import { API_BASE, REQUEST_TIMEOUT_MS } from '../contract/calls.ts'
import { Failure } from '../contract/failure.ts'
import type { FeedConfiguration } from '../contract/feed-configuration.ts'
import { feedConfiguration } from '../contract/routes/feed-configuration.ts'
import { user } from '../contract/routes/user.ts'
import { SearchContext } from '../contract/search-context.ts'
import type { LoginRequest, User } from '../contract/user.ts'

type SignIn = { user: User; token?: string }
/** All that the transport knows of the session: who is signed in, and how a refused or missing token is replaced. */
export type Bearer = { signIn(): SignIn | undefined; renew(refused?: string): Promise<SignIn | undefined> }

/** The calls of the contract. Each answers what was promised for success, or throws one `Failure`. */
export function createHttp(bearer: Bearer) {
  const client = initClient(
    { user, feedConfiguration },
    {
      baseUrl: API_BASE,
      baseHeaders: { 'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone },
      validateResponse: true,
      api: (args) => (needsUser(args) ? callForUser(args, bearer) : call(args)),
    },
  )

  return {
    async logIn(body: LoginRequest) {
      const answer = await client.user.login({ body, fetchOptions: { credentials: 'include' } })
      if (answer.status !== 200) throw refused(answer)
      return { user: answer.body.user, token: answer.body.accessToken }
    },
    /** The persisted sign-in, undefined where there is none (SES-01). */
    async restoreSignIn() {
      const answer = await client.user.persistedLogin({ fetchOptions: { credentials: 'include' } })
      if (answer.status !== 200) throw refused(answer)
      const { user, accessToken } = answer.body
      return user && accessToken ? { user, token: accessToken } : undefined
    },
    async refreshToken() {
      const answer = await client.user.refreshAccessToken({ fetchOptions: { credentials: 'include' } })
      if (answer.status !== 200) throw refused(answer)
      return answer.body
    },
    async endSignIn() {
      const answer = await client.user.logout({ fetchOptions: { credentials: 'include' } })
      if (answer.status !== 204) throw refused(answer)
    },
    async listPresets({ username, email }: User): Promise<FeedConfiguration[]> {
      const answer = await client.feedConfiguration.list({ body: { username, email } })
      if (answer.status !== 200) throw refused(answer)
      return Promise.all(
        answer.body.data.map(async ({ id, name, searchContext }) => ({
          id,
          name,
          searchContext: await decode(searchContext),
        })),
      )
    },
  }
}

const refused = ({ status, body }: { status: number; body: unknown }) => new Failure('refused', status, body)

const needsUser = ({ route }: ApiFetcherArgs) =>
  typeof route.metadata === 'object' &&
  route.metadata !== null &&
  'needs' in route.metadata &&
  route.metadata.needs === 'user'

async function call(args: ApiFetcherArgs, token?: string) {
  const answer = await tsRestFetchApi({
    ...args,
    headers: token ? { ...args.headers, authorization: `Bearer ${token}` } : args.headers,
    fetchOptions: { ...args.fetchOptions, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) },
  }).catch((error: unknown) => {
    throw new Failure(error instanceof TypeError || error instanceof DOMException ? 'silent' : 'offContract')
  })
  if (!(answer.status in args.route.responses)) throw new Failure('offContract', answer.status)
  return answer
}

async function callForUser(args: ApiFetcherArgs, { signIn, renew }: Bearer) {
  const asked = signIn()
  // what is asked for one user must never be asked in the name of the next
  const isSame = (other?: SignIn) => !asked || other?.user.username === asked.user.username
  const first = asked?.token ? asked : await renew()
  const token = isSame(first) ? first?.token : undefined
  const answer = await call(args, token)
  if (!token || !isExpired(answer)) return answer
  const renewed = await renew(token)
  return renewed?.token && isSame(renewed) ? call(args, renewed.token) : answer
}

const isExpired = ({ status, headers }: { status: number; headers: Headers }) =>
  saysExpired(status, headers.get('www-authenticate'))

/** API-04: a stored search context without its issued-at and expiry. */
async function decode(token: string) {
  const { decodeJwt } = await import('jose')
  const { iat: _issued, exp: _expires, ...context } = decodeJwt(token)
  const read = SearchContext.safeParse(context)
  if (!read.success) throw new Failure('offContract')
  return read.data
}
