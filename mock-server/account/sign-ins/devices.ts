import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Environment } from '../../environment.ts'
import { cookieHeader, readCookieOf } from './cookies.ts'

/**
 * `signedUp`: the account was created in this browser. `signedIn`: its password or a mailed reset link was used there, or it was verified where it
 * was created.
 */
export type Deed = 'signedUp' | 'signedIn'
export type Devices = ReturnType<typeof createDevices>

/** The longest time that browsers keep a cookie. */
const LIFETIME_SECONDS = 400 * 24 * 3600
/** The cookie keeps a browser's newest deeds only. */
const MOST_TAGS = 10

/**
 * Recognises a browser by what it has done for which account. Its cookie holds a random id and a tag for each deed, which only this server can write:
 * nothing is stored, and the cookie does not sign anyone in.
 */
export function createDevices(key: Uint8Array, { randomText }: Pick<Environment, 'randomText'>) {
  // the same key signs refresh cookies, whose text has no spaces
  const tagOf = (id: string, deed: Deed, userId: string) =>
    createHmac('sha256', key).update(`device ${id} ${deed} ${userId}`).digest('base64url').slice(0, 22)

  function read(request: FastifyRequest) {
    const [id = '', ...tags] = (readCookieOf(request, '-device') ?? '').split('.')
    return /^[\w-]{24}$/.test(id) ? { id, tags: tags.filter((tag) => /^[\w-]{22}$/.test(tag)) } : undefined
  }

  return {
    /** The id of the browser if it has done this for the account, else undefined. */
    idOf(request: FastifyRequest, deed: Deed, userId: string): string | undefined {
      const device = read(request)
      const tag = device && Buffer.from(tagOf(device.id, deed, userId))
      return tag && device.tags.some((kept) => timingSafeEqual(Buffer.from(kept), tag)) ? device.id : undefined
    },

    /** The `Set-Cookie` that lets the browser be recognised for this from now on. */
    note(request: FastifyRequest, deed: Deed, userId: string): string {
      const { id, tags } = read(request) ?? { id: randomText(18), tags: [] }
      const tag = tagOf(id, deed, userId)
      const newest = [tag, ...tags.filter((kept) => kept !== tag)].slice(0, MOST_TAGS)
      return cookieHeader(request, {
        kind: '-device',
        value: [id, ...newest].join('.'),
        maxAgeSeconds: LIFETIME_SECONDS,
      })
    },
  }
}
