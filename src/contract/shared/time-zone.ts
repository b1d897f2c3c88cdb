import * as z from 'zod/mini'

/** A zone of the IANA database, as `Intl.DateTimeFormat` knows them, at most 64 characters. */
export const TimeZone = z.string().check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone, 'Not a time zone.'))
export type TimeZone = z.infer<typeof TimeZone>

function isTimeZone(text: string) {
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zone that a browser reports, or UTC where no date can be written in it, such as the `Etc/Unknown` of Chromium on a machine without a valid zone. */
export const knownZone = (reported: string): TimeZone => TimeZone.safeParse(reported).data ?? 'UTC'
