import type { IncomingMessage } from 'node:http'
import type { Environment } from '../../environment.ts'
import { ask, type Network } from './connect.ts'
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts'
import { retryAfterOf } from './retry-after.ts'
import { FetchTrouble, troubleOf } from './trouble.ts'

/** The headers by which a server detects whether its document has changed. */
export type Validators = { etag?: string | undefined; lastModified?: string | undefined }
export type Fetched =
  | {
      kind: 'document'
      bytes: Uint8Array
      /** The address at the end of all redirects. */
      address: string
      /** The address to use from now on. */
      lasting: string
      contentType: string
      validators: Validators
    }
  | { kind: 'unchanged' }
  | { kind: 'gone' }

export type FetchSettings = {
  network: Network
  userAgent: string
  now(): number
  after: Environment['after']
  /** In bytes, of the decompressed document. */
  size?: number
  /** In milliseconds, for the whole request. */
  time?: number
  redirects?: number
}
export type Fetch = (address: string, validators: Validators, ended: AbortSignal) => Promise<Fetched>

/** `cookies`: what the hosts of earlier hops have set, by host and name. */
type Hop = { url: URL; lasting: string; hops: number; cookies: ReadonlyMap<string, string> }
const ACCEPTED = 'application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5'
const MOVED = [301, 302, 303, 307, 308]
const MOVED_FOR_GOOD = [301, 308]

/** Fetches documents within limits. A returned document is complete; everything else is thrown as `FetchTrouble`. */
export function createFetch(settings: FetchSettings): Fetch {
  const { size = 10 * 1024 * 1024, time = 30_000, redirects = 5 } = settings

  async function follow(hop: Hop, headers: Record<string, string>, signal: AbortSignal): Promise<Fetched> {
    const answer = await ask(hop.url, withCookies(headers, hop), settings.network, signal)
    try {
      if (!MOVED.includes(answer.statusCode ?? 0)) return await take(answer, hop, headers)
    } finally {
      answer.destroy()
    }
    if (hop.hops >= redirects) throw new FetchTrouble(`It was redirected more than ${redirects} times.`)
    return follow(nextHop(answer, hop), headers, signal)
  }

  async function take(answer: IncomingMessage, hop: Hop, headers: Record<string, string>): Promise<Fetched> {
    const status = answer.statusCode ?? 0
    if (status === 304 && ('if-none-match' in headers || 'if-modified-since' in headers)) return { kind: 'unchanged' }
    if (status === 410) return { kind: 'gone' }
    if (status !== 200) {
      throw new FetchTrouble(
        `It answers ${status} ${answer.statusMessage ?? ''}`.trim().slice(0, 100).concat('.'),
        retryAfterOf(answer.headers['retry-after'], settings.now()),
      )
    }
    return {
      kind: 'document',
      bytes: await readBody(answer, size),
      address: hop.url.href,
      lasting: hop.lasting,
      contentType: answer.headers['content-type'] ?? '',
      validators: { etag: answer.headers.etag, lastModified: answer.headers['last-modified'] },
    }
  }

  return async (address, validators, ended) => {
    const url = httpUrl(address)
    const late = new AbortController()
    const cancel = settings.after(time, () => late.abort())
    const signal = AbortSignal.any([ended, late.signal])
    try {
      return await follow(
        { url, lasting: url.href, hops: 0, cookies: new Map() },
        headersOf(settings.userAgent, validators),
        signal,
      )
    } catch (error) {
      if (late.signal.aborted) throw new FetchTrouble(`It did not arrive within ${time / 1000} seconds.`)
      throw troubleOf(error, url.hostname)
    } finally {
      cancel()
    }
  }
}

function headersOf(userAgent: string, { etag, lastModified }: Validators): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: ACCEPTED,
    'accept-encoding': ACCEPTED_ENCODINGS,
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
  }
}

/** A permanent redirect counts only if all redirects before it were permanent. */
function nextHop({ statusCode = 0, headers }: IncomingMessage, { url, lasting, hops, cookies }: Hop): Hop {
  const { location } = headers
  if (location === undefined || !URL.canParse(location, url))
    throw new FetchTrouble('It is redirected without an address.')
  const next = httpUrl(new URL(location, url).href)
  const isLasting = lasting === url.href && MOVED_FOR_GOOD.includes(statusCode)
  return {
    url: next,
    lasting: isLasting ? next.href : lasting,
    hops: hops + 1,
    cookies: cookiesAfter(cookies, url.host, headers['set-cookie']),
  }
}

/** The cookies of a host go back to that host alone, and only until the document is there. */
function withCookies(headers: Record<string, string>, { url, cookies }: Hop) {
  const own = [...cookies].filter(([key]) => key.startsWith(`${url.host} `)).map(([, pair]) => pair)
  return own.length > 0 ? { ...headers, cookie: own.join('; ') } : headers
}

function cookiesAfter(before: ReadonlyMap<string, string>, host: string, set: readonly string[] = []) {
  const pairs = set
    .map((cookie) => cookie.split(';', 1)[0]?.trim() ?? '')
    .filter((pair) => /^[^=\s]+=[\x21-\x7e]*$/.test(pair))
  const named = pairs
    .slice(0, 20)
    .map((pair) => [`${host} ${pair.slice(0, pair.indexOf('='))}`, pair.slice(0, 4096)] as const)
  return new Map([...before, ...named])
}

function httpUrl(address: string) {
  const url = new URL(address)
  url.hash = ''
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchTrouble(`It leads to ${url.protocol} but only http: and https: are followed.`)
  }
  if (url.username !== '' || url.password !== '')
    throw new FetchTrouble('It leads to an address with a user name in it.')
  return url
}
