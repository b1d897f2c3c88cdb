import { CannotStart } from '../cannot-start.ts'
import { senderOf } from './sender.ts'

export type MailSettings = {
  /** The public address of the app: an origin. Without it, the address on which the backend listens. */
  publicUrl?: string | undefined
  /** The URL of an SMTP server, with its credentials. Without it mails stay in the outbox. */
  smtp?: string | undefined
  from?: string | undefined
}
type Environment = Record<string, string | undefined>

/** Parameters that may follow an SMTP server's address: the mailer would accept many others, such as a log of every mail and password. */
const smtpSettings = ['requireTLS', 'ignoreTLS', 'authMethod', 'name', 'tls.rejectUnauthorized', 'tls.servername']

/** Errors do not repeat the value of SMTP_URL, which contains a password. */
export function readMailSettings({ PUBLIC_URL, SMTP_URL, MAIL_FROM }: Environment): MailSettings {
  if (MAIL_FROM && !senderOf(MAIL_FROM)) {
    throw new CannotStart(`MAIL_FROM is '${MAIL_FROM}', but must be an address or 'Name <address>'.`)
  }
  return {
    publicUrl: PUBLIC_URL ? originOf(PUBLIC_URL) : undefined,
    smtp: SMTP_URL ? checkedSmtp(SMTP_URL) : undefined,
    from: MAIL_FROM || undefined,
  }
}

function originOf(text: string) {
  const url = parse(text)
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!isOrigin)
    throw new CannotStart('PUBLIC_URL must be like https://example.com, with nothing after the host and port.')
  return url.origin
}

function checkedSmtp(text: string) {
  const url = parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !/^\/?$/.test(url.pathname)) {
    throw new CannotStart('SMTP_URL must be like smtp://user:password@host:587 or smtps://user:password@host.')
  }
  if ([...url.searchParams.keys()].some((key) => !smtpSettings.includes(key))) {
    throw new CannotStart(`SMTP_URL can set nothing but ${smtpSettings.join(', ')}.`)
  }
  return text
}

const parse = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)
