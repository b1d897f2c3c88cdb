import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { cookieHeader, readCookieOf } from './cookies.ts'

/** The sign-in that a cookie belongs to, and the number of rotations before it was issued. */
export type Ticket = { id: string; counter: number }
export const REMEMBERED_SECONDS = 30 * 24 * 3600

/** The value is derived, so that the store does not have to keep a secret. */
export function sealTicket(key: Uint8Array, { id, counter }: Ticket) {
  return `${id}.${counter}.${signatureOf(key, id, counter)}`
}

/** Undefined for everything this server did not write. */
export function openTicket(key: Uint8Array, value: string): Ticket | undefined {
  const [, id, digits, signature] = /^([A-Za-z0-9_-]{1,64})\.(0|[1-9]\d{0,9})\.([A-Za-z0-9_-]{43})$/.exec(value) ?? []
  if (id === undefined || digits === undefined || signature === undefined) return undefined
  const counter = Number(digits)
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, id, counter)))
  return isOurs ? { id, counter } : undefined
}

const signatureOf = (key: Uint8Array, id: string, counter: number) =>
  createHmac('sha256', key).update(`${id}.${counter}`).digest('base64url')

/** An undefined `value` removes the cookie; without `isRemembered` it ends with the browser session. */
export function setCookie(request: FastifyRequest, value: string | undefined, isRemembered = false) {
  const maxAgeSeconds = value === undefined ? 0 : isRemembered ? REMEMBERED_SECONDS : undefined
  return cookieHeader(request, { kind: '', value: value ?? '', maxAgeSeconds })
}

export const readCookie = (request: FastifyRequest) => readCookieOf(request, '')
