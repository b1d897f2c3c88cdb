import { createTransport } from 'nodemailer'
import type { StoredMail } from './queue.ts'
import { senderOf } from './sender.ts'
import { type Trouble, troubleOf } from './trouble.ts'

export type Smtp = ReturnType<typeof createSmtp>

/** `url` has been validated by the settings. */
export function createSmtp(url: string, from: string | undefined) {
  const sender = senderOf(from)
  if (!sender) throw new Error('The sender must have been checked.')
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    /** Returns what went wrong, or nothing. */
    async deliver(
      { id, recipient, replyTo, subject, text, html }: StoredMail,
      signal: AbortSignal,
    ): Promise<Trouble | undefined> {
      try {
        await transport.sendMail({
          from: sender,
          to: { name: '', address: recipient },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          // the same at each attempt, so that a server that has accepted the mail already can recognise it
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        })
        return undefined
      } catch (error) {
        return troubleOf(error)
      }
    },
    close: () => transport.close(),
  }
}
