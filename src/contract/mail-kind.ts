import * as z from 'zod/mini'

export const MailKind = z.enum(['verification', 'passwordReset', 'passwordChanged', 'accountDeleted'])
export type MailKind = z.infer<typeof MailKind>
