import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../http/loopback.ts'

/** Which sign-in a cookie belongs to, and after how many rotations it was given. */
export type Ticket = { id: string; counter: number }
export const REMEMBERED_SECONDS = 30 * 24 * 3600

/** The value is derived, so that the store needs to keep no secret. */
export function sealTicket(key: Uint8Array, { id, counter }: Ticket) {
  return `${id}.${counter}.${signatureOf(key, id, counter)}`
}

/** Undefined for whatever this server did not write. */
export function openTicket(key: Uint8Array, value: string): Ticket | undefined {
  const [, id, digits, signature] = /^([A-Za-z0-9_-]{1,64})\.(0|[1-9]\d{0,9})\.([A-Za-z0-9_-]{43})$/.exec(value) ?? []
  if (id === undefined || digits === undefined || signature === undefined) return undefined
  const counter = Number(digits)
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, id, counter)))
  return isOurs ? { id, counter } : undefined
}

const signatureOf = (key: Uint8Array, id: string, counter: number) =>
  createHmac('sha256', key).update(`${id}.${counter}`).digest('base64url')

/** `value` undefined takes the cookie away; without `isRemembered` it ends with the browser session. */
export function setCookie(request: FastifyRequest, value: string | undefined, isRemembered = false) {
  const { name, path, isSecure } = shapeFor(request)
  const age = value === undefined ? ['Max-Age=0'] : isRemembered ? [`Max-Age=${REMEMBERED_SECONDS}`] : []
  const secure = isSecure ? ['Secure'] : []
  return [`${name}=${value ?? ''}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict', ...secure, ...age].join('; ')
}

export function readCookie(request: FastifyRequest): string | undefined {
  const { name } = shapeFor(request)
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/**
 * Only on loopback may the cookie travel over http. Browsers do not keep the cookies of two ports of a host apart: there the port is
 * in the name, so that two servers of one machine do not sign each other's users out. What is forwarded about https is believed from
 * anybody: it can only bind the cookie more.
 */
function shapeFor(request: FastifyRequest) {
  const isHttps = request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https'
  return isHttps || !isLoopback(request.hostname)
    ? { name: '__Host-market-flux', path: '/', isSecure: true }
    : { name: `market-flux-${request.socket.localPort}`, path: '/api/user', isSecure: false }
}
