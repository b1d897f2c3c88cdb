import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'

/** How many alerts a reader may have. */
export const ALERTS_LIMIT = 20
/** How many headlines that rang are kept. */
export const RANG_LIMIT = 100
/** How long the words of an alert may be, in UTF-16 units. */
export const ALERT_WORDS_LIMIT = 200

/** What rings: a ticker's symbol, the id of a watchlist or of a preset, or words in the language of searches. */
export const Alert = z.object({
  kind: z.enum(['ticker', 'list', 'preset', 'words']),
  value: z.string().check(z.minLength(1), z.maxLength(ALERT_WORDS_LIMIT)),
})
export type Alert = z.infer<typeof Alert>

const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** `HH:mm` of the reader's zone; where `from` is not before `to`, over midnight. */
export const QuietHours = z.object({ from: TimeOfDay, to: TimeOfDay })
export type QuietHours = z.infer<typeof QuietHours>

const Choice = z.enum(['on', 'off'])
export type Choice = z.infer<typeof Choice>

/** How it rings. `quiet`: when it makes no sound and shows nothing, while `quietHours` are on. */
export const AlertSettings = z.object({ sound: Choice, desktop: Choice, quietHours: Choice, quiet: QuietHours })
export type AlertSettings = z.infer<typeof AlertSettings>

/** What this browser keeps of a reader's alerts. */
export const KeptAlerts = z.object({ alerts: z.array(Alert).check(z.maxLength(ALERTS_LIMIT)), settings: AlertSettings })
export type KeptAlerts = z.infer<typeof KeptAlerts>

/** A headline that rang. `at`: epoch milliseconds. `why`: what rang, in words. `how`: whether it rang, or fell into the quiet hours. */
export const Rang = z.object({
  id: Id,
  at: z.number(),
  title: z.string(),
  articleSource: z.string(),
  why: z.array(z.string()),
  how: z.enum(['rung', 'quiet']),
})
export type Rang = z.infer<typeof Rang>
