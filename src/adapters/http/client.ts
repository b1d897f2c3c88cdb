import {
  type ApiFetcherArgs,
  type AppRouter,
  ContractNoBody,
  initClient,
  parseAsStandardSchema,
  validateAgainstStandardSchema,
} from '@ts-rest/core'
import { user } from '../../contract/account/user.routes.ts'
import { earningsCalendar, economicCalendar } from '../../contract/calendar/calendar.routes.ts'
import { contact } from '../../contract/contact/contact.routes.ts'
import { content } from '../../contract/content/content.routes.ts'
import { desks } from '../../contract/desks/desks.routes.ts'
import { news } from '../../contract/feed/news.routes.ts'
import { filters } from '../../contract/filters/filters.routes.ts'
import { symbols } from '../../contract/filters/symbols.routes.ts'
import { installation } from '../../contract/installation/installation.routes.ts'
import { markets } from '../../contract/markets/markets.routes.ts'
import { feedConfiguration } from '../../contract/presets/feed-configuration.routes.ts'
import { saysExpired, saysInvalid } from '../../contract/session/authentication.ts'
import { API_BASE, REQUEST_TIMEOUT_MS, TIME_ZONE_HEADER } from '../../contract/shared/calls.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { Failure, type FailureDetail } from '../../contract/shared/failure.ts'
import type { Policy } from '../../contract/shared/policy.ts'
import { knownZone } from '../../contract/shared/time-zone.ts'
import type { User } from '../../contract/shared/user/user.ts'
import { ledger } from '../../contract/sources/ledger.routes.ts'
import { ownSources } from '../../contract/sources/own-sources.routes.ts'
import { stories } from '../../contract/stories/stories.routes.ts'
import { ticker } from '../../contract/ticker/ticker.routes.ts'
import { watchlists } from '../../contract/watchlists/watchlists.routes.ts'

type Surroundings = Pick<Environment, 'after' | 'page'>
type Send = (token?: string) => ReturnType<typeof call>
type Credentials = { user: User; token?: string }
/**
 * All that the transport knows of the session: who is signed in, how a refused or missing token is replaced,
 * and where to report a token whose sign-in seems to have ended.
 */
export type Bearer = {
  signIn(): Credentials | undefined
  renew(refused?: string): Promise<Credentials | undefined>
  /** Settled when the session knows what became of it. */
  doubt(token: string): Promise<void>
}

export type Client = ReturnType<typeof createClient>

/** The client of calls of the contract: carries the bearer where a call needs a user, and holds answers to the contract. */
export const clientOf = <Routes extends AppRouter>(routes: Routes, bearer: Bearer, environment: Surroundings) =>
  initClient(routes, {
    baseUrl: API_BASE,
    baseHeaders: { [TIME_ZONE_HEADER]: knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone) },
    validateResponse: true,
    api: (args) => {
      const send = (token?: string) => call(args, environment, token)
      return needsUser(args) || isOfUser(args, bearer) ? callForUser(args, bearer, send) : send()
    },
  })

/** The calls of the contract without the sign-up, which has the list of restricted words with it. */
export const createClient = (bearer: Bearer, environment: Surroundings) =>
  clientOf(
    {
      ...{ user, contact, feedConfiguration, filters, symbols, economicCalendar, earningsCalendar, markets, content },
      desks,
      installation,
      ledger,
      news,
      ownSources,
      stories,
      ticker,
      watchlists,
    },
    bearer,
    environment,
  )

/** The failure of a call that was answered, but not with what it promised for success. */
export const refused = ({ status, body, headers }: { status: number; body: unknown; headers?: Headers }) =>
  new Failure('refused', status, body, waitOf(headers?.get('retry-after')))

/** `Retry-After` in seconds; servers may send a date instead, which is ignored. */
const waitOf = (retryAfter: string | null | undefined): FailureDetail | undefined =>
  retryAfter && /^\d{1,6}$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : undefined

