import { DrizzleQueryError } from 'drizzle-orm'
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify'
import { URI_LIMIT } from '../../src/contract/shared/connection.ts'
import { type Environment, wait } from '../environment.ts'
import { networkOf } from './asking/network.ts'
import type { Costs, Meter } from './limits/costs.ts'
import type { Limits } from './limits/limits.ts'
import { createTarpit } from './limits/tarpit.ts'
import { failed, invalid, notFound, Refusal, tooLarge } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, as limits identify it. */
    network: string
    /** The costs of the caller. */
    meter: Meter
  }
}

type Held = Pick<Environment, 'after'> & { costs: Costs; limits: Limits }

/** What fastify's own schemas are compiled with: the contract takes their place, and loading the compilers takes a fifth of a second of each start. */
const noSchemas = () => () => {
  throw new Error('Routes have no schemas of fastify: the contract checks them.')
}

/** In bytes. */
export const BODY_LIMIT = 64 * 1024

/**
 * A server that speaks JSON only and describes its own failures to callers as a problem without details. The identity of a caller, and the protocol,
 * are read from forwarded headers where a trusted proxy sent them.
 */
export function createServer(
  report: (line: string) => void,
  trustedProxies: string[] | undefined,
  { costs, limits, after }: Held,
  logger?: FastifyBaseLogger,
): FastifyInstance {
  const tarpit = createTarpit(limits, (milliseconds) => wait({ after }, milliseconds))
  const server: FastifyInstance = fastify({
    ...(logger && { loggerInstance: logger }),
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    trustProxy: trustedProxies !== undefined && trustedProxies.length > 0 && trustedProxies,
  })
  server.removeAllContentTypeParsers()
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  )
  server.decorateRequest('account', undefined)
  server.decorateRequest('network', '')
  server.decorateRequest('meter')
  server.addHook('onRequest', async (request) => {
    if (request.url.length > URI_LIMIT) throw new Refusal(414, 'too-long', 'The address is too long.')
    request.network = networkOf(request.ip)
    request.meter = costs.of(request.network)
  })
  server.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status === 429) await tarpit(request.network)
    if (refusal.status >= 500 && !(error instanceof Refusal))
      report(`${request.method} ${request.url.split('?')[0]}: ${traceOf(error)}`)
    return reply.code(refusal.status).headers(refusal.headers).send(refusal.problem)
  })
  return server
}

/** An address that cannot be decoded is used as it is: it matches no route, so it is not an error. */
function decodable(url: string) {
  const [path = '', ...query] = url.split('?')
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?')
}

function isDecodable(path: string) {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Without the query parameters: they contain typed text, hashes and links. */
function traceOf(error: Error) {
  const { stack, message } = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  return error instanceof DrizzleQueryError ? `${error.query}: ${stack ?? message}` : (stack ?? message)
}

function refusalOf(error: FastifyError | Refusal) {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return tooLarge()
  if (error.statusCode === 404) return notFound('There is no such call.')
  if (error.statusCode !== undefined && error.statusCode < 500) return invalid(error.message)
  return failed()
}
