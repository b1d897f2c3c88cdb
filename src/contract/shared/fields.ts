import * as z from 'zod/mini'

/** Ids in paths, of presets, items and subscriptions. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
export type Id = z.infer<typeof Id>

/** An instant as ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it: comparable as text. */
export const Instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/), z.refine(isInstant, 'Not a date of the calendar.'))
export type Instant = z.infer<typeof Instant>

function isInstant(text: string) {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

/** A link of a news item: http or https, without credentials, at most 2,048 characters. */
export const HttpLink = z.string().check(z.maxLength(2048), z.refine(isHttpLink, 'Not an http link.'))
export type HttpLink = z.infer<typeof HttpLink>

function isHttpLink(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
}

/** The longest text that a field takes unless it sets its own limit (VAL-10). */
export const DEFAULT_TEXT_LIMIT = 100_000