const policyOf = ({ route: { metadata } }: ApiFetcherArgs): Partial<Policy> =>
  typeof metadata === 'object' && metadata ? metadata : {}

const needsUser = (args: ApiFetcherArgs) => policyOf(args).needs === 'user'

/** CON-05: a message is its writer's, where they are signed in. */
const isOfUser = ({ route }: ApiFetcherArgs, { signIn }: Bearer) =>
  route.path === contact.send.path && signIn() !== undefined

async function call(args: ApiFetcherArgs, { page, after }: Surroundings, token?: string) {
  const { fetchOptions, headers } = args
  const limit = new AbortController()
  const cancel = after(REQUEST_TIMEOUT_MS, () => limit.abort(new DOMException('Too late.', 'TimeoutError')))
  const options = {
    ...fetchOptions,
    // API-07: without a word browsers send cookies to their own site, and keep those of its answers
    credentials: policyOf(args).credentials ? ('include' as const) : ('omit' as const),
    headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
    signal: joined(fetchOptions?.signal, limit),
  }
  const answer = await fetched(args, options, page)
    .catch((error: unknown) => {
      if (error instanceof Failure) throw error
      const isSilent = error instanceof TypeError || error instanceof DOMException
      throw isSilent ? new Failure('silent', undefined, undefined, silenceOf(error, page)) : new Failure('offContract')
    })
    .finally(cancel)
  if (!(answer.status in args.route.responses)) throw new Failure('offContract', answer.status)
  return answer
}

const silenceOf = ({ name }: Error, { navigator }: Environment['page']): FailureDetail | undefined => {
  if (name === 'TimeoutError') return { silence: 'slow' }
  return navigator?.onLine === false ? { silence: 'offline' } : undefined
}

/** A call is aborted when it times out, and when its caller gives it up. */
const joined = (signal: AbortSignal | null | undefined, limit: AbortController) =>
  signal && 'any' in AbortSignal ? AbortSignal.any([signal, limit.signal]) : limit.signal

/** What `tsRestFetchApi` does, which knows the global `fetch` only. Rejects where an answer breaks the contract, as the page of a proxy does. */
async function fetched({ path, method, body, route }: ApiFetcherArgs, options: RequestInit, page: Environment['page']) {
  const response = await page.fetch(path, { ...options, method, body: body ?? null })
  const { status, headers } = response
  const schema = route.responses[status]
  if (schema === ContractNoBody) return { status, headers, body: undefined }
  const isJson = /application\/.*json/.test(headers.get('content-type') ?? '')
  const said: unknown = isJson ? await response.json() : await response.text()
  const standard = parseAsStandardSchema(schema)
  if (!standard) return { status, headers, body: said }
  const { value, error } = validateAgainstStandardSchema(said, standard)
  if (error) throw new Failure('offContract', status, undefined, waitOf(headers.get('retry-after')))
  return { status, headers, body: value }
}

async function callForUser(args: ApiFetcherArgs, { signIn, renew, doubt }: Bearer, send: Send) {
  const asked = signIn()
  // what is asked for one user must never be asked in the name of the next
  const isSame = (other?: Credentials) => !asked || other?.user.username === asked.user.username
  const first = asked?.token ? asked : await renew()
  const token = isSame(first) ? first?.token : undefined
  // what anybody may send must not go out as a stranger's
  if (!token && !needsUser(args)) throw new Failure('refused', 401)
  const answer = await send(token)
  if (!token) return answer
  // what its user has typed is kept only once it is known that the sign-in has ended: before the caller receives the failure
  if (says(saysInvalid, answer)) await doubt(token)
  if (!says(saysExpired, answer)) return answer
  const renewed = await renew(token)
  return renewed?.token && isSame(renewed) ? send(renewed.token) : answer
}

const says = (what: typeof saysExpired, { status, headers }: { status: number; headers: Headers }) =>
  what(status, headers.get('www-authenticate'))
