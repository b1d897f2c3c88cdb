import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { failed, invalid, notFound, Refusal, tooLarge } from './refusal.ts'

/** In bytes. */
export const BODY_LIMIT = 64 * 1024

/** A server that speaks JSON only, and of whose troubles nobody outside learns more than a problem. */
export function createServer(report: (line: string) => void): FastifyInstance {
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    requestTimeout: 30_000,
  })
  server.removeAllContentTypeParsers()
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  )
  server.decorateRequest('account', undefined)
  server.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500 && !(error instanceof Refusal))
      report(`${request.method} ${request.url.split('?')[0]}: ${error.stack ?? error.message}`)
    return reply.code(refusal.status).headers(refusal.headers).send(refusal.problem)
  })
  return server
}

function refusalOf(error: FastifyError | Refusal) {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return tooLarge()
  if (error.statusCode === 404) return notFound('There is no such call.')
  if (error.statusCode !== undefined && error.statusCode < 500) return invalid(error.message)
  return failed()
}
