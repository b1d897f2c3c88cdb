import * as z from 'zod/mini'
import { Id } from './fields.ts'

/**
 * Which search an answer belongs to. Several lists share one connection: each has a `subscription` of its own, and counts its searches in `sequence`.
 * A client that sends no tag has one subscription and gets answers without a tag.
 */
export const SearchTag = z.strictObject({ subscription: Id, sequence: z.int().check(z.gte(0)) })
export type SearchTag = z.infer<typeof SearchTag>

/**
 * What an `initial` answers, and the room whose updates belong to that search from now on. Equal contexts share a room: an update is matched and
 * encoded once for all who listen.
 */
export const SearchAnswer = z.strictObject({ ...SearchTag.shape, room: Id })
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** What a search wants at once: its newest items alone. Without this word the older ones follow. */
export const SearchExtent = z.literal('newest')
export type SearchExtent = z.infer<typeof SearchExtent>

/** Of who reads; null for no one. */
export const AccessToken = z.nullable(z.string().check(z.minLength(1), z.maxLength(4096)))

/** How many items an `initial` leaves to backfill. */
export const OlderCount = z.int().check(z.gte(1))

/** How many items follow a `backfill` that was asked for. */
export const RestCount = z.int().check(z.gte(0))

/** Which search is refused for there were too many, and in how many `seconds` it is worth asking again. */
export const SearchRefusal = z.strictObject({ ...SearchTag.shape, seconds: z.int().check(z.gte(1)) })
export type SearchRefusal = z.infer<typeof SearchRefusal>

/** A version of the app, by the name of the script that its page begins with: `index-DlPhuRSo.js`. */
export const AppVersion = z.string().check(z.minLength(1), z.maxLength(200))
export type AppVersion = z.infer<typeof AppVersion>

/** The real-time namespaces. All three share one connection. */
export const namespaces = { financial: '/financial', content: '/content', news: '/news' } as const
export type Namespace = (typeof namespaces)[keyof typeof namespaces]

/** RT-03: how the client connects. Times in milliseconds. The server offers polling and websocket only; where websocket does not open, polling follows at once. */
export const RECONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  transports: ['websocket', 'polling', 'webtransport'],
}

/** RT-06: the most windows of a browser that share a connection. The limits of a connection are for so many. */
export const WINDOWS_LIMIT = 5

/** RT-03: the longest address that a connection may ask for, in characters. */
export const URI_LIMIT = 8000
