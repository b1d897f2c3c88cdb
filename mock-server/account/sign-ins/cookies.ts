import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../http/asking/loopback.ts'

/** `kind` follows the product's name in the name of the cookie. */
export type Cookie = { kind: '' | '-device'; value: string; maxAgeSeconds?: number | undefined }

/** The `Set-Cookie` of an answer. Without a `maxAgeSeconds` the cookie ends with the browser session. */
export function cookieHeader(request: FastifyRequest, { kind, value, maxAgeSeconds }: Cookie) {
  const { name, path, isSecure } = shapeFor(request, kind)
  const age = maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]
  const secure = isSecure ? ['Secure'] : []
  return [`${name}=${value}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict', ...secure, ...age].join('; ')
}

export function readCookieOf(request: FastifyRequest, kind: Cookie['kind']): string | undefined {
  const { name } = shapeFor(request, kind)
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/**
 * Only on loopback may the cookie travel over http. Browsers do not separate the cookies of two ports of a host: there the port is part of the name,
 * so that two servers on one machine do not sign out each other's users. A forwarded https header is trusted from anyone, because it can only make
 * the cookie stricter.
 */
function shapeFor(request: FastifyRequest, kind: Cookie['kind']) {
  const isHttps = request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https'
  return isHttps || !isLoopback(request.hostname)
    ? { name: `__Host-market-flux${kind}`, path: '/', isSecure: true }
    : { name: `market-flux-${request.socket.localPort}${kind}`, path: '/api/user', isSecure: false }
}
