import * as z from 'zod/mini'

export const MailKind = z.enum([
  'verification',
  'passwordReset',
  'passwordChanged',
  'signInEnded',
  'accountDeleted',
  'contactMessage',
])
export type MailKind = z.infer<typeof MailKind>
