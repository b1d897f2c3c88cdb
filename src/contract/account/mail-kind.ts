import * as z from 'zod/mini'

export const MailKind = z.enum([
  'verification',
  'passwordReset',
  'passwordChanged',
  'signInEnded',
  'newBrowser',
  'accountDeleted',
  'contactMessage',
])
export type MailKind = z.infer<typeof MailKind>
